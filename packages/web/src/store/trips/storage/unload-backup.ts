import { EMPTY_HISTORY, isSameData, type History, type Trip } from '@fahrtwind/domain';
import type { Environment, Log } from '../../environment.ts';
import { UNLOAD_BACKUP_KEY } from '../../session/unsent-edits.ts';
import { applyEdit } from '../records/merge-record.ts';
import { packTrips, unpackTrips, type PackedTrips } from '../records/pack-trips.ts';
import { isUnwritten } from '../records/working-copy.ts';
import type { Histories } from './histories.ts';
import type { LocalTripStore } from './local-trip-store.ts';
import { packHistory, unpackHistory, type PackedHistory } from './pack-record.ts';
import type { RecordCache } from './record-cache.ts';

/** An edit of a page that ended before IndexedDB had written it. */
export interface UnwrittenEdit {
  readonly id: string;
  /** The version of the record that the edit was made on, and its trip. */
  readonly version: number;
  readonly before: Trip;
  readonly after: Trip;
  /** What can be undone and redone after the edit. */
  readonly history: History;
  readonly at: number;
}

/** Writes at once: a page that ends has no time to wait for IndexedDB. */
export interface UnloadBackup {
  /** Adds to the backups of other pages. */
  readonly save: (edits: readonly UnwrittenEdit[]) => void;
  readonly read: () => readonly UnwrittenEdit[];
  readonly clear: () => void;
}

interface BackUpParts {
  readonly unloadBackup: UnloadBackup;
  readonly cache: RecordCache;
  readonly histories: Histories;
  readonly clock: Environment['clock'];
}

/** Backs up the edits that the device has not written yet. */
export function backUpEdits({ unloadBackup, cache, histories, clock }: BackUpParts): void {
  const at = clock.now();
  const edits = cache
    .all()
    .filter(isUnwritten)
    .map(({ record: { id, version, trip: before }, trip: after }) => {
      return { id, version, before, after, history: histories.get(id), at };
    });
  if (edits.length > 0) unloadBackup.save(edits);
}

interface RestoreParts {
  readonly unloadBackup: UnloadBackup;
  readonly makeId: Environment['makeId'];
}

/** Writes the backed-up edits to the device. They may have been written after all, or be read by two tabs. */
export async function restoreBackup(
  { unloadBackup, makeId }: RestoreParts,
  { update, writeHistory }: Pick<LocalTripStore, 'update' | 'writeHistory'>,
): Promise<void> {
  const edits = unloadBackup.read();
  for (const { id, version, before, after, history, at } of edits) {
    const record = await update(id, (found) => {
      if (!found || isSameData(found.trip, after)) return found;
      const basedOn = { version, trip: before };
      return applyEdit(found, { basedOn, trip: after, now: at, makeId });
    });
    // Not after a merge: undoing would revert the edits of others too.
    if (record && isSameData(record.trip, after)) await writeHistory(id, history);
  }
  // Cleared last, so that an interrupted page starts again.
  if (edits.length > 0) unloadBackup.clear();
}

interface PackedEdit extends Omit<UnwrittenEdit, 'before' | 'after' | 'history'> {
  readonly history: PackedHistory;
  readonly packed: PackedTrips;
}

/** The backup in localStorage, which writes synchronously. */
export function createUnloadBackup(log: Log): UnloadBackup {
  function read(): readonly PackedEdit[] {
    try {
      return JSON.parse(localStorage.getItem(UNLOAD_BACKUP_KEY) ?? '[]');
    } catch (cause) {
      log('Backup not read', cause);
      localStorage.removeItem(UNLOAD_BACKUP_KEY);
      return [];
    }
  }

  function attempt<T>(action: () => T, otherwise: T): T {
    try {
      return action();
    } catch (cause) {
      log('Backup not written', cause);
      return otherwise;
    }
  }

  return {
    save: (edits) =>
      attempt(() => {
        const all = [...read(), ...edits.map(packEdit)];
        localStorage.setItem(UNLOAD_BACKUP_KEY, JSON.stringify(all));
      }, undefined),
    read: () => attempt(() => read().flatMap(unpackEdit), []),
    clear: () => attempt(() => localStorage.removeItem(UNLOAD_BACKUP_KEY), undefined),
  };
}

function packEdit({ before, after, history, ...rest }: UnwrittenEdit): PackedEdit {
  return { ...rest, history: packHistory(history), packed: packTrips([before, after]) };
}

function unpackEdit({ packed, history, ...rest }: PackedEdit): readonly UnwrittenEdit[] {
  const [before, after] = unpackTrips(packed, []);
  if (!before || !after) return [];
  return [{ ...rest, before, after, history: unpackHistory(history) ?? EMPTY_HISTORY }];
}
