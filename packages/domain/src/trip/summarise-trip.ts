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

function rounded(degrees: number): number {
  return Math.round(degrees * STEPS_OF_A_DEGREE) / STEPS_OF_A_DEGREE;
}
