import type { Lodging } from '@fahrtwind/contract';
import { useState } from 'react';
import { AdMark } from '../../../parts/lodging/booking-links.tsx';
import { LodgingFacts, LodgingPrice } from '../../../parts/lodging/lodging-facts.tsx';
import { placeLabels } from '../../../parts/place-field/place-labels.ts';
import { Button } from '../../../ui/button.tsx';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './hotel-search.module.css';
import { useHotelSearchTexts } from '../texts.ts';

interface LodgingCardProps {
  readonly lodging: Lodging;
  readonly nights: number;
  readonly onTake: () => void;
}

/** One lodging of the results. */
export function LodgingCard({ lodging, nights, onTake }: LodgingCardProps) {
  const texts = useHotelSearchTexts().results;
  const { name, location, url, isAd, totalCents } = lodging;
  const hasPrice = totalCents !== null;
  return (
    <li className={styles.card}>
      <Picture lodging={lodging} />
      <div className={styles.about}>
        <h4>{name}</h4>
        <LodgingFacts lodging={lodging} />
        <span className={styles.muted}>{placeLabels(location).where}</span>
      </div>
      <div className={styles.offer}>
        {hasPrice ? (
          <LodgingPrice totalCents={totalCents} nights={nights} />
        ) : (
          <span className={styles.muted}>{texts.noPrice}</span>
        )}
        {url !== '' && (
          <span className={styles.link}>
            <ExternalLink
              href={url}
              isAd={isAd}
              isFromUser={!isAd}
              aria-label={hasPrice ? texts.offerOf(name) : texts.websiteOf(name)}
            >
              {hasPrice ? texts.toOffer : texts.website}
            </ExternalLink>
            {isAd && <AdMark />}
          </span>
        )}
        <Button variant="outlined" aria-label={texts.takeNamed(name)} onClick={onTake}>
          <Icon name="plus" />
          {texts.take}
        </Button>
      </div>
    </li>
  );
}

/** The picture that this server has of it; a drawn bed or tent where there is none. */
function Picture({ lodging: { picture, type } }: { readonly lodging: Lodging }) {
  const [isBroken, setBroken] = useState(false);
  if (picture === null || isBroken) {
    return (
      <span className={styles.noPicture}>
        <Icon name={type === 'Camping' ? 'tent' : 'bed'} />
      </span>
    );
  }
  return (
    <img
      className={styles.picture}
      src={picture}
      alt=""
      width="480"
      height="320"
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}
