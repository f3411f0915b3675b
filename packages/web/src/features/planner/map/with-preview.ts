import type { MapLeg, MapLodging, MapStop } from '../../../map/map-data.ts';

interface Drawn {
  readonly stops: readonly MapStop[];
  readonly legs: readonly MapLeg[];
  readonly lodgings: readonly MapLodging[];
}

/** A proposed order, dashed and with its own numbers, over the faint current route. */
export function withPreview(now: Drawn, proposed: Drawn): Drawn {
  return {
    stops: proposed.stops,
    lodgings: proposed.lodgings,
    legs: [
      ...now.legs.map((leg) => ({ ...leg, isOptional: true })),
      // Legs are identified by the stop they lead to; later ones win.
      ...proposed.legs.map((leg) => ({ ...leg, isTentative: true })),
    ],
  };
}
