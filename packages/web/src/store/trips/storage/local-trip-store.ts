import type { CompanionTrip, TripSummary } from '@fahrtwind/contract';
import type { History } from '@fahrtwind/domain';
import type { SharedTrip } from '../records/trip-lists.ts';
import type { TripRecord } from '../records/trip-record.ts';

/** Single values stored beside the trips. */
export interface StoredFacts {
  /** Whose records these are. A guest's go to the account that signs in next. */
  readonly owner: { readonly uid: string; readonly isGuest: boolean } | null;
  readonly list: readonly TripSummary[] | null;
  readonly companionTrips: readonly CompanionTrip[] | null;
  readonly currentId: string | null;
}

export type RecordChange = (record: TripRecord | null) => TripRecord | null;

/** What this device stores. It never rejects: what the device refuses stays in memory, and `isFull` is true. */
export interface LocalTripStore {
  all(): Promise<readonly TripRecord[]>;
  read(id: string): Promise<TripRecord | null>;
  /** Reads, changes and writes in one step that no other tab interrupts; null removes. */
  update(id: string, change: RecordChange): Promise<TripRecord | null>;
  readHistory(id: string): Promise<History | null>;
  writeHistory(id: string, history: History | null): Promise<void>;
  clearHistories(): Promise<void>;
  allShared(): Promise<readonly SharedTrip[]>;
  writeShared(shared: SharedTrip): Promise<void>;
  removeShared(id: string): Promise<void>;
  readFact<Name extends keyof StoredFacts>(name: Name): Promise<StoredFacts[Name] | null>;
  writeFact<Name extends keyof StoredFacts>(name: Name, value: StoredFacts[Name]): Promise<void>;
  /** Stores again after a new sign-in, when another tab had signed out and deleted everything. */
  reopen(): void;
  /** Whether something could not be stored on the device. */
  isFull(): boolean;
  close(): void;
}
