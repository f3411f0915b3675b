import { isEstimated, type PublicTrip } from '@fahrtwind/domain';
import { formatKm, kmOf } from '../../../format/distance.ts';
import { formatDuration } from '../../../format/duration.ts';
import { estimateMark } from '../../../format/estimate.ts';
import { formatCents } from '../../../format/euros.ts';
import { monthName } from '../../../format/month-name.ts';
import { formatTripDates } from '../../../parts/trip-dates.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import styles from './public-trip.module.css';
import { usePublicTexts } from './texts.ts';

/** Length, distance, season and countries. Without dates, only the months are told. */
export function TripFigures({ trip }: { readonly trip: PublicTrip }) {
  const texts = usePublicTexts().trip;
  const language = useLanguage();
  const { months, startDate, endDate, countries, costs } = trip;
  const [first = 1, last = first] = [months.at(0), months.at(-1)];
  const when =
    startDate !== null && endDate !== null
      ? formatTripDates(startDate, endDate, language)
      : texts.months(monthName(first, language), monthName(last, language));
  const mark = estimateMark(isEstimated(trip));
  const figures: readonly (readonly [string, string])[] = [
    [texts.length, `${texts.days(trip.dayCount)}, ${texts.stops(trip.stopCount)}`],
    [texts.distance, mark + formatKm(kmOf(trip.totalDistance), language)],
    [texts.drive, mark + formatDuration(trip.totalDuration / 60)],
    [texts.when, `${when} (${texts.seasons[trip.season]})`],
    [texts.countries, countries.join(', ')],
    [texts.costs, costs && costs.totalCents > 0 ? formatCents(costs.totalCents, language) : ''],
  ];
  const hasWay = trip.totalDistance > 0;
  return (
    <dl className={styles.figures} aria-label={texts.facts}>
      {figures
        .filter(([, value]) => value !== '')
        .filter(([name]) => hasWay || (name !== texts.distance && name !== texts.drive))
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
