import { ok, refuse, type Result } from '../result.ts';
import { isCopy } from '../trip/publication.ts';
import { isSameData } from '../trip/same-data.ts';
import type { Trip } from '../trip/trip.ts';

export const MAX_REVISIONS = 10;
export const REVISION_COOLDOWN_MS = 1000;

/** A trip as it was before it was changed, and when that was, in milliseconds. */
export interface Revision {
  readonly timestamp: number;
  readonly trip: Trip;
}

/** The revisions of all trips, the latest last: those to go back to, and those that were gone back from. */
export interface History {
  readonly undo: readonly Revision[];
  readonly redo: readonly Revision[];
}

export const EMPTY_HISTORY: History = { undo: [], redo: [] };

export type HistoryRefusal = 'nothing-to-undo' | 'nothing-to-redo' | 'trip-is-copy';

export interface RecordRevision {
  /** The trip as it is before the change. */
  readonly trip: Trip;
  readonly now: number;
  /** Records also within a second of the last revision, for changes that stand for themselves. */
  readonly forced?: boolean;
  /** The change belongs to the one with which the typing began. */
  readonly typing?: boolean;
}

/**
 * Notes how a trip was before it is changed: unless it is a copy, something is being typed, the last revision
 * is less than a second old (so that one undo takes back a burst of changes) or nothing changed since.
 */
export function recordRevision(
  history: History,
  { trip, now, forced = false, typing = false }: RecordRevision,
): History {
  if (isCopy(trip)) return history;
  const changed = { ...history, redo: withoutTrip(history.redo, trip.id) };
  const latest = revisionsOf(history.undo, trip.id).at(-1);
  // A clock that was set back must not silence the history until it has caught up.
  const isCooling = latest && Math.abs(now - latest.timestamp) < REVISION_COOLDOWN_MS;
  if (typing || (isCooling && !forced)) return changed;
  if (latest && isSameData(latest.trip, trip)) return changed;
  return { ...changed, undo: pushed(history.undo, { timestamp: now, trip }) };
}

/** Whether there is something to undo: a revision, of a trip that is no copy. */
export function mayUndo(history: History, trip: Pick<Trip, 'id'>): boolean {
  return !isCopy(trip) && history.undo.some((revision) => revision.trip.id === trip.id);
}

export function mayRedo(history: History, trip: Pick<Trip, 'id'>): boolean {
  return !isCopy(trip) && history.redo.some((revision) => revision.trip.id === trip.id);
}

/** The trip to be shown and saved, and the history without the revision it came from. */
export interface Restored {
  readonly trip: Trip;
  readonly history: History;
}

/** Goes back to the latest revision of a trip. */
export function undo(
  history: History,
  current: Trip,
  now: number,
): Result<Restored, HistoryRefusal> {
  if (isCopy(current)) return refuse('trip-is-copy');
  const latest = revisionsOf(history.undo, current.id).at(-1);
  if (!latest) return refuse('nothing-to-undo');
  return ok({
    trip: restored(latest.trip, current),
    history: {
      undo: history.undo.filter((revision) => revision !== latest),
      redo: pushed(history.redo, { timestamp: now, trip: current }),
    },
  });
}

/** Goes forward again to where the last undo came from. */
export function redo(
  history: History,
  current: Trip,
  now: number,
): Result<Restored, HistoryRefusal> {
  if (isCopy(current)) return refuse('trip-is-copy');
  const latest = revisionsOf(history.redo, current.id).at(-1);
  if (!latest) return refuse('nothing-to-redo');
  return ok({
    trip: restored(latest.trip, current),
    history: {
      undo: pushed(history.undo, { timestamp: now, trip: current }),
      redo: history.redo.filter((revision) => revision !== latest),
    },
  });
}

/**
 * The plan of the revision in the trip of today. Whose trip it is, whether it is published, when it was opened
 * and how often it was exported are not plans: an undo must not unpublish it or give it back to a guest.
 */
function restored(snapshot: Trip, current: Trip): Trip {
  const { userId, published, lastOpened, tripPrints } = current;
  return { ...snapshot, userId, published, lastOpened, tripPrints };
}

function revisionsOf(revisions: readonly Revision[], tripId: string): readonly Revision[] {
  return revisions.filter((revision) => revision.trip.id === tripId);
}

function withoutTrip(revisions: readonly Revision[], tripId: string): readonly Revision[] {
  return revisions.filter((revision) => revision.trip.id !== tripId);
}

function pushed(revisions: readonly Revision[], revision: Revision): readonly Revision[] {
  const own = revisionsOf(revisions, revision.trip.id);
  const oldest = own.length >= MAX_REVISIONS ? own[0] : undefined;
  return [...revisions.filter((one) => one !== oldest), revision];
}
