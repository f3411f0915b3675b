import type { RoadProfile, RouteWish } from '@fahrtwind/domain';
import type { Coordinates, RouteMatrix } from '../ports.ts';
import type { Line } from './straight-line.ts';

/** What a leg or a matrix depends on beside its points. */
export interface TravelWish {
  readonly profile: RoadProfile;
  readonly mayUseToll: boolean;
  /** What a drive shall be like. */
  readonly wishes?: readonly RouteWish[] | undefined;
}

export interface LegQuery extends TravelWish {
  readonly from: Coordinates;
  /** What it leads through without stopping there. */
  readonly via?: readonly Coordinates[] | undefined;
  readonly to: Coordinates;
}

export interface MatrixBlock extends TravelWish {
  readonly sources: readonly Coordinates[];
  readonly targets: readonly Coordinates[];
}

/** A way as an engine has measured it. */
export interface EngineLeg {
  readonly meters: number;
  readonly seconds: number;
  readonly geometry: Line;
  readonly hasToll: boolean;
  readonly hasFerry: boolean;
}

/** no-route: it knows both places and no way leads; beyond: it cannot say, for example outside of its data. */
export type EngineRefusal = 'no-route' | 'beyond';

/** Something that measures ways on real roads; throws an `Outage` when it cannot work. */
export interface RoutingEngine {
  readonly name: string;
  /** Tells its answers from those of others in the cache: the address, or the region and its version. */
  readonly identity: string;
  readonly attribution: readonly string[];
  leg(query: LegQuery, signal?: AbortSignal): Promise<EngineLeg | EngineRefusal>;
  /** Beyond as soon as one of the points is. */
  matrix(block: MatrixBlock, signal?: AbortSignal): Promise<RouteMatrix | 'beyond'>;
}
