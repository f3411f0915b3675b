import { distanceMeters, METERS_PER_DEGREE } from '@fahrtwind/domain';
import { readRegions, type Base, type Focus, type Region } from './read-regions.ts';
import { ALPS } from './table/alps.ts';
import { EAST } from './table/east.ts';
import { GERMANY } from './table/germany.ts';
import { NORTH } from './table/north.ts';
import { SOUTH } from './table/south.ts';
import { WEST } from './table/west.ts';

let known: ReadonlyMap<string, Region> | null = null;

/** Read when the first message comes: most of those who start the program never chat. */
function table(): ReadonlyMap<string, Region> {
  known ??= new Map(
    [NORTH, GERMANY, ALPS, WEST, SOUTH, EAST]
      .flatMap(readRegions)
      .map((region) => [region.id, region]),
  );
  return known;
}

export function allRegions(): readonly Region[] {
  return [...table().values()];
}

export function findRegion(id: string): Region | undefined {
  return table().get(id);
}

/** A region as a message names it: all of it, or the part that the name means. */
export interface Area {
  readonly regionId: string;
  /** As it was called. */
  readonly name: string;
  readonly focus?: Focus;
}

const SAME_PLACE_METERS = 4000;
const LEAST_BASES = 4;

/** What one can visit there, in its parts too; around a part with few places also what lies near it. */
export function basesOf({ regionId, focus }: Area): readonly Base[] {
  const all = basesOfRegion(regionId);
  if (!focus) return all;
  for (const factor of [1, 1.5, 2.2]) {
    const near = all.filter((base) => distanceMeters(base, focus) <= focus.radiusMeters * factor);
    if (near.filter(({ nights }) => nights > 0).length >= LEAST_BASES) return near;
  }
  return all.filter((base) => distanceMeters(base, focus) <= focus.radiusMeters * 3);
}

function basesOfRegion(id: string): readonly Base[] {
  const region = findRegion(id);
  if (!region) return [];
  return withoutTwins([...region.bases, ...region.parts.flatMap(basesOfRegion)]);
}

/** Neighbouring regions may both have a place. */
export function withoutTwins(bases: readonly Base[]): readonly Base[] {
  const kept: Base[] = [];
  for (const base of bases)
    if (!kept.some((one) => distanceMeters(one, base) < SAME_PLACE_METERS)) kept.push(base);
  return kept;
}

/** All places worth a night around a point, of whatever region. */
export function basesAround(
  point: { readonly lat: number; readonly lng: number },
  withinMeters: number,
): readonly Base[] {
  const degrees = withinMeters / METERS_PER_DEGREE;
  return sleepingPlaces().filter(
    (base) =>
      Math.abs(base.lat - point.lat) <= degrees && distanceMeters(base, point) <= withinMeters,
  );
}

let sleeping: readonly Base[] | null = null;

/** Looked through many times for each plan. */
function sleepingPlaces(): readonly Base[] {
  sleeping ??= withoutTwins(
    allRegions().flatMap(({ bases }) => bases.filter(({ nights }) => nights > 0)),
  );
  return sleeping;
}

/** Names a region, or the part of it that a name means, in a text: `ostsee/Rügen`. */
export function areaKey({ regionId, name }: Area): string {
  return `${regionId}/${name}`;
}

/** Undefined for a key that names nothing. */
export function areaOfKey(key: string): Area | undefined {
  const [regionId = '', called] = key.split('/');
  const region = findRegion(regionId);
  const names = Object.values(region?.names ?? {}).flat();
  const name = names.find((one) => one.name === called) ?? names[0];
  return name && { regionId, ...name };
}
