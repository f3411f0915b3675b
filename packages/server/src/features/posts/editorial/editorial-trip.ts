import type { EditorialPost } from '@fahrtwind/contract';
import {
  countryPoints,
  newLegTransport,
  newNote,
  newTrip,
  nextStartIn,
  readCalendarDate,
  routeLegsOf,
  summariseTrip,
  totalsOf,
  tripCountries,
  type FindMeasure,
  type Omission,
  type StopOnDay,
  type Trip,
} from '@fahrtwind/domain';
import type { PoolClient } from 'pg';

/** The account of `db/seeds/editorial-account.ts`. */
const EDITORS = 'fahrtwind-redaktion';
/** Without `home`: an editorial route does not begin at a person's home. */
const OMIT: readonly Omission[] = ['prices', 'bookingLinks', 'dates'];

/** What the route planner says of the legs of a trip. */
export type MeasureLegs = (trip: Trip) => Promise<FindMeasure>;

/** The published trip of an editorial road trip, made or brought up to date; gives its id, null without a route. */
export async function plantTrip(
  client: PoolClient,
  post: EditorialPost,
  measureLegs: MeasureLegs,
): Promise<string | null> {
  const planned = tripOfPost(post);
  if (!planned) return null;
  const trip = { ...planned, ...totalsOf(routeLegsOf(planned), await measureLegs(planned)) };
  const doc = Buffer.from(JSON.stringify(trip));
  // Shape 0: read by the domain before it is shown, like any document of an older version.
  await client.query(
    `insert into trip (id, user_id, title, summary, doc, last_opened, created_at, updated_at, published, shape, bytes, countries,
       country_points)
     values ($1, $2, $3, $4, $5, $6, $6, $6, true, 0, $7, $8, $9)
     on conflict (id) do update set title = excluded.title, summary = excluded.summary, doc = excluded.doc,
       bytes = excluded.bytes, countries = excluded.countries,
       country_points = excluded.country_points, measured_by = null, published = true, deleted_at = null,
       revision = trip.revision + 1, updated_at = now()
     where trip.doc <> excluded.doc or trip.deleted_at is not null or not trip.published`,
    [
      trip.id,
      EDITORS,
      trip.title,
      JSON.stringify(summariseTrip(trip)),
      doc,
      post.createdAt,
      doc.length,
      tripCountries(trip),
      JSON.stringify(countryPoints(trip)),
    ],
  );
  await client.query(
    `insert into trip_publication as known (trip_id, title, text, country, place, omit, published_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)
     on conflict (trip_id) do update set title = excluded.title, text = excluded.text, country = excluded.country,
       place = excluded.place, omit = excluded.omit, published_at = excluded.published_at,
       version = known.version + 1, changed_at = now()
     where (known.title, known.text, known.country, known.place, known.omit, known.published_at)
       is distinct from (excluded.title, excluded.text, excluded.country, excluded.place, excluded.omit,
         excluded.published_at)`,
    [trip.id, post.title, post.idea?.summary ?? '', post.country, post.place, OMIT, post.createdAt],
  );
  return trip.id;
}

/** Takes away the trips of posts that are gone. */
export async function removeTrips(client: PoolClient, kept: readonly string[]): Promise<void> {
  await client.query(
    `delete from trip where user_id = $1 and id like 'redaktion-%' and id <> all($2::text[])`,
    [EDITORS, kept],
  );
}

function tripOfPost({ id, title, createdAt, route, idea }: EditorialPost): Trip | null {
  const written = readCalendarDate(createdAt.slice(0, 10));
  if (!route || !idea || !written) return null;
  let count = 0;
  const makeId = (): string => {
    count += 1;
    return `${id}-${count}`;
  };
  const stops = route.days.flatMap(({ stops: some }, dayIndex) =>
    some.map((stop, index): StopOnDay => {
      const told = dayTexts(route.days, { dayIndex, index });
      return stopOf(stop, { dayIndex, told, makeId });
    }),
  );
  const start = nextStartIn(idea.months, written);
  const made = newTrip(
    { id, userId: EDITORS, now: createdAt, start, dayCount: route.days.length, title, makeId },
    stops,
  );
  if (!made.ok) throw new Error(`The route of ${id} is refused: ${made.error}`);
  return made.value;
}

type RouteDay = NonNullable<EditorialPost['route']>['days'][number];
type RouteStop = RouteDay['stops'][number];

/** What is told of the days at a stop: its day at the first one, the rest days that follow at the last one. */
function dayTexts(
  days: readonly RouteDay[],
  { dayIndex, index }: { readonly dayIndex: number; readonly index: number },
): { readonly before: readonly string[]; readonly after: readonly string[] } {
  const [day, ...later] = days.slice(dayIndex);
  const isLast = index === (day?.stops.length ?? 0) - 1;
  const next = later.findIndex(({ stops }) => stops.length > 0);
  const restDays = isLast ? later.slice(0, next < 0 ? later.length : next) : [];
  return {
    before: day && index === 0 ? [`${day.title}\n${day.text}`] : [],
    after: restDays.map(({ title, text }, at) => `Tag ${dayIndex + at + 2}: ${title}\n${text}`),
  };
}

interface OnDay {
  readonly dayIndex: number;
  readonly told: ReturnType<typeof dayTexts>;
  readonly makeId: () => string;
}

function stopOf(stop: RouteStop, { dayIndex, told, makeId }: OnDay): StopOnDay {
  const { name, country, lat, lng, stayMinutes, note, ferryMinutes } = stop;
  const content = [...told.before, ...(note === undefined ? [] : [note]), ...told.after];
  return {
    dayIndex,
    location: { lat, lng, label: `${name}, ${country}`, longLabel: '', englishName: '' },
    ...(stayMinutes !== undefined && { stayMinutes }),
    ...(content.length > 0 && {
      note: newNote({ id: makeId(), content: content.join('\n\n') }),
    }),
    ...(ferryMinutes !== undefined && {
      routeProfile: 'direct',
      transport: newLegTransport({ kind: 'ferry', durationMinutes: ferryMinutes }),
    }),
  };
}
