import { findHotel, isFirm, isValidLocation, type Day, type Trip } from '@fahrtwind/domain';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import type { TripSchedule } from '../plan/use-schedule.ts';
import { useInView } from '../plan/use-planner-view.ts';
import { Announcer } from '../../../ui/announcer.tsx';
import { usePlannerTexts } from '../texts.ts';
import { DaySection } from './day-section.tsx';
import styles from './day-list.module.css';
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
  const numbers = useMemo(() => firstNumbers(days), [days]);
  useSelectedInSight(list, days);
  return (
    <section aria-label={texts.days} className={styles.list}>
      <ol ref={list}>
        {days.map((day, index) => (
          <li key={day.id} data-day-id={day.id}>
            <DaySection
              day={day}
              number={index + 1}
              // A day whose stops are not drawn is not rendered again because others count on.
              firstStopNumber={isNear(day) ? (numbers[index] ?? 1) : 1}
              plan={schedule.days.get(day.id)}
              hotel={day.hotelId === null ? undefined : findHotel(trip, day.hotelId)}
              movedIds={trip.movedCities}
              isNear={isNear(day)}
              isLast={index === days.length - 1}
            />
          </li>
        ))}
      </ol>
      <Announcer />
    </section>
  );
}

/** The number of each day's first stop: stops are numbered through the trip, as on the map. */
function firstNumbers(days: readonly Day[]): readonly number[] {
  let count = 1;
  return days.map(({ cityList }) => {
    const first = count;
    count += cityList.filter((stop) => isFirm(stop) && isValidLocation(stop.location)).length;
    return first;
  });
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
