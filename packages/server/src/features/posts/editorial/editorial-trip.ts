import type { EditorialPost } from '@fahrtwind/contract';
import {
  countryPoints,
  estimateLeg,
  newNote,
  newTrip,
  readCalendarDate,
  summariseTrip,
  stopsOf,
  tripCountries,
  type Omission,
  type StopOnDay,
  type Trip,
} from '@fahrtwind/domain';
import type { PoolClient } from 'pg';

/** The account of `db/seeds/editorial-account.ts`. */
const EDITORS = 'fahrtwind-redaktion';
const OMIT: readonly Omission[] = ['prices', 'bookingLinks', 'home', 'dates'];

/** The published trip of an editorial road trip, made or brought up to date; gives its id, null without a route. */
export async function plantTrip(client: PoolClient, post: EditorialPost): Promise<string | null> {
  const trip = tripOfPost(post);
  if (!trip) return null;
  const doc = JSON.stringify(trip);
  // Shape 0: read by the domain before it is shown, like any document of an older version.
  await client.query(
    `insert into trip (id, user_id, title, summary, doc, last_opened, created_at, updated_at, published, shape, bytes, countries,
       country_points)
     values ($1, $2, $3, $4, $5, $6, $6, $6, true, 0, $7, $8, $9)
     on conflict (id) do update set title = excluded.title, summary = excluded.summary, doc = excluded.doc,
       bytes = excluded.bytes, countries = excluded.countries,
       country_points = excluded.country_points, published = true, deleted_at = null,
       revision = trip.revision + 1, updated_at = now()
     where trip.doc::text <> excluded.doc::text or trip.deleted_at is not null or not trip.published`,
    [
      trip.id,
      EDITORS,
      trip.title,
      JSON.stringify(summariseTrip(trip)),
      doc,
      post.createdAt,
      Buffer.byteLength(doc),
      tripCountries(trip),
      JSON.stringify(countryPoints(trip)),
    ],
  );
  await client.query(
    `insert into trip_publication as known (trip_id, title, text, country, place, omit, published_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)
     on conflict (trip_id) do update set title = excluded.title, text = excluded.text, country = excluded.country,
       place = excluded.place, version = known.version + 1, changed_at = now()
     where (known.title, known.text, known.country, known.place)
       is distinct from (excluded.title, excluded.text, excluded.country, excluded.place)`,
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

function tripOfPost({ id, title, createdAt, route }: EditorialPost): Trip | null {
  const start = readCalendarDate(createdAt.slice(0, 10));
  if (!route || !start) return null;
  let count = 0;
  const makeId = (): string => {
    count += 1;
    return `${id}-${count}`;
  };
  const stops = route.days.flatMap(({ stops: some }, dayIndex) =>
    some.map((stop): StopOnDay => stopOf(stop, dayIndex, makeId)),
  );
  const made = newTrip(
    { id, userId: EDITORS, now: createdAt, start, dayCount: route.days.length, title, makeId },
    stops,
  );
  if (!made.ok) throw new Error(`The route of ${id} is refused: ${made.error}`);
  return { ...made.value, ...totalsOf(made.value) };
}

type RouteStop = NonNullable<EditorialPost['route']>['days'][number]['stops'][number];

function stopOf(
  { name, country, lat, lng, stayMinutes, note }: RouteStop,
  dayIndex: number,
  makeId: () => string,
): StopOnDay {
  return {
    dayIndex,
    location: { lat, lng, label: `${name}, ${country}`, longLabel: '', englishName: '' },
    ...(stayMinutes !== undefined && { stayMinutes }),
    ...(note !== undefined && { note: newNote({ id: makeId(), content: note }) }),
  };
}

/** For lists, until somebody opens the trip and it is measured on roads. */
function totalsOf(trip: Trip): Pick<Trip, 'totalDistance' | 'totalDuration'> {
  const stops = stopsOf(trip);
  const legs = stops
    .slice(1)
    .flatMap((to, index) =>
      stops
        .slice(index, index + 1)
        .map((from) => estimateLeg(from.location, to.location, 'driving')),
    );
  return {
    totalDistance: legs.reduce((sum, { meters }) => sum + meters, 0),
    totalDuration: legs.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}
