import { EMPTY_LOCATION, type Location } from './location.ts';

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
  /** As people write it, `12,50 €`; missing if it is free or unknown. */
  readonly price?: string;
  readonly booked?: boolean;
}

export interface NoteEntry extends EntryBase {
  readonly entryType: 'note';
  readonly content: string;
}

export interface RestaurantEntry extends EntryBase {
  readonly entryType: 'restaurant';
  /** Missing or empty when there is nothing to say. */
  readonly content?: string;
  /** When a table is taken or wanted, `19:30`; missing or empty when unknown. */
  readonly time?: string;
}

/** Something to do, to remember or to eat at a stop. */
export type Entry = ActivityEntry | NoteEntry | RestaurantEntry;

export interface NewEntry {
  readonly id: string;
  readonly entryType: EntryType;
  readonly name?: string;
  readonly content?: string;
}

/** An entry without a place of its own. */
export function newEntry({ id, entryType, name = '', content = '' }: NewEntry): Entry {
  const base = { id, name, location: EMPTY_LOCATION };
  if (entryType === 'activity') return { ...base, entryType, url: '', content };
  if (entryType === 'note') return { ...base, entryType, content };
  return { ...base, entryType, ...(content !== '' && { content }) };
}

export function newNote(given: Omit<NewEntry, 'entryType'>): NoteEntry {
  return { name: '', content: '', location: EMPTY_LOCATION, ...given, entryType: 'note' };
}

/** What an entry says beside its name; empty if nothing. */
export function contentOf(entry: Entry): string {
  return entry.content ?? '';
}
