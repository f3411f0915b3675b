import type { LngLat, MapContent, MapLeg } from '../map-data.ts';

/** What is dragged: a stop, or the leg that leads to a stop. */
export interface Grip {
  readonly kind: 'stop' | 'leg';
  readonly id: string;
}

interface At {
  readonly lat: number;
  readonly lng: number;
}

/** The content as it would be if the drag ended here. */
export function draggedContent(content: MapContent, { kind, id }: Grip, at: At): MapContent {
  const here: LngLat = [at.lng, at.lat];
  if (kind === 'leg') {
    const legs = content.legs.map((leg) => (leg.cityId === id ? bent(leg, here) : leg));
    return { ...content, legs, pending: at };
  }
  const stops = content.stops.map((stop) => (stop.id === id ? { ...stop, ...pick(at) } : stop));
  const index = content.legs.findIndex(({ cityId }) => cityId === id);
  const dragged = content.stops.find((stop) => stop.id === id);
  if (!dragged || dragged.isOptional) return { ...content, stops };
  const legs = content.legs.map((leg, position) => {
    if (position === index) return straight(leg, leg.geometry[0], here);
    const leaves = startsAt(leg, dragged);
    return leaves ? straight(leg, here, leg.geometry.at(-1)) : leg;
  });
  return { ...content, stops, legs };
}

function pick({ lat, lng }: At): At {
  return { lat, lng };
}

function bent(leg: MapLeg, via: LngLat): MapLeg {
  const [first, last] = [leg.geometry[0], leg.geometry.at(-1)];
  return first && last ? sketched(leg, [first, via, last]) : leg;
}

function straight(leg: MapLeg, from: LngLat | undefined, to: LngLat | undefined): MapLeg {
  return from && to ? sketched(leg, [from, to]) : leg;
}

function sketched(leg: MapLeg, geometry: MapLeg['geometry']): MapLeg {
  return { ...leg, geometry, crossings: [], isEstimate: true, isTentative: true };
}

/** Routes begin on the road, some meters from the stop. */
const NEAR_DEGREES = 0.02;

function startsAt(leg: MapLeg, { lat, lng }: At): boolean {
  const [start] = leg.geometry;
  return (
    start !== undefined &&
    Math.abs(start[0] - lng) < NEAR_DEGREES &&
    Math.abs(start[1] - lat) < NEAR_DEGREES
  );
}
