import type { Trip } from '@fahrtwind/domain';

/** A trip has changed on the server. It is a hint: the trip itself is fetched. */
export interface TripEvent {
  readonly kind: 'trip';
  readonly id: string;
  readonly revision: number;
  readonly isDeleted: boolean;
  /** The person who has edited it; missing where it was changed otherwise. */
  readonly by?: string;
}

/** `companions`: someone was invited, removed or got another role. `presence`: someone looks at the trip, or left. */
type ToldOfPeople =
  | { readonly kind: 'companions'; readonly id: string }
  | {
      readonly kind: 'presence';
      readonly id: string;
      readonly uid: string;
      readonly selection: readonly string[];
      readonly isHere: boolean;
    };

/** Another person's edit has arrived, with the server's trip before and after it. */
interface EditedEvent {
  readonly kind: 'edited';
  readonly id: string;
  readonly uid: string;
  readonly before: Trip;
  readonly after: Trip;
}

export type PeopleEvent = ToldOfPeople | EditedEvent;

export type PeopleListener = (event: PeopleEvent) => void;

/** The user's notifications have changed. */
interface NotificationEvent {
  readonly kind: 'notification';
}

export type LiveEvent = TripEvent | ToldOfPeople | NotificationEvent;

export const LIVE_KINDS: readonly LiveEvent['kind'][] = [
  'trip',
  'companions',
  'presence',
  'notification',
];

/** An event of the stream; null when it cannot be read. */
export function readLiveEvent(kind: LiveEvent['kind'], data: unknown): LiveEvent | null {
  if (kind === 'notification') return { kind };
  if (!isFields(data) || typeof data['id'] !== 'string') return null;
  const { id, revision, isDeleted, by, uid, selection, isHere } = data;
  if (kind === 'companions') return { kind, id };
  if (kind === 'trip') {
    if (typeof revision !== 'number') return null;
    const edited = { kind, id, revision, isDeleted: isDeleted === true };
    return typeof by === 'string' ? { ...edited, by } : edited;
  }
  if (typeof uid !== 'string' || !Array.isArray(selection)) return null;
  const stops = selection.filter((stop) => typeof stop === 'string');
  return { kind, id, uid, selection: stops, isHere: isHere === true };
}

function isFields(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null;
}
