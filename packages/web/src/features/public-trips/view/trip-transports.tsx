import { shortLabel, type PublicPlace, type PublicTrip } from '@fahrtwind/domain';
import { formatCents } from '../../../format/euros.ts';
import { TRANSPORT_ICONS } from '../../../parts/trip-rows/trip-icons.ts';
import { useTripRowTexts } from '../../../parts/trip-rows/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import styles from './public-trip.module.css';
import { usePublicTexts } from './texts.ts';
import { WebLink } from './web-link.tsx';

/** The way there, the way back and the vehicle; renders nothing without any. */
export function TripTransports({ trip }: { readonly trip: PublicTrip }) {
  const { trip: texts } = usePublicTexts();
  const rowTexts = useTripRowTexts();
  const language = useLanguage();
  if (trip.transports.length === 0) return null;
  return (
    <section className={styles.transports} aria-labelledby="an-und-abreise">
      <h2 id="an-und-abreise">{texts.transports}</h2>
      <ul>
        {trip.transports.map(({ field, type, from, to, priceCents, url }) => (
          <li key={field}>
            <Icon name={TRANSPORT_ICONS[type]} />
            <div>
              <p>
                <strong>{rowTexts.legs[field]}</strong>{' '}
                {[rowTexts.transportTypes[type], wayOf(from, to)]
                  .filter((part) => part !== '')
                  .join(', ')}
                {priceCents !== null && ` · ${formatCents(priceCents, language)}`}
              </p>
              <WebLink url={url} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One end is missing where the home is left out. */
function wayOf(from: PublicPlace | null, to: PublicPlace | null): string {
  return [from, to].flatMap((place) => (place ? [shortLabel(place)] : [])).join(' – ');
}
