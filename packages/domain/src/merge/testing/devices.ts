import { applyEdit, type Edit } from '../../testing/any-edit.ts';
import { countingIds } from '../../testing/trip-of.ts';
import type { Trip } from '../../trip/trip.ts';
import type { Conflict } from '../conflict.ts';
import { mergeTrips } from '../merge-trips.ts';

/** The stored trip with its revision, and when its last edit was made. */
export interface Stored {
  readonly revision: number;
  readonly trip: Trip;
  readonly editedAt: number;
}

/** A browser: what it last heard from the server, and what it shows. */
interface Device {
  readonly known: Stored;
  readonly trip: Trip;
  readonly editedAt: number;
}

export type Step =
  | { readonly do: 'edit'; readonly device: number; readonly edit: Edit }
  | { readonly do: 'sync'; readonly device: number };

/** A merge that happened on the way. */
export interface Meeting {
  readonly base: Trip;
  readonly mine: Trip;
  readonly theirs: Trip;
  readonly merged: Trip;
  readonly conflicts: readonly Conflict[];
}

export interface Outcome {
  readonly server: Stored;
  readonly trips: readonly Trip[];
  readonly meetings: readonly Meeting[];
}

/**
 * Plays a history: devices edit while they are offline and meet the server when they sync. A push with a stale
 * revision is merged and pushed again. At the end, all come online once more.
 */
export function playHistory(start: Trip, deviceCount: number, steps: readonly Step[]): Outcome {
  let server: Stored = { revision: 1, trip: start, editedAt: 0 };
  const meetings: Meeting[] = [];
  const fresh = { known: server, trip: start, editedAt: 0 };
  const devices: Device[] = Array.from({ length: deviceCount }, () => fresh);
  const makeId = countingIds();

  const edit = (device: Device, what: Edit, now: number): Device => {
    const result = applyEdit(device.trip, what, makeId);
    return result.ok ? { ...device, trip: result.value, editedAt: now } : device;
  };

  const sync = (device: Device): Device => {
    const { known, trip: mine } = device;
    if (mine === known.trip) return { known: server, trip: server.trip, editedAt: server.editedAt };
    let [trip, editedAt] = [mine, device.editedAt];
    if (server.revision !== known.revision) {
      const [base, theirs] = [known.trip, server.trip];
      const [mineAt, theirsAt] = [device.editedAt, server.editedAt];
      const merged = mergeTrips({ base, mine, theirs, mineAt, theirsAt });
      meetings.push({ base, mine, theirs, merged: merged.trip, conflicts: merged.conflicts });
      [trip, editedAt] = [merged.trip, Math.max(mineAt, theirsAt)];
    }
    server = { revision: server.revision + 1, trip, editedAt };
    return { known: server, trip, editedAt };
  };

  for (const [now, step] of steps.entries()) {
    const device = devices[step.device % deviceCount] ?? fresh;
    devices[step.device % deviceCount] =
      step.do === 'edit' ? edit(device, step.edit, now + 1) : sync(device);
  }
  // The first round brings all edits to the server, the second one brings the result to all devices.
  for (let round = 0; round < 2; round += 1)
    for (const [index, device] of devices.entries()) devices[index] = sync(device);
  return { server, trips: devices.map((device) => device.trip), meetings };
}
