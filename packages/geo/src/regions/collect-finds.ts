import type { PoiKind } from '@fahrtwind/domain';
import { kindOfTags } from '../place-finders/osm-kinds.ts';
import type { OsmObject, OsmTags } from './pbf/osm-objects.ts';
import type { RegionPlace } from './region-entries.ts';

/** Something of the map that is worth keeping; ways and areas do not know where they are yet. */
export interface Find {
  readonly osmId: string;
  readonly tags: OsmTags;
  /** The nodes whose middle it is at; one with its place for a node. */
  readonly at:
    | { readonly lat: number; readonly lng: number }
    | { readonly refs: readonly number[] };
  /** The way that an area of several parts is drawn by. */
  readonly outline?: number;
}

const PLACE_KINDS: Readonly<Record<string, RegionPlace['kind']>> = {
  city: 'city',
  town: 'town',
  village: 'village',
  hamlet: 'village',
  suburb: 'village',
  isolated_dwelling: 'village',
};

/** Areas of hundreds of corners: their middle is known from some. */
const MAX_REFS = 40;

export function placeKindOf({ place = '', name }: OsmTags): RegionPlace['kind'] | null {
  return name ? (PLACE_KINDS[place] ?? null) : null;
}

export function isAddress(tags: OsmTags): boolean {
  return Boolean(tags['addr:housenumber'] && (tags['addr:street'] || tags['addr:place']));
}

export function isNamedStreet({ highway, name }: OsmTags): boolean {
  return Boolean(highway && name) && !NO_STREETS.has(highway ?? '');
}

const NO_STREETS = new Set(['platform', 'bus_stop', 'proposed', 'construction', 'rest_area']);

/** Shops and fuel stations are found without a name too, sights and hotels are not. */
const MAY_BE_NAMELESS: ReadonlySet<PoiKind> = new Set([
  'viewpoint',
  'fuel',
  'charging',
  'parking',
  'water',
  'toilets',
  'motorhome',
]);

export function poiKindOf(tags: OsmTags): PoiKind | null {
  const kind = kindOfTags(tags);
  return kind && (tags['name'] || MAY_BE_NAMELESS.has(kind)) ? kind : null;
}

/** The find that an object is, null for kinds that are not searched. */
export function findOf(object: OsmObject): Find | null {
  const { type, id, tags = {} } = object;
  const osmId = `${type}/${id}`;
  if (object.type === 'node') {
    const isKept = placeKindOf(tags) !== null || isAddress(tags) || poiKindOf(tags) !== null;
    return isKept ? { osmId, tags, at: { lat: object.lat, lng: object.lon } } : null;
  }
  const isKept = isAddress(tags) || poiKindOf(tags) !== null;
  if (object.type === 'way') {
    return isKept || isNamedStreet(tags)
      ? { osmId, tags, at: { refs: someOf(object.refs) } }
      : null;
  }
  const outline = object.members.find(({ role, type: kind }) => kind === 'way' && role !== 'inner');
  return isKept && outline ? { osmId, tags, at: { refs: [] }, outline: outline.ref } : null;
}

/** Spread over the whole outline. */
export function someOf(refs: readonly number[]): readonly number[] {
  const stride = Math.ceil(refs.length / MAX_REFS);
  return refs.filter((_, index) => index % stride === 0);
}
