import { DEFAULT_ROUTE_PROFILE, type Location, type RouteProfile } from '@fahrtwind/domain';

/** The form's content. */
export interface RoutePlan {
  readonly from: Location | null;
  readonly vias: readonly Location[];
  readonly to: Location | null;
  readonly profile: RouteProfile;
  /** Whether toll roads may be used. */
  readonly toll: boolean;
}

/** A row of the form, which may be empty: start, via or destination. */
export type Slot = Location | null;

export const EMPTY_PLAN: RoutePlan = {
  from: null,
  vias: [],
  to: null,
  profile: DEFAULT_ROUTE_PROFILE,
  toll: true,
};

/** With start and destination; as many as an address can carry in every browser. */
export const MOST_STOPS = 20;

export function slotsOf({ from, vias, to }: RoutePlan): readonly Slot[] {
  return [from, ...vias, to];
}

/** The filled-in places in order. */
export function stopsOfPlan(plan: RoutePlan): readonly Location[] {
  return slotsOf(plan).filter((slot) => slot !== null);
}

/** Puts a place into a row, or empties it; an empty via is removed. */
export function withSlot(plan: RoutePlan, index: number, place: Slot): RoutePlan {
  return withSlots(plan, slotsOf(plan).with(index, place));
}

export function withVia(plan: RoutePlan, place: Location): RoutePlan {
  return { ...plan, vias: [...plan.vias, place] };
}

/** Swaps a place with its neighbour, which may be the start or the destination. */
export function moveSlot(plan: RoutePlan, index: number, step: 1 | -1): RoutePlan {
  const slots = slotsOf(plan);
  const [one, other] = [slots[index], slots[index + step]];
  if (one === undefined || other === undefined) return plan;
  return withSlots(plan, slots.with(index, other).with(index + step, one));
}

/** The way back. */
export function reversed(plan: RoutePlan): RoutePlan {
  return withSlots(plan, slotsOf(plan).toReversed());
}

function withSlots(plan: RoutePlan, slots: readonly Slot[]): RoutePlan {
  return {
    ...plan,
    from: slots[0] ?? null,
    vias: slots.slice(1, -1).filter((slot) => slot !== null),
    to: slots.at(-1) ?? null,
  };
}

/** The id under which a stop is sent to the server. */
export function stopId(index: number): string {
  return `stopp-${index}`;
}
