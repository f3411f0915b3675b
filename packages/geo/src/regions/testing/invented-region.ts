import type { OsmMap, OsmNode, OsmRelation, OsmWay } from './write-osm-pbf.ts';

interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** Towns of a land of our own, on both sides of the upper Rhine. */
export const TOWNS = {
  Adorf: { lat: 48.4, lng: 7.95 },
  Bstadt: { lat: 48.62, lng: 8.02 },
  Cville: { lat: 48.42, lng: 7.58 },
  Mitte: { lat: 48.52, lng: 8.18 },
  Seeheim: { lat: 48.3, lng: 7.9 },
  Gegenüber: { lat: 48.2, lng: 7.96 },
  Inselort: { lat: 48.72, lng: 7.96 },
} as const satisfies Readonly<Record<string, Point>>;

export type Town = keyof typeof TOWNS;

interface Road {
  readonly from: Town;
  readonly to: Town | Point;
  readonly tags: Readonly<Record<string, string>>;
}

const ROADS: readonly Road[] = [
  // The short way costs a toll, the long one by Mitte does not.
  {
    from: 'Adorf',
    to: 'Bstadt',
    tags: { highway: 'motorway', toll: 'yes', ref: 'A 99', maxspeed: '120', oneway: 'no' },
  },
  { from: 'Adorf', to: 'Mitte', tags: { highway: 'secondary', maxspeed: '80', name: 'Bergweg' } },
  { from: 'Mitte', to: 'Bstadt', tags: { highway: 'secondary', maxspeed: '80' } },
  { from: 'Adorf', to: 'Cville', tags: { highway: 'primary', maxspeed: '80', bridge: 'yes' } },
  { from: 'Adorf', to: 'Seeheim', tags: { highway: 'primary', maxspeed: '80' } },
  {
    from: 'Seeheim',
    to: 'Gegenüber',
    tags: { route: 'ferry', motor_vehicle: 'yes', bicycle: 'yes', foot: 'yes', duration: '00:40' },
  },
  { from: 'Gegenüber', to: { lat: 48.15, lng: 8 }, tags: { highway: 'secondary' } },
  // Nothing leads off the island.
  { from: 'Inselort', to: { lat: 48.76, lng: 7.99 }, tags: { highway: 'residential' } },
];

const STEPS = 12;
const STREETS = ['Rosengasse', 'Lindengasse', 'Seegasse', 'Berggasse', 'Torgasse', 'Kirchgasse'];

/** A map in which everything that a planner or a search must know happens once. */
export function inventedRegion(): OsmMap {
  const nodes: OsmNode[] = [];
  const add = (point: Point, tags?: Readonly<Record<string, string>>): number => {
    const id = nodes.length + 1;
    nodes.push({ id, lat: point.lat, lng: point.lng, ...(tags && { tags }) });
    return id;
  };
  const centres = new Map(
    Object.entries(TOWNS).map(([name, point]) => [name, add(point, placeTags(name))]),
  );
  const roads = ROADS.map(({ from, to, tags }, index): OsmWay => {
    const start = TOWNS[from];
    const end = typeof to === 'string' ? TOWNS[to] : to;
    const between = Array.from({ length: STEPS - 1 }, (_, step) =>
      add(curved(start, end, (step + 1) / STEPS)),
    );
    const last = (typeof to === 'string' ? centres.get(to) : undefined) ?? add(end);
    return { id: 100 + index, refs: [centres.get(from) ?? 0, ...between, last], tags };
  });
  const streets = Object.entries(TOWNS).flatMap(([name, point], town) =>
    townStreets(add, centres.get(name) ?? 0, point, 200 + town * STREETS.length),
  );
  const { ways, relations } = sights(add);
  return { nodes, ways: [...roads, ...streets, ...ways], relations };
}

type Add = (point: Point, tags?: Readonly<Record<string, string>>) => number;

function placeTags(name: string): Readonly<Record<string, string>> {
  const isTown = name === 'Adorf' || name === 'Bstadt';
  return {
    place: isTown ? 'town' : 'village',
    name,
    ...(isTown && { population: '12000', 'name:en': `${name} Town` }),
  };
}

function curved(from: Point, to: Point, share: number): Point {
  const bend = Math.sin(share * Math.PI) * 0.004;
  return {
    lat: from.lat + (to.lat - from.lat) * share + bend,
    lng: from.lng + (to.lng - from.lng) * share - bend,
  };
}

/** Short streets with houses around the middle of a town. */
function townStreets(add: Add, centre: number, { lat, lng }: Point, id: number): readonly OsmWay[] {
  return STREETS.map((name, street): OsmWay => {
    const angle = (street / STREETS.length) * 2 * Math.PI;
    const at = (length: number): Point => ({
      lat: lat + Math.sin(angle) * length,
      lng: lng + Math.cos(angle) * length,
    });
    add(at(0.0022), {
      'addr:street': name,
      'addr:housenumber': `${street + 1}`,
      'addr:postcode': '77000',
    });
    return {
      id: id + street,
      refs: [centre, add(at(0.002)), add(at(0.004))],
      tags: { highway: 'residential', name },
    };
  });
}

const near = ({ lat, lng }: Point, north: number): Point => ({ lat: lat + north, lng });

/** Points of interest as nodes, as a building and as an area of several parts. */
function sights(add: Add): { readonly ways: OsmWay[]; readonly relations: OsmRelation[] } {
  add(near(TOWNS.Mitte, 0.01), { tourism: 'viewpoint', name: 'Weitblick' });
  add(near(TOWNS.Adorf, 0.002), {
    amenity: 'restaurant',
    name: 'Zum Anker',
    website: 'https://anker.example',
  });
  add(near(TOWNS.Adorf, 0.003), { amenity: 'fuel', brand: 'Sprit' });
  add(near(TOWNS.Adorf, 0.004), { amenity: 'charging_station' });
  add(near(TOWNS.Adorf, 0.005), { amenity: 'drinking_water' });
  add(near(TOWNS.Bstadt, 0.002), {
    tourism: 'hotel',
    stars: '3S',
    name: 'Hotel Bstadt',
    website: 'javascript:alert(1)',
  });
  const corners = (point: Point): readonly number[] => {
    const ring = [
      [0, 0],
      [0.002, 0],
      [0.002, 0.002],
      [0, 0.002],
    ].map(([north = 0, east = 0]) => add({ lat: point.lat + north, lng: point.lng + east }));
    return [...ring, ring[0] ?? 0];
  };
  const camp: OsmWay = {
    id: 300,
    refs: corners({ lat: 48.31, lng: 7.91 }),
    tags: { tourism: 'camp_site', name: 'Camping am See' },
  };
  const wall: OsmWay = {
    id: 301,
    refs: corners({ lat: 48.53, lng: 8.19 }),
    tags: { barrier: 'wall' },
  };
  const castle: OsmRelation = {
    id: 400,
    members: [{ type: 'way', ref: 301, role: 'outer' }],
    tags: { type: 'multipolygon', historic: 'castle', name: 'Burg Mitte' },
  };
  return { ways: [camp, wall], relations: [castle] };
}
