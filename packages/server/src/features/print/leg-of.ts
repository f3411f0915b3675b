import type { MeasuredLeg, RouteLeg } from '@fahrtwind/domain';

/** What is known of a leg and how it is drawn. */
export type LegOf = (leg: RouteLeg) =>
  | (MeasuredLeg & {
      readonly geometry?: readonly (readonly [number, number])[];
      /** ISO codes of those that it crosses, in order. */
      readonly countries?: readonly string[];
    })
  | undefined;
