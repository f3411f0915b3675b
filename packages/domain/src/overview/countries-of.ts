import { routeLegsOf, type RouteLeg } from '../legs/route-legs.ts';
import { nightsOnTheWay } from '../schedule/nights.ts';
import { countryOf } from '../trip/location.ts';
import { isOnRoute, type Stop } from '../trip/stop.ts';
import type { Trip } from '../trip/trip.ts';

/** A country of the route, each once, in the order in which it is first reached. */
export interface CountryVisit {
  /** As the labels of its stops call it, or as the route planner's answer was named. */
  readonly country: string;
  /** How many stops lie in it; none where the route only leads through. */
  readonly stops: number;
  readonly nights: number;
}

/** Names the countries that a leg crosses, in order; undefined as long as no route planner has answered. */
export type CountriesOfLeg = (leg: RouteLeg) => readonly string[] | undefined;

/**
 * The country of a stop. A stop from a link has no country in its label: the legs that touch it know it by its coordinates.
 */
function createCountryAt(
  legs: readonly RouteLeg[],
  crossed: CountriesOfLeg,
): (stop: Stop) => string {
  const [arriving, leaving] = [new Map<string, string>(), new Map<string, string>()];
  for (const leg of legs) {
    const countries = crossed(leg) ?? [];
    arriving.set(leg.cityId, countries.at(-1) ?? '');
    leaving.set(leg.fromCityId, countries.at(0) ?? '');
  }
  return ({ id, location }) => countryOf(location) || arriving.get(id) || leaving.get(id) || '';
}

/** The countries of a trip, from the labels of its firm stops and from what the route planner says of the legs. */
export function countriesOf(
  trip: Pick<Trip, 'days'>,
  crossed: CountriesOfLeg = () => undefined,
): readonly CountryVisit[] {
  const legs = new Map(routeLegsOf(trip).map((leg) => [leg.cityId, leg]));
  const nights = new Set(nightsOnTheWay(trip).map((day) => day.id));
  const visits = new Map<string, { stops: number; nights: number }>();
  const visit = (country: string): { stops: number; nights: number } => {
    const known = visits.get(country) ?? { stops: 0, nights: 0 };
    visits.set(country, known);
    return known;
  };
  const countryAt = createCountryAt(routeLegsOf(trip), crossed);
  let here = '';
  for (const day of trip.days) {
    for (const stop of day.cityList) {
      if (!isOnRoute(stop)) continue;
      const leg = legs.get(stop.id);
      if (leg) (crossed(leg) ?? []).filter(Boolean).forEach(visit);
      here = countryAt(stop);
      if (here !== '') visit(here).stops += 1;
    }
    if (here !== '' && nights.has(day.id)) visit(here).nights += 1;
  }
  return [...visits].map(([country, { stops, nights: slept }]) => ({
    country,
    stops,
    nights: slept,
  }));
}
