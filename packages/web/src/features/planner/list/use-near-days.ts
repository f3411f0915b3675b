import { stopsOf, type Day } from '@fahrtwind/domain';
import { startTransition, useEffect, useState, type RefObject } from 'react';
import { followNearDays } from './follow-near-days.ts';

/** Up to this many stops everything is rendered, so that the browser's search finds every stop. */
const ALL_STOPS = 80;
/** Rendered at first, before it is known what is visible. */
const FIRST_DAYS = 6;

/** The ids of the days near the viewport; null when the trip is short enough to render all. */
export function useNearDays(
  list: RefObject<HTMLElement | null>,
  days: readonly Day[],
): ReadonlySet<string> | null {
  const isLong = stopsOf({ days }).length > ALL_STOPS;
  const ids = days.map(({ id }) => id).join(' ');
  const [near, setNear] = useState<ReadonlySet<string>>(
    () => new Set(days.slice(0, FIRST_DAYS).map(({ id }) => id)),
  );

  useEffect(() => {
    const root = list.current;
    if (!isLong || !root) return undefined;
    return followNearDays(root, ids.split(' '), (found) => startTransition(() => setNear(found)));
  }, [list, isLong, ids]);

  return isLong ? near : null;
}
