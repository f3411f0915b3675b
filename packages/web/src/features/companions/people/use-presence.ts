import { useMemo, useSyncExternalStore } from 'react';
import { presence } from './browser-people.ts';
import { colourAt } from './create-presence.ts';
import { useTripPeople } from './use-trip-people.ts';

/** Another person who is looking at the current trip. */
export interface PresentPerson {
  readonly uid: string;
  readonly name: string;
  /** One of ten colours, from 1. */
  readonly colour: number;
  readonly selection: readonly string[];
}

/** The other people who are here, in the order in which they joined the trip. */
export function usePresence(): readonly PresentPerson[] {
  const present = useSyncExternalStore(presence.subscribe, presence.get, presence.get);
  const { people } = useTripPeople();
  return useMemo(() => {
    if (!people) return [];
    return [people.owner, ...people.companions].flatMap(({ uid, name }, index) => {
      const found = present.find((one) => one.uid === uid);
      const colour = colourAt(index);
      return found ? [{ uid, name, colour, selection: found.selection }] : [];
    });
  }, [present, people]);
}
