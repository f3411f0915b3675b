import {
  countryOf,
  isOnRoute,
  isValidLocation,
  publicTotals,
  readTrip,
  regionDegrees,
  stopsOf,
  type Omission,
  type PlanSummary,
} from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';

/** Of how many trips the documents are read, for their countries. */
const READ_TRIPS = 60;

/** What somebody's published trips add up to. */
export interface Travels {
  readonly tripCount: number;
  readonly distance: number;
  readonly dayCount: number;
  readonly countries: { readonly country: string; readonly lat: number; readonly lng: number }[];
}

interface TripRow extends Record<string, unknown> {
  readonly summary: PlanSummary;
  readonly omit: readonly Omission[];
  readonly userId: string;
  readonly createdAt: string;
  /** Of the newest ones. */
  readonly doc: Readonly<Record<string, unknown>> | null;
}

export async function travelsOf(queries: Queries, uid: string): Promise<Travels> {
  const { rows } = await queries.execute<TripRow>(sql`
    select trip.summary, p.omit, trip.user_id as "userId", trip.created_at as "createdAt",
      case when row_number() over (order by p.published_at desc) <= ${READ_TRIPS} then trip.doc end as doc
    from trip join trip_publication p on p.trip_id = trip.id
    where trip.user_id = ${uid} and trip.published and not p.is_hidden and trip.deleted_at is null`);
  const totals = rows.map(
    ({ summary, omit }) => publicTotals(summary, omit.includes('home')).totalDistance,
  );
  return {
    tripCount: rows.length,
    distance: totals.reduce((sum, one) => sum + one, 0),
    dayCount: rows.reduce((sum, { summary }) => sum + summary.dayCount, 0),
    countries: countriesIn(rows),
  };
}

/** Every country once, with the middle of its stops. */
function countriesIn(rows: readonly TripRow[]): Travels['countries'] {
  const found = new Map<string, { lat: number; lng: number; stops: number }>();
  for (const { doc, userId, createdAt } of rows) {
    const read = doc && readTrip({ ...doc, userId, createdAt: new Date(createdAt).toISOString() });
    if (!read?.ok) continue;
    for (const stop of stopsOf(read.value)) {
      const country = countryOf(stop.location);
      if (country === '' || !isOnRoute(stop) || !isValidLocation(stop.location)) continue;
      const sum = found.get(country) ?? { lat: 0, lng: 0, stops: 0 };
      found.set(country, {
        lat: sum.lat + stop.location.lat,
        lng: sum.lng + stop.location.lng,
        stops: sum.stops + 1,
      });
    }
  }
  return [...found]
    .map(([country, { lat, lng, stops }]) => ({
      country,
      lat: regionDegrees(lat / stops),
      lng: regionDegrees(lng / stops),
    }))
    .toSorted((one, other) => one.country.localeCompare(other.country, 'de'));
}
