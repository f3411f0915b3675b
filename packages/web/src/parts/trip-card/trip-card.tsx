import type { TripSummary } from '@fahrtwind/contract';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { formatKm, kmOf } from '../../format/distance.ts';
import { estimateMark } from '../../format/estimate.ts';
import { classNames } from '../../ui/class-names.ts';
import { useLanguage } from '../../ui/texts.tsx';
import { TripCover } from '../trip-cover/trip-cover.tsx';
import { formatTripDates } from '../trip-dates.ts';
import { useTripCardTexts, type TripMark } from './texts.ts';
import styles from './trip-card.module.css';

interface TripCardProps {
  readonly trip: TripSummary;
  readonly to: string;
  readonly marks?: readonly TripMark[];
  /** A menu with further actions. */
  readonly menu?: ReactNode;
}

/** A trip in a list; the whole card is a link. */
export const TripCard = memo(function TripCard({ trip, to, marks = [], menu }: TripCardProps) {
  const texts = useTripCardTexts();
  const language = useLanguage();
  const dates = formatTripDates(trip.startDate, trip.endDate, language);
  const km = kmOf(trip.totalDistance);
  const distanceText = distanceTextOf(trip, texts);
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <TripCover trip={trip} />
        {marks.length > 0 && (
          <ul className={styles.marks}>
            {marks.map((mark) => (
              <li key={mark} className={classNames(styles.mark, styles[mark])}>
                {texts.marks[mark]}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.body}>
        <h3 className={styles.title}>
          <Link to={to} className={styles.link} data-trip={trip.id}>
            {trip.title}
          </Link>
        </h3>
        <p className={styles.dates}>
          {dates && <span>{dates} · </span>}
          {texts.days(trip.dayCount)}
        </p>
        {distanceText && <p className={styles.distance}>{distanceText}</p>}
        <p className={styles.facts}>
          {texts.stops(trip.stopCount)}
          {km > 0 && <span> · {estimateMark(trip.isEstimate) + formatKm(km, language)}</span>}
        </p>
        {menu && <div className={styles.menu}>{menu}</div>}
      </div>
    </article>
  );
});

function distanceTextOf(
  { from, to, stopCount }: TripSummary,
  texts: ReturnType<typeof useTripCardTexts>,
): string {
  if (from === '') return '';
  if (from !== to) return texts.fromTo(from, to);
  return stopCount > 1 ? texts.roundTrip(from) : from;
}
