import type { Point } from '../../outlines/read-vector-tile.ts';
import type { RoadTable, Way, WayKind } from '../../roads/road-table.ts';
import { joinLines } from './join-lines.ts';

export type RoadClass = 'motorway' | 'main' | 'pass' | 'ferry' | 'train';

/** What the map draws of the table: a line, or a point where it has only one. */
export interface RoadFeature {
  readonly layer: 'road' | 'crossing' | 'summit';
  readonly properties: Readonly<Record<string, string | number>>;
  /** The first zoom whose tiles have it. */
  readonly minZoom: number;
  /** In Mercator's world, which reaches from 0 to 1 in both directions. */
  readonly points: readonly Point[];
}

/** The layers of a tile with the table's roads. */
export const ROAD_LAYERS = ['road', 'crossing', 'summit'] as const;

/** Small roads are guesses, of which no line is known. */
const CLASSES: Readonly<Record<Exclude<WayKind, 'small-road'>, RoadClass>> = {
  motorway: 'motorway',
  'mountain-motorway': 'motorway',
  expressway: 'main',
  road: 'main',
  'trunk-pass': 'pass',
  mountain: 'pass',
  hairpins: 'pass',
  ferry: 'ferry',
  train: 'train',
};

const FIRST_ZOOM: Readonly<Record<RoadClass, number>> = {
  motorway: 3,
  main: 5,
  pass: 6,
  ferry: 5,
  train: 6,
};
/** Roads with a number of Europe lead through whole countries: in Norway they are what motorways are elsewhere. */
const FIRST_EURO_ZOOM: Readonly<Record<RoadClass, number>> = { ...FIRST_ZOOM, main: 3, pass: 4 };
const FIRST_SUMMIT_ZOOM = 8;

/**
 * The lines of all ways, exactly as routes follow them: `[from, ...shape, to]`. Ways of one road are joined, so that a
 * number finds room on them.
 */
export function roadFeatures(table: RoadTable): readonly RoadFeature[] {
  const roads = new Map<string, { readonly properties: Properties; readonly lines: Line[] }>();
  const crossings: RoadFeature[] = [];
  for (const way of table.ways) {
    if (way.kind === 'small-road') continue;
    const roadClass = CLASSES[way.kind];
    const points = lineOf(table, way);
    if (roadClass === 'ferry' || roadClass === 'train') {
      const km = Math.round(way.meters / 1000);
      const properties = { class: roadClass, name: endsOf(table, way), km };
      crossings.push({ layer: 'crossing', properties, minZoom: FIRST_ZOOM[roadClass], points });
      continue;
    }
    const properties = { class: roadClass, ...numbersOf(way.road) };
    const key = JSON.stringify(properties);
    const road = roads.get(key) ?? { properties, lines: new Array<Line>() };
    roads.set(key, road);
    road.lines.push({ from: way.from, to: way.to, points });
  }
  const lines = [...roads.values()].flatMap(({ properties, lines: parts }) =>
    joinLines(parts).map((points): RoadFeature => ({
      layer: 'road',
      properties,
      minZoom: ('euro' in properties ? FIRST_EURO_ZOOM : FIRST_ZOOM)[properties.class],
      points,
    })),
  );
  return [...lines, ...crossings, ...summitsOf(table)];
}

interface Properties extends Readonly<Record<string, string>> {
  readonly class: RoadClass;
}

interface Line {
  readonly from: number;
  readonly to: number;
  readonly points: readonly Point[];
}

/** `E45 A7`: the number that people know the road by, and the one of Europe where it is another. */
function numbersOf(road: string): { readonly ref?: string; readonly euro?: string } {
  const numbers = road.split(' ').filter((number) => number !== '');
  const euro = numbers.find((number) => /^E\d/.test(number));
  const ref = numbers.find((number) => !/^E\d/.test(number));
  return { ...(ref !== undefined && { ref }), ...(euro !== undefined && { euro }) };
}

function lineOf({ cities }: RoadTable, { from, to, shape }: Way): readonly Point[] {
  return [cities[from], ...shape, cities[to]].flatMap((point) => (point ? [inWorld(point)] : []));
}

function endsOf({ cities }: RoadTable, { from, to }: Way): string {
  return `${cities[from]?.name ?? ''} – ${cities[to]?.name ?? ''}`;
}

/** Where the two ways of a pass meet. A pass of one way has no known summit. */
function summitsOf({ cities, ways }: RoadTable): readonly RoadFeature[] {
  const seen = new Map<string, number>();
  return ways.flatMap(({ pass, from, to }): readonly RoadFeature[] => {
    if (!pass) return [];
    const top = [from, to].find((city) => seen.get(`${pass.name}/${city}`) === 1);
    for (const city of [from, to]) seen.set(`${pass.name}/${city}`, 1);
    const place = top === undefined ? undefined : cities[top];
    if (!place) return [];
    const { name, altitude } = pass;
    return [
      {
        layer: 'summit',
        properties: { name, altitude },
        minZoom: FIRST_SUMMIT_ZOOM,
        points: [inWorld(place)],
      },
    ];
  });
}

export function inWorld({ lat, lng }: { readonly lat: number; readonly lng: number }): Point {
  const sine = Math.sin((lat * Math.PI) / 180);
  return [(lng + 180) / 360, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}
