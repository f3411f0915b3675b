import { findHotel, type Day, type Trip } from '@fahrtwind/domain';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { stopNumbers } from '../plan/stop-numbers.ts';
import type { TripSchedule } from '../plan/use-schedule.ts';
import { useInView } from '../plan/use-planner-view.ts';
import { Announcer } from '../../../ui/announcer.tsx';
import { usePlannerTexts } from '../texts.ts';
import { DaySection } from './day-section.tsx';
import styles from './day-list.module.css';
import { StopNumbers } from './stop-number.tsx';
import { useNearDays } from './use-near-days.ts';

interface DayListProps {
  readonly trip: Trip;
  readonly schedule: TripSchedule;
}

/** All days in a row, to read and to add to. Of a long trip only the days near the screen have their stops drawn. */
export function DayList({ trip, schedule }: DayListProps) {
  const { plan: texts } = usePlannerTexts();
  const { days } = trip;
  const list = useRef<HTMLOListElement>(null);
  const near = useNearDays(list, days);
  const isNear = ({ id }: Day) => near === null || near.has(id);
  const numbers = useMemo(() => stopNumbers(days), [days]);
  useSelectedInSight(list, days);
  return (
    <section aria-label={texts.days} className={styles.list}>
      <StopNumbers value={numbers}>
        <ol ref={list}>
          {days.map((day, index) => (
            <li key={day.id} data-day-id={day.id} className={isNear(day) ? undefined : styles.far}>
              <DaySection
                day={day}
                number={index + 1}
                plan={schedule.days.get(day.id)}
                hotel={day.hotelId === null ? undefined : findHotel(trip, day.hotelId)}
                movedIds={trip.movedCities}
                isNear={isNear(day)}
                isLast={index === days.length - 1}
              />
            </li>
          ))}
        </ol>
      </StopNumbers>
      <Announcer />
    </section>
  );
}

/** Brings the day of a stop that was chosen elsewhere into sight; the row itself does the rest. */
function useSelectedInSight(list: RefObject<HTMLElement | null>, days: readonly Day[]): void {
  const selectedId = useInView((view) => view.selectedStopId);
  const latest = useRef(days);
  useEffect(() => {
    latest.current = days;
  }, [days]);
  useEffect(() => {
    if (selectedId === null) return;
    const root = list.current;
    if (root?.querySelector(`[data-row="${CSS.escape(selectedId)}"]`)) return;
    const day = latest.current.find(({ cityList }) => cityList.some(({ id }) => id === selectedId));
    if (day) root?.querySelector(`[data-day-id="${CSS.escape(day.id)}"]`)?.scrollIntoView();
  }, [list, selectedId]);
}
