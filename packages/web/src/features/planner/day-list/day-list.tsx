import { estimateLeg, routeLegsOf, type LegMeasure, type Trip } from '@fahrtwind/domain';
import { useMemo } from 'react';
import { usePlannerTexts } from '../texts.ts';
import { DaySection } from './day-section.tsx';
import styles from './day-list.module.css';

/** The measures of the legs, by the stop that each leads to. */
export type LegMeasures = ReadonlyMap<string, LegMeasure>;

/** All days in a row, to read and to add to. */
export function DayList({ trip }: { readonly trip: Trip }) {
  const { plan: texts } = usePlannerTexts();
  const { days } = trip;
  const legs = useMemo<LegMeasures>(
    () =>
      new Map(
        routeLegsOf({ days }).map(({ cityId, from, to, routeProfile }) => [
          cityId,
          estimateLeg(from, to, routeProfile),
        ]),
      ),
    [days],
  );
  return (
    <section aria-label={texts.days} className={styles.list}>
      <ol>
        {days.map((day, index) => (
          <li key={day.id}>
            <DaySection trip={trip} day={day} number={index + 1} legs={legs} />
          </li>
        ))}
      </ol>
    </section>
  );
}
