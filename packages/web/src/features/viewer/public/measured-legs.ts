/** What the route planner answered, by the stop that a leg leads to. */
export type MeasuredLegs = ReadonlyMap<
  string,
  { readonly meters: number; readonly seconds: number; readonly isEstimate: boolean }
>;

export const NO_LEGS: MeasuredLegs = new Map();
