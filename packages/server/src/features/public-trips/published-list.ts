import type { PublishedTrip } from '@fahrtwind/contract';
import {
  coarseDegrees,
  monthsBetween,
  publicName,
  publicTotals,
  readCalendarDate,
  readDayRange,
  readUser,
  SEASON_MONTHS,
  seasonOf,
  slug,
  type Omission,
  type PlanSummary,
  type Season,
} from '@fahrtwind/domain';
import { sql, type SQL } from 'drizzle-orm';
import { isHiddenPerson } from '../../shared/people/hidden-person.ts';
import type { Queries } from '../../db/queries.ts';
import { showPhotos, type NamedPhoto, type ShownPhoto } from '../../shared/photos/shown-photos.ts';
import { AppError } from '../../http/app-error.ts';

const PAGE = 24;
const TEXT_LENGTH = 300;
const COUNTRIES_AT_MOST = 200;
/** A search that finds nothing looks at as many of the newest and no more. */
const SEARCHED_AT_MOST = 10_000;
const WORDS_AT_MOST = 8;

export interface PublishedFilter {
  readonly country?: string | undefined;
  readonly days?: string | undefined;
  readonly season?: Season | undefined;
  /** Only trips of this person. */
  readonly uid?: string | undefined;
  readonly q?: string | undefined;
  readonly after?: string | undefined;
  readonly limit?: number | undefined;
}

interface ListRow extends Record<string, unknown> {
  readonly id: string;
  readonly version: string;
  readonly title: string;
  readonly text: string;
  readonly country: string;
  readonly place: string;
  readonly photos: readonly NamedPhoto[];
  readonly omit: readonly Omission[];
  readonly publishedAt: string;
  readonly uid: string;
  readonly userDoc: Readonly<Record<string, unknown>> | null;
  readonly isHiddenAuthor: boolean;
  /** Those of older programs do not say whether they are estimates. */
  readonly summary: Omit<PlanSummary, 'isEstimate'> & Partial<Pick<PlanSummary, 'isEstimate'>>;
}

interface Page {
  readonly trips: PublishedTrip[];
  readonly next: string | null;
}

/** Published trips, newest first. Documents stay closed: summaries tell enough. */
export async function listPublished(queries: Queries, filter: PublishedFilter): Promise<Page> {
  const { limit = PAGE } = filter;
  const { rows } = await queries.execute<ListRow>(sql`
    select p.trip_id as id, trip.revision || '-' || p.version as version, p.title,
      left(p.text, ${TEXT_LENGTH}) as text, p.country, p.place, p.photos, p.omit, p.published_at as "publishedAt",
      trip.user_id as uid, user_record.doc as "userDoc", trip.summary,
      ${isHiddenPerson('trip.user_id')} as "isHiddenAuthor"
    from ${filter.q === undefined ? sql`trip_publication` : NEWEST} p join trip on trip.id = p.trip_id
    left join user_record on user_record.uid = trip.user_id
    where ${sql.join(conditionsOf(filter), sql` and `)}
    order by p.published_at desc, p.trip_id desc limit ${limit + 1}`);
  const covers = await showPhotos(
    queries,
    rows.flatMap(({ photos }) => photos.slice(0, 1)),
  );
  const trips = rows.slice(0, limit).flatMap((row) => publishedTrip(row, covers));
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { trips, next: last ? `${Date.parse(last.publishedAt)}.${last.id}` : null };
}

/** Countries can be made up: further ones are not looked at. */
const COUNTRIES_LOOKED_AT = 1000;

const nextCountry = (key: SQL): SQL =>
  sql`(select min(lower(country)) from trip_publication where lower(country) > ${key})`;

/** The countries of published trips, for a filter: each is found by a step along their index. */
export async function listCountries(queries: Queries): Promise<string[]> {
  const { rows } = await queries.execute<{ readonly country: string }>(sql`
    with recursive step as (
      select ${nextCountry(sql`''`)} as key, 1 as n
      union all select ${nextCountry(sql`step.key`)}, n + 1 from step
        where step.key is not null and n < ${COUNTRIES_LOOKED_AT})
    select newest.country from step cross join lateral (
      select p.country from trip_publication p join trip on trip.id = p.trip_id
      where lower(p.country) = step.key and trip.published and not p.is_hidden and trip.deleted_at is null
      order by p.published_at desc limit 1) newest
    order by step.key limit ${COUNTRIES_AT_MOST}`);
  return rows.map(({ country }) => country);
}

const NEWEST = sql.raw(`(select * from trip_publication
  order by published_at desc, trip_id desc limit ${SEARCHED_AT_MOST})`);

function conditionsOf({ country, days, season, uid, q, after }: PublishedFilter): SQL[] {
  const conditions = [sql`trip.published`, sql`not p.is_hidden`, sql`trip.deleted_at is null`];
  if (country !== undefined) conditions.push(sql`lower(p.country) = lower(${country})`);
  if (days !== undefined) conditions.push(lengthOf(days));
  if (season !== undefined) {
    const months = sql.param([...SEASON_MONTHS[season]]);
    conditions.push(sql`extract(month from ${MIDDLE}) = any(${months}::int[])`);
  }
  if (uid !== undefined) conditions.push(sql`trip.user_id = ${uid}`);
  if (q !== undefined) conditions.push(...mentioning(q));
  if (after !== undefined) conditions.push(startingAfter(after));
  return conditions;
}

/** The same day as the domain's `seasonOf` takes. */
const MIDDLE = sql.raw(`((trip.summary->>'startDate')::date
  + ((trip.summary->>'endDate')::date - (trip.summary->>'startDate')::date) / 2)`);

function lengthOf(days: string): SQL {
  const range = readDayRange(days);
  if (!range) throw new AppError('invalid-argument', 'days');
  const count = sql`(trip.summary->>'dayCount')::int`;
  return range.max === null
    ? sql`${count} >= ${range.min}`
    : sql`${count} between ${range.min} and ${range.max}`;
}

/** Every word stands in title, country or place. What has no letters is found nowhere. */
function mentioning(q: string): SQL[] {
  const words = slug(q)
    .split('-')
    .filter((word) => word !== '');
  if (words.length === 0) return [sql`false`];
  return words.slice(0, WORDS_AT_MOST).map((word) => sql`strpos(p.search_key, ${word}) > 0`);
}

/** PostgreSQL reads dates of five digits in another way than they are written here. */
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');

function startingAfter(after: string): SQL {
  const [, ms, id] = /^(\d{1,15})\.([\w-]{1,100})$/.exec(after) ?? [];
  if (ms === undefined || id === undefined || Number(ms) > LAST_MS)
    throw new AppError('invalid-argument', 'after');
  const time = new Date(Number(ms)).toISOString();
  return sql`(p.published_at, p.trip_id) < (${time}::timestamptz, ${id})`;
}

function publishedTrip(row: ListRow, covers: readonly ShownPhoto[]): PublishedTrip[] {
  const { id, version, title, text, country, place, publishedAt, uid, summary, omit } = row;
  const [start, end] = [readCalendarDate(summary.startDate), readCalendarDate(summary.endDate)];
  if (!start || !end) return [];
  const isCoarse = omit.includes('home');
  return [
    {
      id,
      version,
      title,
      text,
      country,
      place,
      author: { uid, name: nameOf(row) },
      publishedAt: new Date(publishedAt).toISOString(),
      photo: covers.find(({ path }) => path === row.photos[0]?.path) ?? null,
      dayCount: summary.dayCount,
      stopCount: summary.stopCount,
      months: [...monthsBetween(start, end)],
      season: seasonOf(start, end),
      ...publicTotals(summary, isCoarse),
      isEstimate: summary.isEstimate ?? true,
      route: summary.route.map(([lng, lat]) =>
        isCoarse ? [coarseDegrees(lng), coarseDegrees(lat)] : [lng, lat],
      ),
    },
  ];
}

function nameOf({ uid, userDoc, isHiddenAuthor }: ListRow): string {
  return publicName(readUser(uid, userDoc ?? {}).name, isHiddenAuthor);
}
