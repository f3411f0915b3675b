import type { MapLeg, MapLodging, MapStop } from '../map/map-data.ts';

interface Drawn {
  readonly stops: readonly MapStop[];
  readonly legs: readonly MapLeg[];
  readonly lodgings: readonly MapLodging[];
}

/** One day of what is drawn, with its colour and numbers; all of it for an index that no day has. */
export function withOnlyDay({ stops, legs, lodgings }: Drawn, dayIndex: number): Drawn {
  if (dayIndex < 0) return { stops, legs, lodgings };
  const isOfDay = (item: { readonly dayIndex: number }): boolean => item.dayIndex === dayIndex;
  return {
    stops: stops.filter(isOfDay),
    legs: legs.filter(isOfDay),
    lodgings: lodgings.filter(isOfDay),
  };
}
