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

/** Other ways of a leg, faint below the route. */
export function withAlternatives<T extends Drawn>(now: T, lines: readonly MapLeg['geometry'][]): T {
  if (lines.length === 0) return now;
  const others = lines.map((geometry, index): MapLeg => ({
    cityId: `way-${index}`,
    dayIndex: 0,
    geometry,
    isEstimate: true,
    isOptional: true,
    profile: 'driving',
    label: '',
  }));
  return { ...now, legs: [...others, ...now.legs] };
}
