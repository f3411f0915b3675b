import { findHotel, type Day, type Trip } from '@fahrtwind/domain';
import { classNames } from '../../../ui/class-names.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { formatWeekday } from '../../../parts/trip-dates.ts';
import { usePlannerTexts } from '../texts.ts';
import { AddStop } from './add-stop.tsx';
import { dayColour } from './day-colour.ts';
import type { LegMeasures } from './day-list.tsx';
import styles from './day-list.module.css';
import { LegLine } from './leg-line.tsx';
import { NightRow } from './night-row.tsx';
import { StopRow } from './stop-row.tsx';

interface DaySectionProps {
  readonly trip: Trip;
  readonly day: Day;
  readonly number: number;
  readonly legs: LegMeasures;
}

/** One day: where it goes, how one gets there, where it ends. */
export function DaySection({ trip, day, number, legs }: DaySectionProps) {
  const { plan: texts } = usePlannerTexts();
  const language = useLanguage();
  const hotel = day.hotelId === null ? undefined : findHotel(trip, day.hotelId);
  const titleId = `tag-${day.id}`;
  return (
    <section
      className={classNames(styles.day, styles[dayColour(number)])}
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className={styles.dayTitle}>
        <span className={styles.dayNumber}>{texts.day(number)}</span>
        <span className={styles.date}>{formatWeekday(day.date, language)}</span>
      </h2>
      {day.cityList.length === 0 ? (
        <p className={styles.empty}>{texts.emptyDay}</p>
      ) : (
        <ol className={styles.stops}>
          {day.cityList.map((stop, index) => (
            <li key={stop.id}>
              <LegLine stop={stop} measure={legs.get(stop.id)} />
              <StopRow
                stop={stop}
                number={index + 1}
                isMoved={trip.movedCities.includes(stop.id)}
                neighbourId={day.cityList[index + 1]?.id ?? day.cityList[index - 1]?.id}
              />
            </li>
          ))}
        </ol>
      )}
      {hotel && <NightRow hotel={hotel} date={day.date} />}
      <AddStop dayId={day.id} dayNumber={number} near={day.cityList.at(-1)?.location} />
    </section>
  );
}
