import type { CompanionTrip, SessionState, TripSummary } from '@fahrtwind/contract';
import type { History, Trip } from '@fahrtwind/domain';
import type { Clock } from '../session/clock.ts';
import type { DeletedTrip } from './trips-state.ts';
import type { LastWords } from './last-words.ts';
import type { PeopleEvent, PeopleListener } from './people-events.ts';
import type { Fetched, Sending, Stored, TripRecord } from './trip-record.ts';

/** The server; every failure has a code, and what it has now beside `trip-changed`. */
export interface TripsApi {
  list(): Promise<readonly TripSummary[]>;
  listDeleted(): Promise<readonly DeletedTrip[]>;
  /** Trips of others to which one was invited. */
  listCompanionTrips(): Promise<readonly CompanionTrip[]>;
  get(id: string): Promise<Fetched>;
  getPublic(id: string): Promise<Trip | null>;
  /** Saves on a revision, or as a new trip when there is none; answers the revision it has become. */
  save(sending: Sending, revision: number | null): Promise<number>;
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
  markOpened(id: string): Promise<void>;
}

/** A call that failed: the code for people and programs, the HTTP status, 0 without a network. */
export interface Failure {
  readonly code: string;
  readonly status: number;
  readonly current: Stored | null;
}

/** A shared copy that was opened here; `uid` is null until somebody is signed in. */
export interface SharedTrip {
  readonly id: string;
  readonly uid: string | null;
  readonly trip: Trip;
  readonly openedAt: number;
}

/** What is kept beside the trips; each by its own name. */
export interface Remembered {
  /** Whose records these are; a guest's go over to whoever signs in after them. */
  readonly owner: { readonly uid: string; readonly isGuest: boolean } | null;
  readonly list: readonly TripSummary[] | null;
  readonly companionTrips: readonly CompanionTrip[] | null;
  readonly currentId: string | null;
}

/** What the device keeps. It never rejects: what it cannot keep, it keeps in memory, and says so. */
export interface Shelf {
  all(): Promise<readonly TripRecord[]>;
  read(id: string): Promise<TripRecord | null>;
  /** Reads, changes and writes in one step, which no other tab comes between; null removes. */
  update(
    id: string,
    change: (record: TripRecord | null) => TripRecord | null,
  ): Promise<TripRecord | null>;
  readHistory(id: string): Promise<History | null>;
  writeHistory(id: string, history: History | null): Promise<void>;
  clearHistories(): Promise<void>;
  shared(): Promise<readonly SharedTrip[]>;
  keepShared(shared: SharedTrip): Promise<void>;
  forgetShared(id: string): Promise<void>;
  recall<Name extends keyof Remembered>(name: Name): Promise<Remembered[Name] | null>;
  remember<Name extends keyof Remembered>(name: Name, value: Remembered[Name]): Promise<void>;
  /** Somebody has signed in, so that things are kept again, also after another tab has signed out and deleted all. */
  revive(): void;
  /** Whether something could not be kept on the device. */
  isFull(): boolean;
  close(): void;
}

/** What tabs of one browser tell each other. */
export type TripsMessage =
  | { readonly kind: 'record'; readonly id: string }
  | { readonly kind: 'history'; readonly id: string | null }
  | { readonly kind: 'shared' }
  | { readonly kind: 'live'; readonly change: LiveChange }
  | { readonly kind: 'people'; readonly event: PeopleEvent };

export interface TripsChannel {
  post(message: TripsMessage): void;
  listen(listener: (message: TripsMessage) => void): () => void;
}

/** A hint from the server that a trip has changed. */
export interface LiveChange {
  readonly id: string;
  readonly revision: number;
  readonly isDeleted: boolean;
}

export interface LiveListener {
  readonly onOpen: () => void;
  readonly onChange: (change: LiveChange) => void;
  readonly onPeople: PeopleListener;
  /** The stream has ended and does not come back by itself. */
  readonly onEnd: () => void;
}

/** One at a time in this browser: the next one waits until the one before is done. */
export interface Turns {
  run<T>(name: string, deed: () => Promise<T>): Promise<T>;
}

export interface TripsSession {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  reload(): Promise<SessionState>;
}

export type TripsFailure = 'trip-not-saved' | 'trip-not-deleted' | 'trip-not-restored';

/** Everything the trips need from outside; the browser's is in browser-trips.ts, tests bring their own. */
export interface TripsParts {
  readonly api: TripsApi;
  readonly shelf: Shelf;
  readonly lastWords: LastWords;
  readonly clock: Clock;
  readonly channel: TripsChannel;
  readonly turns: Turns;
  readonly session: TripsSession;
  readonly openLive: (listener: LiveListener) => () => void;
  /** Tells the person; `code` says why. */
  readonly report: (failure: TripsFailure, code: string) => void;
  /** Somebody has changed, undone or redone something: what was offered to be undone before is no longer the last step. */
  readonly announceStep: () => void;
  readonly announceUndone: () => void;
  readonly log: (message: string, cause?: unknown) => void;
  readonly makeId: () => string;
  /** Notes where signing out sees it whether edits wait on this device. */
  readonly noteUnsent: (count: number) => void;
}
