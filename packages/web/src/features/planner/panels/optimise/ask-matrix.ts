import { isDriven, isOnRoute, stopsOf, type LegMatrix, type Trip } from '@fahrtwind/domain';
import { call } from '../../../../api/client.ts';

/** More points would keep a route planner busy for long; further legs are estimated. */
const MOST_POINTS = 100;

const NO_MATRIX: LegMatrix = { stopIds: [], meters: [], seconds: [] };

/** The road distances between all stops; without an answer everything is estimated. */
export async function askMatrix(trip: Trip, signal: AbortSignal): Promise<LegMatrix> {
  const stops = stopsOf(trip).filter((stop) => isOnRoute(stop) && isDriven(stop.routeProfile));
  if (stops.length < 3 || stops.length > MOST_POINTS) return NO_MATRIX;
  const points = stops.map(({ location: { lat, lng } }) => ({ lat, lng }));
  const body = { points, routeProfile: 'driving' as const, toll: stops.every(({ toll }) => toll) };
  try {
    const { meters, seconds } = await call('planRouteMatrix', { body, signal });
    return { stopIds: stops.map(({ id }) => id), meters, seconds };
  } catch (cause) {
    if (signal.aborted) throw cause;
    console.warn('Planning with estimates', cause);
    return NO_MATRIX;
  }
}
