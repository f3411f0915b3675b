import type { Clock } from '../../../store/session/clock.ts';
import type { PeopleEvent } from '../../../store/trips/people-events.ts';

/** How often somebody says that they are still here. */
const SAY_AGAIN_MS = 15_000;
/** Who has said nothing for so long has gone without a word. */
const GONE_AFTER_MS = 30_000;
/** Several selections in a row are told as one. */
const GATHER_MS = 400;

/** Somebody else who looks at the same trip right now. */
export interface Present {
  readonly uid: string;
  /** Ids of the stops they have selected. */
  readonly selection: readonly string[];
}

interface PresenceParts {
  readonly clock: Clock;
  readonly say: (
    tripId: string,
    body: { readonly selection: string[]; readonly isHere: boolean },
  ) => Promise<unknown>;
  readonly log: (message: string, cause: unknown) => void;
}

export interface Presence {
  readonly get: () => readonly Present[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Says that one is here, again and again, until one leaves. */
  readonly enter: (tripId: string, uid: string) => void;
  readonly leave: () => void;
  readonly select: (stopIds: readonly string[]) => void;
  readonly hear: (event: PeopleEvent) => void;
}

interface Here {
  readonly tripId: string;
  readonly uid: string;
}

/** Who else is here. Nobody keeps it: everybody tells the others, and forgets who has fallen silent. */
export function createPresence({ clock, say, log }: PresenceParts): Presence {
  const others = createOthers(clock);
  let here: Here | null = null;
  let selection: readonly string[] = [];
  let next: (() => void) | null = null;

  function tell({ tripId }: Here, isHere: boolean): void {
    say(tripId, { selection: isHere ? [...selection] : [], isHere }).catch((cause: unknown) =>
      log('Presence not told', cause),
    );
  }

  function sayIn(ms: number): void {
    next?.();
    next = clock.after(ms, () => {
      if (!here) return;
      tell(here, true);
      sayIn(SAY_AGAIN_MS);
    });
  }

  return {
    get: others.get,
    subscribe: others.subscribe,
    enter(tripId, uid) {
      here = { tripId, uid };
      sayIn(0);
    },
    leave() {
      if (here) tell(here, false);
      here = null;
      next?.();
      selection = [];
      others.clear();
    },
    select(stopIds) {
      if (stopIds.join(' ') === selection.join(' ')) return;
      selection = stopIds;
      if (here) sayIn(GATHER_MS);
    },
    hear(event) {
      if (event.kind !== 'presence' || event.id !== here?.tripId || event.uid === here.uid) return;
      const { uid } = event;
      if (!event.isHere) others.forget(uid);
      // Whoever comes in knows nobody yet.
      else if (others.note({ uid, selection: event.selection })) sayIn(GATHER_MS);
    },
  };
}

interface Others extends Pick<Presence, 'get' | 'subscribe'> {
  /** True for somebody who was not here before. */
  readonly note: (one: Present) => boolean;
  readonly forget: (uid: string) => void;
  readonly clear: () => void;
}

function createOthers(clock: Clock): Others {
  const listeners = new Set<() => void>();
  /** Cancels the end of each of them. */
  const ends = new Map<string, () => void>();
  let present: readonly Present[] = [];

  function show(now: readonly Present[]): void {
    present = now;
    for (const listener of listeners) listener();
  }

  function forget(uid: string): void {
    ends.get(uid)?.();
    ends.delete(uid);
    if (present.some((one) => one.uid === uid)) show(present.filter((one) => one.uid !== uid));
  }

  return {
    get: () => present,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    note(now) {
      const { uid } = now;
      const isNew = !present.some((one) => one.uid === uid);
      ends.get(uid)?.();
      ends.set(
        uid,
        clock.after(GONE_AFTER_MS, () => forget(uid)),
      );
      show(isNew ? [...present, now] : present.map((one) => (one.uid === uid ? now : one)));
      return isNew;
    },
    forget,
    clear() {
      for (const end of ends.values()) end();
      ends.clear();
      if (present.length > 0) show([]);
    },
  };
}
