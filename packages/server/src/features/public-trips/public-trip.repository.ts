import type { TripPublication } from '@fahrtwind/contract';
import {
  fallbackUser,
  isCalendarDate,
  isCopy,
  OMISSIONS,
  publicName,
  readTrip,
  readUser,
  toPublicTrip,
  type CalendarDate,
  type FindMeasure,
  type Location,
  type Omission,
  type PublicTrip,
  type Trip,
} from '@fahrtwind/domain';
import { sql, type SQL } from 'drizzle-orm';
import { isHiddenPerson } from '../../shared/people/hidden-person.ts';
import type { Queries } from '../../db/queries.ts';
import { readDocument } from '../../shared/trip-document/packed-document.ts';
import { showPhotos, type NamedPhoto, type ShownPhoto } from '../../shared/photos/shown-photos.ts';

interface SourceRow extends Record<string, unknown> {
  readonly userId: string;
  readonly userDoc: Readonly<Record<string, unknown>> | null;
  readonly home: unknown;
  readonly createdAt: string;
  readonly doc: Buffer;
  readonly stand: string;
  readonly version: string;
  /** Only for a shared copy. */
  readonly follows?: boolean;
  readonly withoutDetails?: boolean;
  readonly expiresOn?: string | null;
  /** Only for a published trip. */
  readonly title?: string;
  readonly text?: string;
  readonly country?: string;
  readonly place?: string;
  readonly photos?: readonly NamedPhoto[];
  readonly omit?: readonly Omission[];
  readonly isHiddenAuthor?: boolean;
}

/** Where the owner of a trip lives, in a statement with their `user_record`; nothing where they say nothing. */
export const HOME = sql`nullif(user_record.doc->'originLocation', 'null'::jsonb)`;

// Both begin at the small tables, in which a private trip is not: it takes as long as a made-up id.

const publishedTrip = (id: string): SQL => sql`
  select trip.user_id as "userId", user_record.doc as "userDoc", p.home, trip.created_at as "createdAt",
    coalesce(trip.public_doc, trip.doc) as doc, greatest(trip.updated_at, p.changed_at) as stand,
    trip.revision || '-' || p.version as version,
    p.title, p.text, p.country, p.place, p.photos, p.omit, ${isHiddenPerson('trip.user_id')} as "isHiddenAuthor"
  from trip_publication p join trip on trip.id = p.trip_id
  left join user_record on user_record.uid = trip.user_id
  where p.trip_id = ${id} and trip.published and not p.is_hidden and trip.deleted_at is null`;

/** As `publishedTrip` would find it if it were published now, without what its owner says of it. */
const unpublishedTrip = (id: string): SQL => sql`
  select trip.user_id as "userId", user_record.doc as "userDoc", coalesce(${HOME}, p.home) as home,
    trip.created_at as "createdAt", trip.doc, now() as stand, trip.revision || '-preview' as version,
    ${isHiddenPerson('trip.user_id')} as "isHiddenAuthor"
  from trip left join trip_publication p on p.trip_id = trip.id
  left join user_record on user_record.uid = trip.user_id
  where trip.id = ${id} and trip.deleted_at is null`;

/** For a where clause: whether a link works on that day. */
export const isAlive = (today: CalendarDate): SQL =>
  sql`(expires_on is null or expires_on >= ${today}::date)`;

const sharedCopy = (id: string, today: CalendarDate): SQL => sql`
  select trip.user_id as "userId", user_record.doc as "userDoc", s.home, trip.created_at as "createdAt",
    coalesce(s.doc, trip.public_doc, trip.doc) as doc, case when follows then trip.updated_at else s.shown_at end as stand,
    case when follows then trip.revision || '-' || s.version else s.version::text end as version,
    s.follows, s.without_details as "withoutDetails", s.expires_on::text as "expiresOn"
  from trip_share s join trip on trip.id = s.trip_id
  left join user_record on user_record.uid = trip.user_id
  where s.id = ${id} and ${isAlive(today)} and trip.deleted_at is null`;

/** What the route planner says of the legs of a trip. */
export type MeasureLegs = (trip: Trip) => Promise<FindMeasure>;

/** The months in which a route idea is best; undefined for every other trip. */
export type BestMonthsOf = (tripId: string) => Promise<readonly number[] | undefined>;

interface ShowOptions {
  /** Without it the legs are estimated by straight lines: for who shows no lengths. */
  readonly measureLegs?: MeasureLegs;
  readonly bestMonthsOf?: BestMonthsOf;
}

/** What an owner says of a published trip. */
export interface Said extends Pick<
  TripPublication,
  'title' | 'text' | 'country' | 'place' | 'omit'
> {
  readonly photos: readonly NamedPhoto[];
}

/** The public view of a published trip or of a shared copy; null for everything else, whether it exists or not. */
export async function findPublicTrip(
  queries: Queries,
  id: string,
  { now, ...options }: ShowOptions & { readonly now: Date },
): Promise<PublicTrip | null> {
  const query = isCopy({ id }) ? sharedCopy(id, todayOf(now)) : publishedTrip(id);
  const [row] = (await queries.execute<SourceRow>(query)).rows;
  return row ? shownTrip(queries, id, row, options) : null;
}

/** The public view that publishing a trip in this way would make; null where there is no trip. */
export async function previewPublicTrip(
  queries: Queries,
  id: string,
  said: Said,
  options: ShowOptions,
): Promise<PublicTrip | null> {
  const [row] = (await queries.execute<SourceRow>(unpublishedTrip(id))).rows;
  return row ? shownTrip(queries, id, { ...row, ...said }, options) : null;
}

async function shownTrip(
  queries: Queries,
  id: string,
  row: SourceRow,
  { measureLegs, bestMonthsOf }: ShowOptions,
): Promise<PublicTrip | null> {
  const trip = storedTrip(row);
  if (!trip) return null;
  const photos = await showPhotos(queries, row.photos ?? []);
  const source = sourceOf(id, row, photos);
  const publication = { ...source.publication, bestMonths: await bestMonthsOf?.(id) };
  const shown = { ...source, publication, homes: homesOf(row) };
  const measured = await measureLegs?.(trip);
  return toPublicTrip(trip, { ...shown, ...(measured && { measured }) });
}

function storedTrip({ doc, userId, createdAt }: SourceRow): Trip | null {
  const read = readTrip({
    ...readDocument(doc),
    userId,
    createdAt: new Date(createdAt).toISOString(),
  });
  return read.ok ? read.value : null;
}

function sourceOf(id: string, row: SourceRow, photos: readonly ShownPhoto[]) {
  const { name } = ownerOf(row);
  const common = { id, stand: new Date(row.stand).toISOString(), version: row.version };
  if (row.omit === undefined) {
    const expiresAt = calendarDateOf(row.expiresOn ?? null);
    return {
      omit: row.withoutDetails === false ? [] : OMISSIONS,
      author: { uid: null, name },
      publication: { ...common, kind: 'copy', follows: row.follows === true, expiresAt } as const,
    };
  }
  const { omit, title, text, country, place } = row;
  const said = { title: title ?? '', text: text ?? '', country: country ?? '', place: place ?? '' };
  return {
    omit,
    author: { uid: row.userId, name: publicName(name, row.isHiddenAuthor) },
    publication: { ...common, ...said, photos, kind: 'published', follows: true } as const,
  };
}

export function calendarDateOf(text: string | null): CalendarDate | null {
  return text !== null && isCalendarDate(text) ? text : null;
}

function ownerOf({ userId, userDoc }: Pick<SourceRow, 'userId' | 'userDoc'>) {
  return userDoc ? readUser(userId, userDoc) : fallbackUser(userId);
}

/** Where the owner lives, and where they lived when they published or shared the trip. */
function homesOf(row: SourceRow): readonly Location[] {
  const then = readUser(row.userId, { originLocation: row.home }).originLocation;
  return [ownerOf(row).originLocation, then].filter((home) => home !== null);
}

const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The day in Germany, by which links end. */
export function todayOf(now: Date): CalendarDate {
  const text = DAY.format(now);
  if (!isCalendarDate(text)) throw new Error(`No day of the calendar: ${text}`);
  return text;
}
