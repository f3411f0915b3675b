import {
  joinCountryPoints,
  publicTotals,
  regionDegrees,
  type CountryPoint,
  type Omission,
} from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';

/** More than there are; labels of places can be made up. */
const COUNTRIES_AT_MOST = 250;

/** What a person's published trips add up to. */
export interface Travels {
  readonly tripCount: number;
  readonly distance: number;
  /** Whether the distance of at least one trip is estimated. */
  readonly isEstimate: boolean;
  readonly dayCount: number;
  readonly countries: { readonly country: string; readonly lat: number; readonly lng: number }[];
}

interface TripRow extends Record<string, unknown> {
  readonly totalDistance: number;
  readonly totalDuration: number;
  readonly isEstimate: boolean;
  readonly dayCount: number;
  readonly omit: readonly Omission[];
  readonly points: readonly CountryPoint[];
}

/** From what is stored beside the documents: up to hundreds of them, of 2 MB each, would be read otherwise. */
export async function travelsOf(queries: Queries, uid: string): Promise<Travels> {
  const { rows } = await queries.execute<TripRow>(sql`
    select (trip.summary->>'totalDistance')::float8 as "totalDistance",
      (trip.summary->>'totalDuration')::float8 as "totalDuration",
      coalesce((trip.summary->>'isEstimate')::boolean, true) as "isEstimate",
      (trip.summary->>'dayCount')::int as "dayCount", p.omit, trip.country_points as points
    from trip join trip_publication p on p.trip_id = trip.id
    where trip.user_id = ${uid} and trip.published and not p.is_hidden and trip.deleted_at is null
    order by p.published_at desc`);
  const totals = rows.map((row) => publicTotals(row, row.omit.includes('home')).totalDistance);
  return {
    tripCount: rows.length,
    distance: totals.reduce((sum, one) => sum + one, 0),
    isEstimate: rows.some(({ isEstimate }) => isEstimate),
    dayCount: rows.reduce((sum, { dayCount }) => sum + dayCount, 0),
    countries: countriesIn(rows.flatMap(({ points }) => points)),
  };
}

function countriesIn(points: readonly CountryPoint[]): Travels['countries'] {
  return joinCountryPoints(points)
    .slice(0, COUNTRIES_AT_MOST)
    .map(({ country, lat, lng }) => ({
      country,
      lat: regionDegrees(lat),
      lng: regionDegrees(lng),
    }))
    .toSorted((one, other) => one.country.localeCompare(other.country, 'de'));
}
