import { setImmediate } from 'node:timers/promises';
import type { AlongKind } from '@fahrtwind/contract';
import {
  besideLine,
  distanceMeters,
  METERS_PER_DEGREE,
  POI_KINDS,
  radians,
  type Language,
  type Location,
} from '@fahrtwind/domain';
import type { BoundingBox, Gazetteer, PassTop, PlaceFinder } from '@fahrtwind/geo';

type Line = readonly (readonly [lng: number, lat: number])[];

export interface AlongParts {
  /** Only what is on this server: a long way would ask a service too often. */
  readonly finder: Pick<PlaceFinder, 'find'>;
  readonly gazetteer: Pick<Gazetteer, 'townsNear'>;
  readonly passes: () => Promise<readonly PassTop[]>;
}

export interface AlongQuestion {
  readonly lines: readonly Line[];
  readonly kinds: readonly AlongKind[];
  readonly withinMeters: number;
  readonly language: Language;
  readonly signal: AbortSignal;
}

interface Found {
  readonly id: string;
  readonly kind: AlongKind;
  readonly name: string;
  readonly location: Location;
  readonly description: string;
}

export interface FoundAlong extends Found {
  /** Which of the lines it lies beside, from 0. */
  readonly line: number;
  readonly asideMeters: number;
  readonly alongMeters: number;
}

/** A way is looked at in pieces of this length, and in no more than so many of them. */
const PIECE_METERS = 60_000;
const MOST_PIECES = 60;
const POIS_OF_PIECE = 60;
const TOWNS_OF_PIECE = 5;
const MOST_FOUND = 300;

/** What lies beside the lines, in the order in which one passes it. */
export async function findAlong(
  parts: AlongParts,
  { lines, kinds, withinMeters, language, signal }: AlongQuestion,
): Promise<readonly FoundAlong[]> {
  const found = new Map<string, readonly FoundAlong[]>();
  const keep = (one: Found): void => {
    if (!found.has(one.id)) found.set(one.id, placed(one, lines, withinMeters));
  };
  const poiKinds = POI_KINDS.filter((kind) => kinds.includes(kind));
  for (const box of boxesAlong(lines, withinMeters)) {
    // Others are answered between the pieces of a long way.
    await setImmediate();
    signal.throwIfAborted();
    if (poiKinds.length > 0) {
      const query = { box, kinds: poiKinds, language, limit: POIS_OF_PIECE, signal };
      for (const poi of (await parts.finder.find(query)).value) keep({ ...poi, id: poi.osmId });
    }
    if (kinds.includes('town'))
      for (const town of await parts.gazetteer.townsNear(townQuery(box, language)))
        keep({ id: `town/${town.lat},${town.lng}`, ...namedTown(town), description: '' });
  }
  if (kinds.includes('pass'))
    for (const { id, name, location, metersAboveSea } of await parts.passes())
      keep({ id, kind: 'pass', name, location, description: `${metersAboveSea} m` });
  return [...found.values()]
    .flat()
    .toSorted((one, other) => one.asideMeters - other.asideMeters)
    .slice(0, MOST_FOUND)
    .toSorted((one, other) => one.line - other.line || one.alongMeters - other.alongMeters);
}

function namedTown({ lat, lng, label, longLabel, englishName }: Location) {
  const location = { lat, lng, label, longLabel, englishName };
  return { kind: 'town', name: label.split(',')[0] ?? label, location } as const;
}

function placed(one: Found, lines: readonly Line[], withinMeters: number): readonly FoundAlong[] {
  const beside = lines.map((line) => besideLine(one.location, line));
  const nearest = Math.min(...beside.map(({ asideMeters }) => asideMeters));
  const line = beside.findIndex(({ asideMeters }) => asideMeters === nearest);
  const there = beside[line];
  if (!there || nearest > withinMeters) return [];
  const { id, kind, name, location, description } = one;
  return [{ id, kind, name, location, description, line, ...there }];
}

/** Boxes that together hold all that lies within the distance of the lines. */
function boxesAlong(lines: readonly Line[], withinMeters: number): readonly BoundingBox[] {
  const total = lines.reduce((sum, line) => sum + lengthOf(line), 0);
  const piece = Math.max(PIECE_METERS, total / (MOST_PIECES - Math.min(lines.length, 30)));
  const boxes = lines.flatMap((line) => {
    const pieces: BoundingBox[] = [];
    let passed = Number.POSITIVE_INFINITY;
    for (const [index, [lng, lat]] of line.entries()) {
      const before = line[index - 1];
      if (before) passed += distanceMeters({ lng: before[0], lat: before[1] }, { lng, lat });
      const own = boxAround(lng, lat, withinMeters);
      const last = pieces.at(-1);
      // The end of a piece is the beginning of the next one.
      if (last) pieces[pieces.length - 1] = joined(last, own);
      if (passed < piece) continue;
      passed = 0;
      pieces.push(own);
    }
    return pieces;
  });
  return boxes.slice(0, MOST_PIECES);
}

function lengthOf(line: Line): number {
  return line.reduce((sum, [lng, lat], index) => {
    const before = line[index - 1];
    return before ? sum + distanceMeters({ lng: before[0], lat: before[1] }, { lng, lat }) : sum;
  }, 0);
}

function boxAround(lng: number, lat: number, meters: number): BoundingBox {
  const tall = meters / METERS_PER_DEGREE;
  const wide = tall / Math.max(Math.cos(radians(lat)), 0.01);
  return { west: lng - wide, south: lat - tall, east: lng + wide, north: lat + tall };
}

function joined(one: BoundingBox, other: BoundingBox): BoundingBox {
  return {
    west: Math.max(-180, Math.min(one.west, other.west)),
    south: Math.max(-90, Math.min(one.south, other.south)),
    east: Math.min(180, Math.max(one.east, other.east)),
    north: Math.min(90, Math.max(one.north, other.north)),
  };
}

/** The larger towns around the middle of a box, as far as its corners. */
function townQuery({ west, south, east, north }: BoundingBox, language: Language) {
  const [lat, lng] = [(south + north) / 2, (west + east) / 2];
  const withinMeters = distanceMeters({ lat, lng }, { lat: north, lng: east });
  return { lat, lng, withinMeters, limit: TOWNS_OF_PIECE, language };
}
