import { routeLegsOf, type RouteLeg } from '../geo/route-legs.ts';
import { nightsOnTheWay } from '../schedule/nights.ts';
import { countryOf } from '../trip/location.ts';
import { isOnRoute } from '../trip/stop.ts';
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
  let here = '';
  for (const day of trip.days) {
    for (const stop of day.cityList) {
      if (!isOnRoute(stop)) continue;
      const leg = legs.get(stop.id);
      if (leg) (crossed(leg) ?? []).filter(Boolean).forEach(visit);
      here = countryOf(stop.location) || here;
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
