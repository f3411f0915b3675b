import type { MapLeg, MapStop } from '../../../map/map-data.ts';

interface Drawn {
  readonly stops: readonly MapStop[];
  readonly legs: readonly MapLeg[];
}

/** An order that is only proposed: dashed and with its own numbers, over the faint route as it is. */
export function withPreview(now: Drawn, proposed: Drawn): Drawn {
  return {
    stops: proposed.stops,
    legs: [
      ...now.legs.map((leg) => ({ ...leg, isOptional: true })),
      // Later ones win where legs are told by the stop that they lead to.
      ...proposed.legs.map((leg) => ({ ...leg, isEstimate: true })),
    ],
  };
}
