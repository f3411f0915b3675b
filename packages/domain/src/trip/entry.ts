import type { Location } from './location.ts';

export const ENTRY_TYPES = ['activity', 'note', 'restaurant'] as const;

export type EntryType = (typeof ENTRY_TYPES)[number];

interface EntryBase {
  readonly id: string;
  readonly name: string;
  /** The empty location where the entry has no place of its own. */
  readonly location: Location;
}

export interface ActivityEntry extends EntryBase {
  readonly entryType: 'activity';
  readonly url: string;
  readonly content: string;
  /** As people write it, `12,50 €`; missing for what costs nothing or where nobody knows. */
  readonly price?: string;
  readonly booked?: boolean;
}

export interface NoteEntry extends EntryBase {
  readonly entryType: 'note';
  readonly content: string;
}

export interface RestaurantEntry extends EntryBase {
  readonly entryType: 'restaurant';
}

/** Something to do, to remember or to eat at a stop. */
export type Entry = ActivityEntry | NoteEntry | RestaurantEntry;
