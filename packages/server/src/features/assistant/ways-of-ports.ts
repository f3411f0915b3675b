import type { AssistantPorts, PlaceHit } from '@fahrtwind/assistant';
import { routeLegsOf, stopsOf, type Trip } from '@fahrtwind/domain';
import type { Turn } from './model/plan-tool.ts';

/** So many legs are looked along; more would take a route planner seconds. */
const MOST_LEGS = 12;
const MOST_SPOTS = 8;
const NEAR_METERS = 40_000;

/** What a model may look for along the route of a trip and around its stops. */
export function waysOfPorts(
  trip: Trip,
  ports: AssistantPorts,
): Pick<Turn, 'placesOnTheWay' | 'townsNear' | 'findSpots'> {
  const stopAt = (handle: string) => stopsOf(trip)[Number(handle.slice(1)) - 1];
  return {
    placesOnTheWay: async ({ day, stop }) => {
      const dayId = day === undefined ? null : trip.days[Number(day.slice(1)) - 1]?.id;
      const stopId = stop === undefined ? null : stopAt(stop)?.id;
      const inDay = trip.days.find(({ id }) => id === dayId)?.cityList;
      const legs = routeLegsOf(trip).filter(
        ({ cityId }) =>
          (stopId === null || cityId === stopId) &&
          (dayId === null || inDay?.some(({ id }) => id === cityId)),
      );
      const lines = await Promise.all(
        legs.slice(0, MOST_LEGS).map(({ from, to }) => ports.wayBetween(from, to)),
      );
      return lines.length === 0 ? [] : ports.placesAlong(lines.flat());
    },
    townsNear: async (handle): Promise<readonly PlaceHit[]> => {
      const stop = stopAt(handle);
      return stop ? ports.townsNear(stop.location, NEAR_METERS) : [];
    },
    findSpots: async (handle, kind) => {
      const stop = stopAt(handle);
      if (!stop) return [];
      const found =
        kind === 'lodging'
          ? ports.findLodging?.(stop.location, trip.akkomodationType)
          : ports.findRestaurants?.(stop.location);
      return ((await found) ?? []).slice(0, MOST_SPOTS);
    },
  };
}
