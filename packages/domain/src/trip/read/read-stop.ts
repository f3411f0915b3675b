import { MAX_COMMENT_LENGTH, type StopComment } from '../comment.ts';
import { ENTRY_TYPES, type Entry, type NoteEntry } from '../entry.ts';
import { DEFAULT_ROUTE_PROFILE, ROUTE_PROFILES } from '../route-profile.ts';
import { ROUTE_WISHES } from '../route-wish.ts';
import type { Poi, Stop } from '../stop.ts';
import type { ClaimId } from './claim-ids.ts';
import {
  isStored,
  readFlag,
  readList,
  readNumber,
  readOption,
  readText,
  withClocks,
  withMinutes,
  withTexts,
  type Stored,
} from './fields.ts';
import { readLegTransport } from './read-leg-transport.ts';
import { readVia } from './read-via.ts';
import { readLocation } from './read-location.ts';
import { readPrice } from './read-price.ts';

interface Claims {
  readonly stop: ClaimId;
  readonly entry: ClaimId;
}

/** Reads a stored stop; `fallbackId` is for one without an id of its own. */
export function readStop(stored: Stored, fallbackId: string, claims: Claims): Stop {
  const id = claims.stop(readText(stored['id']), fallbackId);
  const { stayMinutes: storedStay, arriveAtMinutes, notBeforeMinutes, ...others } = stored;
  const { transport, via, wishes: storedWishes, comments: storedComments, ...rest } = others;
  const routeProfile = readOption(stored['routeProfile'], ROUTE_PROFILES, DEFAULT_ROUTE_PROFILE);
  const stay = readNumber(storedStay);
  const comments = readComments(storedComments);
  const wishes = ROUTE_WISHES.filter((wish) => [storedWishes].flat().includes(wish));
  return {
    ...rest,
    id,
    location: readLocation(stored['location']),
    icon: readText(stored['icon']),
    entries: readList(stored['entries']).map((entry, index) =>
      readEntry(entry, `${id}-entry-${index + 1}`, claims.entry),
    ),
    routeProfile,
    optional: readFlag(stored['optional']),
    toll: readFlag(stored['toll'], true),
    pois: readPois(stored['pois']),
    note: readNote(stored['note'], `${id}-note`, claims.entry),
    ...(stay !== null && stay >= 0 && { stayMinutes: stay }),
    ...withMinutes({ arriveAtMinutes, notBeforeMinutes }),
    ...readLegTransport(transport, routeProfile),
    ...readVia(via),
    ...(wishes.length > 0 && { wishes }),
    ...(comments.length > 0 && { comments }),
  };
}

/** Reads a stored entry; one of an unknown kind is taken as a note, which keeps all that it says. */
function readEntry(stored: Stored, fallbackId: string, claim: ClaimId): Entry {
  const base = {
    ...stored,
    id: claim(readText(stored['id']), fallbackId),
    name: readText(stored['name']),
    location: readLocation(stored['location']),
  };
  const content = readText(stored['content']);
  const entryType = readOption(stored['entryType'], ENTRY_TYPES, 'note');
  if (entryType === 'restaurant') {
    const { content: said, time, ...rest }: Stored & typeof base = base;
    return { ...rest, entryType, ...withTexts({ content: said }), ...withClocks({ time }) };
  }
  if (entryType === 'note') return { ...base, entryType, content };
  const { price, booked, ...rest }: Stored & typeof base = base;
  const hasPrice = typeof price === 'string' || readPrice(price) !== '';
  return {
    ...rest,
    entryType,
    url: readText(stored['url']),
    content,
    ...(hasPrice && { price: readPrice(price) }),
    ...(typeof booked === 'boolean' && { booked }),
  };
}

/** Reads a stored note; older ones are plain texts. */
function readNote(value: unknown, fallbackId: string, claim: ClaimId): NoteEntry | null {
  if (typeof value === 'string' && value !== '')
    return readNote({ content: value }, fallbackId, claim);
  if (!isStored(value)) return null;
  const note = readEntry({ ...value, entryType: 'note' }, fallbackId, claim);
  return note.entryType === 'note' ? note : null;
}

/** Reads stored comments. One without a text or an id says nothing, and of two with one id the first counts. */
function readComments(value: unknown): readonly StopComment[] {
  const comments = readList(value).map((stored) => ({
    ...stored,
    id: readText(stored['id']),
    userId: readText(stored['userId']),
    text: readText(stored['text']).slice(0, MAX_COMMENT_LENGTH),
    writtenAt: readText(stored['writtenAt']),
  }));
  const seen = new Set(['']);
  return comments.filter(({ id, text }) => {
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew && text.trim() !== '';
  });
}

/** Reads stored points of interest; older ones are bare ids. One without an id names nothing and is left out. */
function readPois(value: unknown): readonly Poi[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const pois = items
    .map((item) => (isStored(item) ? item : { osmId: item }))
    .map((item) => ({
      ...item,
      osmId: readText(item['osmId']),
      name: readText('name' in item ? item['name'] : ''),
      location: readLocation('location' in item ? item['location'] : null),
    }));
  return [...new Map(pois.map((poi) => [poi.osmId, poi])).values()].filter(
    (poi) => poi.osmId !== '',
  );
}
