import { withViaPoint } from '@fahrtwind/domain';
import type { LngLat, MapContent, MapLeg } from '../map-data.ts';

/** What is dragged: a stop, the leg that leads to a stop from where it was taken hold of, or a point that it passes. */
export type Grip =
  | { readonly kind: 'stop'; readonly id: string }
  | { readonly kind: 'leg'; readonly cityId: string; readonly at: At }
  | { readonly kind: 'via'; readonly cityId: string; readonly index: number };

interface At {
  readonly lat: number;
  readonly lng: number;
}

/** The content as it would be if the drag ended here. */
export function draggedContent(content: MapContent, grip: Grip, at: At): MapContent {
  const here: LngLat = [at.lng, at.lat];
  if (grip.kind !== 'stop') {
    const bend = (leg: MapLeg) => (leg.cityId === grip.cityId ? bent(leg, grip, pick(at)) : leg);
    return { ...content, legs: content.legs.map(bend) };
  }
  const { id } = grip;
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

function bent(leg: MapLeg, grip: Exclude<Grip, { readonly kind: 'stop' }>, at: At): MapLeg {
  const [first, last] = [leg.geometry[0], leg.geometry.at(-1)];
  if (!first || !last) return leg;
  const [from, to] = [asPoint(first), asPoint(last)];
  const via =
    grip.kind === 'leg'
      ? withViaPoint({ from, to, via: leg.via }, at, grip.at)
      : (leg.via ?? []).map((point, index) => (index === grip.index ? at : point));
  const geometry = [from, ...via, to].map(({ lng, lat }): LngLat => [lng, lat]);
  return { ...sketched(leg, geometry), via };
}

function asPoint([lng, lat]: LngLat): At {
  return { lat, lng };
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
