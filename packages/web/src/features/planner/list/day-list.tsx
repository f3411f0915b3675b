import {
  findHotel,
  isSameData,
  restingPlace,
  shortLabel,
  type Day,
  type Trip,
  stopsOf,
  usualLegKind,
} from '@fahrtwind/domain';
import {
  memo,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type RefObject,
} from 'react';
import { StopNumbers } from '../../../parts/trip-rows/stop-number.tsx';
import { stopNumbers } from '../../../parts/trip-schedule/stop-numbers.ts';
import type { TripSchedule } from '../../../parts/trip-schedule/use-schedule.ts';
import { dayView } from '../../../parts/trip-edit/day-view.ts';
import { useDayView } from '../../../parts/trip-edit/use-day-view.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useInView } from '../../../parts/trip-edit/use-planner-view.ts';
import { Announcer } from '../../../ui/announcer.tsx';
import { useListTexts } from './texts.ts';
import { DaySection } from './day-section.tsx';
import styles from './list.module.css';
import { placeHints } from './place-hints.ts';
import { PlaceHints } from './stop-body.tsx';
import type { RenderMarks } from './stop-row.tsx';
import { followNearDays } from './follow-near-days.ts';

/** Up to this many stops everything is rendered, so that the browser's search finds every stop. */
const ALL_STOPS = 80;
/** Rendered at first, and by the server, before it is known what is visible. */
const FIRST_DAYS = 3;

/** The ids of the days near the viewport. */
function useNearDays(
  list: RefObject<HTMLElement | null>,
  days: readonly Day[],
): ReadonlySet<string> {
  const ids = days.map(({ id }) => id).join(' ');
  const [near, setNear] = useState<ReadonlySet<string>>(
    () => new Set(days.slice(0, FIRST_DAYS).map(({ id }) => id)),
  );

  useEffect(() => {
    const root = list.current;
    if (!root) return undefined;
    return followNearDays(root, ids.split(' '), (found) => startTransition(() => setNear(found)));
  }, [list, ids]);

  return near;
}

/** Whether days out of view render their stops, too: in a trip that is short enough, after the first paint. */
function useAllStops(days: readonly Day[]): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => startTransition(() => setPainted(true)), []);
  return isPainted && stopsOf({ days }).length <= ALL_STOPS;
}

interface DayListProps {
  readonly trip: Trip;
  readonly schedule: TripSchedule;
  readonly renderMarks: RenderMarks;
}

/** All days with their stops. In a long trip only the days near the viewport render their stops. */
export const DayList = memo(function DayList({ trip, schedule, renderMarks }: DayListProps) {
  const texts = useListTexts();
  const isCompact = useDayView((view) => view.isCompact);
  const { days } = trip;
  const list = useRef<HTMLOListElement>(null);
  const near = useNearDays(list, days);
  const hasAllStops = useAllStops(days);
  // An edit changes the numbers of all later stops. They follow after its frame.
  const later = useDeferredValue(trip);
  const movedIds = useSteadyIds(trip.movedCities);
  const numbers = useMemo(() => stopNumbers(later.days), [later.days]);
  const resting = useMemo(() => restingNames(later), [later]);
  const usualKind = useMemo(() => usualLegKind(later), [later]);
  const hints = usePlaceHints(later);
  useSelectedInSight(list, days);
  return (
    <section
      aria-label={texts.days}
      className={classNames(styles.list, isCompact && styles.compact)}
    >
      <StopNumbers value={numbers}>
        <PlaceHints value={hints}>
          <ol ref={list}>
            {days.map((day, index) => (
              <DayItem
                key={day.id}
                isFar={!near.has(day.id)}
                day={day}
                number={index + 1}
                plan={schedule.days.get(day.id)}
                hotel={day.hotelId === null ? undefined : findHotel(trip, day.hotelId)}
                movedIds={movedIds}
                usualKind={usualKind}
                restingAt={resting.get(day.id) ?? null}
                isNear={hasAllStops || near.has(day.id)}
                isLast={index === days.length - 1}
                renderMarks={renderMarks}
              />
            ))}
          </ol>
        </PlaceHints>
      </StopNumbers>
      <Announcer />
    </section>
  );
});

interface DayItemProps extends ComponentProps<typeof DaySection> {
  readonly isFar: boolean;
}

/** Memoised with its element: an edit of one day would otherwise update those of all. */
const DayItem = memo(function DayItem({ isFar, ...section }: DayItemProps) {
  return (
    <li data-day-id={section.day.id} className={isFar ? styles.far : undefined}>
      <DaySection {...section} />
    </li>
  );
});

/** The same set while it holds the same ids: a trip without one of its stops has a new list, which would render all days. */
function useSteadyIds(ids: readonly string[]): ReadonlySet<string> {
  const key = ids.join(' ');
  return useMemo(() => new Set(key.split(' ')), [key]);
}

/** The same object as long as no hint changes, so that an edit renders no row for its sake. */
function usePlaceHints(trip: Trip): Readonly<Record<string, string>> {
  const next = useMemo(() => placeHints(trip), [trip]);
  const [kept, setKept] = useState(next);
  const isSame = useMemo(() => isSameData(kept, next), [kept, next]);
  if (!isSame) setKept(next);
  return isSame ? kept : next;
}

/** The names of the places where days without stops are spent, by day id. */
function restingNames(trip: Trip): ReadonlyMap<string, string> {
  return new Map(
    trip.days.flatMap(({ id }, index) => {
      const place = restingPlace(trip, index);
      return place ? [[id, shortLabel(place)] as const] : [];
    }),
  );
}

/** Scrolls to the day of a stop that was selected elsewhere; the row itself does the rest. */
function useSelectedInSight(list: RefObject<HTMLElement | null>, days: readonly Day[]): void {
  const selectedId = useInView((view) => view.cityId);
  const latest = useRef(days);
  useEffect(() => {
    latest.current = days;
  }, [days]);
  useEffect(() => {
    if (selectedId === null) return;
    const root = list.current;
    if (root?.querySelector(`[data-row="${CSS.escape(selectedId)}"]`)) return;
    const day = latest.current.find(({ cityList }) => cityList.some(({ id }) => id === selectedId));
    if (!day) return;
    dayView.setCollapsed(day.id, false);
    root?.querySelector(`[data-day-id="${CSS.escape(day.id)}"]`)?.scrollIntoView();
  }, [list, selectedId]);
}
