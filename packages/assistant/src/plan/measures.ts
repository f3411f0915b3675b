import {
  type DaySchedule,
  type FindMeasure,
  type MeasuredLeg,
  type RouteLeg,
  routeLegsOf,
  scheduleTrip,
  type Trip,
  withClocks,
} from '@fahrtwind/domain';
import type { AssistantPorts, PlaceHit } from '../ports.ts';

/** Asks for all legs of a trip at once; what gets no answer is estimated by the schedule. */
export function measuresOf(
  trip: Pick<Trip, 'days'>,
  ports: Pick<AssistantPorts, 'measure'>,
): Promise<FindMeasure> {
  return measureLegs(routeLegsOf(trip), ports);
}

export async function measureLegs(
  legs: readonly RouteLeg[],
  ports: Pick<AssistantPorts, 'measure'>,
): Promise<FindMeasure> {
  const answers = legs.length === 0 ? [] : await ports.measure(legs);
  const byLeg = new Map<string, MeasuredLeg>();
  for (const [index, leg] of legs.entries()) {
    const answer = answers[index];
    if (answer) byLeg.set(wayKey(leg), answer);
  }
  return (leg) => withClocks(leg, byLeg.get(wayKey(leg)));
}

export async function measuredSchedule(
  trip: Pick<Trip, 'days'>,
  ports: Pick<AssistantPorts, 'measure'>,
): Promise<readonly DaySchedule[]> {
  return scheduleTrip(trip, await measuresOf(trip, ports));
}

/** Hours at the wheel and on board from each place to each; null where no road leads. */
export async function placesByHour(
  places: readonly PlaceHit[],
  { matrix }: Pick<AssistantPorts, 'matrix'>,
): Promise<readonly (readonly (number | null)[])[]> {
  const points = places.map(({ location: { lat, lng } }) => ({ lat, lng }));
  const { seconds } = await matrix(points, 'driving', true);
  return seconds.map((row) => row.map((cell) => (cell === null ? null : cell / 3600)));
}

/** The same ports, and whether a matrix that they answered was an estimate. */
export function noteEstimates(ports: AssistantPorts): {
  readonly ports: AssistantPorts;
  readonly hasEstimated: () => boolean;
} {
  let hasEstimated = false;
  const matrix: AssistantPorts['matrix'] = async (...asked) => {
    const answer = await ports.matrix(...asked);
    hasEstimated ||= answer.isEstimate === true;
    return answer;
  };
  return { ports: { ...ports, matrix }, hasEstimated: () => hasEstimated };
}

/** The same for legs that have the same way: the schedule makes objects of its own. */
export function wayKey({ cityId, fromCityId, from, to, routeProfile, toll, ...rest }: RouteLeg) {
  const { month, via, wishes } = rest;
  const points = [from, ...(via ?? []), to].map(({ lat, lng }) => `${lat},${lng}`);
  return [fromCityId, cityId, ...points, routeProfile, toll, month, ...(wishes ?? [])].join(' ');
}
