import { createEmitter } from '../../ui/observable.ts';
import { PRIVATE_PREFIX } from '../../store/session/private-data.ts';

/** Signing out removes it with everything that has the prefix. */
export const OFFLINE_KEY = `${PRIVATE_PREFIX}offline-1`;

/** A trip that opens on this device without a network. */
export interface OfflineTrip {
  readonly id: string;
  readonly title: string;
  /** `pinned` was asked for and is checked; `opened` was looked at, with the map along its route. */
  readonly kind: 'pinned' | 'opened';
  /** The size of its map. */
  readonly bytes: number;
  readonly storedAt: string;
}

const changed = createEmitter();
const NONE: readonly OfflineTrip[] = [];
let last: { readonly text: string; readonly trips: readonly OfflineTrip[] } = {
  text: '',
  trips: NONE,
};

/** What is stored on this device, the latest first. The same list as long as nothing changes. */
export const offlineTrips = {
  get: (): readonly OfflineTrip[] => {
    const text = stored();
    if (text !== last.text) last = { text, trips: read(text) };
    return last.trips;
  },
  subscribe: changed.subscribe,
  find: (id: string): OfflineTrip | undefined => offlineTrips.get().find((trip) => trip.id === id),
  note: (trip: OfflineTrip): void => {
    write([trip, ...offlineTrips.get().filter(({ id }) => id !== trip.id)]);
  },
  forget: (tripId: string): void => {
    write(offlineTrips.get().filter(({ id }) => id !== tripId));
  },
};

function stored(): string {
  try {
    return localStorage.getItem(OFFLINE_KEY) ?? '';
  } catch (cause) {
    console.warn('Offline trips not known', cause);
    return '';
  }
}

function read(text: string): readonly OfflineTrip[] {
  // Only this file writes it, so the shape is known.
  return text === '' ? NONE : JSON.parse(text);
}

function write(trips: readonly OfflineTrip[]): void {
  try {
    localStorage.setItem(OFFLINE_KEY, JSON.stringify(trips));
  } catch (cause) {
    console.warn('Offline trips not noted', cause);
  }
  changed.emit();
}
