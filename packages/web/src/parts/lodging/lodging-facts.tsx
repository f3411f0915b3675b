import type { Lodging } from '@fahrtwind/contract';
import { formatKm, kmOf } from '../../format/distance.ts';
import { formatCents } from '../../format/euros.ts';
import { useLanguage } from '../../ui/texts.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useTripRowTexts } from '../trip-rows/texts.ts';
import styles from './lodging.module.css';
import { useLodgingTexts } from './texts.ts';

/** Kind, stars and distance of a lodging in one line. */
export function LodgingFacts({ lodging: { type, stars, meters } }: { readonly lodging: Lodging }) {
  const texts = useLodgingTexts();
  const { hotelTypes } = useTripRowTexts();
  const language = useLanguage();
  return (
    <span className={styles.facts}>
      {hotelTypes[type]}
      {stars > 0 && (
        <>
          {' · '}
          <span className={styles.stars} aria-hidden="true">
            {'★'.repeat(stars)}
          </span>
          <VisuallyHidden>{texts.stars(stars)}</VisuallyHidden>
        </>
      )}
      {' · '}
      {texts.away(formatKm(kmOf(meters), language))}
    </span>
  );
}

interface LodgingPriceProps {
  readonly totalCents: number;
  readonly nights: number;
}

/** The price of a night, and of all. */
export function LodgingPrice({ totalCents, nights }: LodgingPriceProps) {
  const texts = useLodgingTexts();
  const language = useLanguage();
  return (
    <span className={styles.price}>
      <strong>{formatCents(totalCents / nights, language)}</strong> {texts.perNight}
      {nights > 1 && (
        <span className={styles.total}>
          {texts.inAll(formatCents(totalCents, language), nights)}
        </span>
      )}
    </span>
  );
}
