import { presenceOf } from '@fahrtwind/domain';
import type { Clock } from '../../../store/session/clock.ts';
import type { PeopleEvent } from '../../../store/live/live-events.ts';
import { createObservable } from '../../../ui/observable.ts';

/** How often presence is announced again. */
const SAY_AGAIN_MS = 15_000;
/** After this silence a person counts as gone, for example when a device lost its network. */
const GONE_AFTER_MS = 30_000;
/** Quick changes of the selection are sent as one. */
const GATHER_MS = 400;

const COLOURS = 10;

/** The colour of a person by their place among the people of a trip. */
export function colourAt(index: number): number {
  return (index % COLOURS) + 1;
}

/** Another person who is looking at the same trip. */
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
  /** Announces presence repeatedly until `leave`. */
  readonly enter: (tripId: string, uid: string) => void;
  readonly leave: () => void;
  readonly select: (stopIds: readonly string[]) => void;
  readonly hear: (event: PeopleEvent) => void;
}

interface Here {
  readonly tripId: string;
  readonly uid: string;
}

/**
 * The other people who are here. The server stores nothing: every browser announces itself and drops people who have gone silent.
 */
export function createPresence({ clock, say, log }: PresenceParts): Presence {
  const others = createOthers(clock);
  let here: Here | null = null;
  let selection: readonly string[] = [];
  let next: (() => void) | null = null;

  function tell({ tripId }: Here, isHere: boolean): void {
    say(tripId, { selection: isHere ? [...presenceOf(selection)] : [], isHere }).catch(
      (cause: unknown) => log('Presence not told', cause),
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
      // A newcomer does not know the others yet, so they announce themselves again.
      else if (others.note({ uid, selection: event.selection })) sayIn(GATHER_MS);
    },
  };
}

interface Others extends Pick<Presence, 'get' | 'subscribe'> {
  /** True for a person who was not here before. */
  readonly note: (one: Present) => boolean;
  readonly forget: (uid: string) => void;
  readonly clear: () => void;
}

function createOthers(clock: Clock): Others {
  const present = createObservable<readonly Present[]>([]);
  /** Cancels each person's timeout. */
  const ends = new Map<string, () => void>();

  function forget(uid: string): void {
    ends.get(uid)?.();
    ends.delete(uid);
    const now = present.get();
    if (now.some((one) => one.uid === uid)) present.set(now.filter((one) => one.uid !== uid));
  }

  return {
    get: present.get,
    subscribe: present.subscribe,
    note(now) {
      const { uid } = now;
      const before = present.get();
      const isNew = !before.some((one) => one.uid === uid);
      ends.get(uid)?.();
      ends.set(
        uid,
        clock.after(GONE_AFTER_MS, () => forget(uid)),
      );
      present.set(isNew ? [...before, now] : before.map((one) => (one.uid === uid ? now : one)));
      return isNew;
    },
    forget,
    clear() {
      for (const end of ends.values()) end();
      ends.clear();
      if (present.get().length > 0) present.set([]);
    },
  };
}
