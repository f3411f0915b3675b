import { estimateLeg, type LegMeasure } from '../legs/estimate-leg.ts';
import { routeLegsOf } from '../legs/route-legs.ts';
import type { Stop } from '../trip/stop.ts';
import type { Trip } from '../trip/trip.ts';

type Cells = readonly (readonly (number | null)[])[];

/**
 * The ways between the firm stops of a trip as the route planner measured them, each with the profile of the stop
 * that it leads to: the row says from where, the column to where, null that there is no way. Plain data, so that it
 * can be sent to a worker.
 */
export interface LegMatrix {
  readonly stopIds: readonly string[];
  readonly meters: Cells;
  readonly seconds: Cells;
  /** Whether some of it is an estimate of the route planner. */
  readonly isEstimate?: boolean;
}

/** What the way from one stop to another takes; infinite where there is none. */
export type MeasureLeg = (from: Stop, to: Stop) => MatrixLeg;

export interface MatrixLeg extends LegMeasure {
  readonly isEstimate: boolean;
}

/** Looks ways up in the matrix, and estimates those to and from stops that it does not know. */
export function measureBy(matrix: LegMatrix): MeasureLeg {
  const { stopIds, meters, seconds, isEstimate = false } = matrix;
  const indices = new Map(stopIds.map((id, index) => [id, index]));
  return (from, to) => {
    const [row, column] = [indices.get(from.id), indices.get(to.id)];
    if (row === undefined || column === undefined)
      return { ...estimateLeg(from.location, to.location, to.routeProfile), isEstimate: true };
    return { meters: read(meters, row, column), seconds: read(seconds, row, column), isEstimate };
  };
}

function read(cells: Cells, from: number, to: number): number {
  return cells[from]?.[to] ?? Number.POSITIVE_INFINITY;
}

/** Every leg of the trip in its order, measured. */
export function measuredLegs(trip: Trip, measure: MeasureLeg): readonly MatrixLeg[] {
  const stops = new Map(trip.days.flatMap((day) => day.cityList.map((stop) => [stop.id, stop])));
  return routeLegsOf(trip).flatMap(({ fromCityId, cityId }) => {
    const [from, to] = [stops.get(fromCityId), stops.get(cityId)];
    return from && to ? [measure(from, to)] : [];
  });
}
