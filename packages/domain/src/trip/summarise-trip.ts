import { thinLine } from '../geo/thin-line.ts';
import type { CalendarDate } from '../text/calendar-date.ts';
import { countryOf, shortLabel } from './location.ts';
import { isOnRoute } from './stop.ts';
import { stopsOf, type Trip } from './trip.ts';

const ROUTE_POINTS = 32;
// About ten meters, more than a drawn cover can show.
const STEPS_OF_A_DEGREE = 10_000;

/** What a list shows of a trip's plan, without the plan itself. */
export interface PlanSummary {
  readonly startDate: CalendarDate | '';
  readonly endDate: CalendarDate | '';
  readonly dayCount: number;
  readonly stopCount: number;
  readonly totalDistance: number;
  readonly totalDuration: number;
  /** Whether both are estimates, of a leg at least. */
  readonly isEstimate: boolean;
  readonly from: string;
  readonly to: string;
  readonly route: readonly (readonly [lng: number, lat: number])[];
}

export function summariseTrip(trip: Trip): PlanSummary {
  const stops = stopsOf(trip);
  const firm = stops.filter(isOnRoute);
  const [first, last] = [firm.at(0), firm.at(-1)];
  return {
    startDate: trip.days.at(0)?.date ?? '',
    endDate: trip.days.at(-1)?.date ?? '',
    dayCount: trip.days.length,
    stopCount: stops.length,
    totalDistance: trip.totalDistance,
    totalDuration: trip.totalDuration,
    isEstimate: trip.totalsAreMeasured !== true,
    from: first ? shortLabel(first.location) : '',
    to: last ? shortLabel(last.location) : '',
    route: thinLine(firm, ROUTE_POINTS).map(({ location: { lng, lat } }) => [
      rounded(lng),
      rounded(lat),
    ]),
  };
}

const COUNTRIES_AT_MOST = 100;

/** The countries of a trip's stops, as their labels call them, each once. */
export function tripCountries(trip: Trip): readonly string[] {
  const countries = new Set(stopsOf(trip).map(({ location }) => countryOf(location)));
  countries.delete('');
  return [...countries].slice(0, COUNTRIES_AT_MOST);
}

/** A country of a trip's route, with the middle of its stops there and how many they are. */
export interface CountryPoint {
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
  readonly stops: number;
}

/** Longer than the name of any country. */
const COUNTRY_LENGTH = 100;

/** Where a trip goes, for the map of a profile. */
export function countryPoints(trip: Trip): readonly CountryPoint[] {
  const points = stopsOf(trip)
    .filter(isOnRoute)
    .map(({ location }) => ({
      country: countryOf(location),
      lat: location.lat,
      lng: location.lng,
      stops: 1,
    }))
    .filter(({ country }) => country !== '' && country.length <= COUNTRY_LENGTH);
  return joinCountryPoints(points).slice(0, COUNTRIES_AT_MOST);
}

/** Every country once, with the middle of all its stops. */
export function joinCountryPoints(points: readonly CountryPoint[]): readonly CountryPoint[] {
  const sums = new Map<string, { lat: number; lng: number; stops: number }>();
  for (const { country, lat, lng, stops } of points) {
    const sum = sums.get(country) ?? { lat: 0, lng: 0, stops: 0 };
    sums.set(country, {
      lat: sum.lat + lat * stops,
      lng: sum.lng + lng * stops,
      stops: sum.stops + stops,
    });
  }
  return [...sums].map(([country, { lat, lng, stops }]) => ({
    country,
    lat: rounded(lat / stops),
    lng: rounded(lng / stops),
    stops,
  }));
}

function rounded(degrees: number): number {
  return Math.round(degrees * STEPS_OF_A_DEGREE) / STEPS_OF_A_DEGREE;
}
