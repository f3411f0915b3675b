import { stopsOf, type Day } from '@fahrtwind/domain';
import { useEffect, useState, type RefObject } from 'react';

/** Up to here everything is drawn: the search of the browser finds every stop. */
const ALL_STOPS = 80;
/** Drawn from the beginning, before anybody knows what is in sight. */
const FIRST_DAYS = 6;

/** The ids of the days near the screen; null when the trip is short enough to draw all. */
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
    const observer = new IntersectionObserver(
      (changes) => setNear((before) => withChanges(before, changes)),
      { root: root.closest('[data-scroll]'), rootMargin: '400px 0px' },
    );
    const wanted = new Set(ids.split(' '));
    for (const item of root.children) {
      if (item instanceof HTMLElement && wanted.has(item.dataset['dayId'] ?? ''))
        observer.observe(item);
    }
    return () => observer.disconnect();
  }, [list, isLong, ids]);

  return isLong ? near : null;
}

function withChanges(
  before: ReadonlySet<string>,
  changes: readonly IntersectionObserverEntry[],
): ReadonlySet<string> {
  const after = new Set(before);
  for (const { target, isIntersecting } of changes) {
    const id = target instanceof HTMLElement ? target.dataset['dayId'] : undefined;
    if (id === undefined) continue;
    // A day with the focus stays, wherever it was scrolled to.
    if (isIntersecting) after.add(id);
    else if (!target.contains(document.activeElement)) after.delete(id);
  }
  return after;
}
