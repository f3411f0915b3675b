import { centreOf } from './centre-of.ts';
import type { ImportedFile, ImportedGroup, ImportedPlace } from './imported-file.ts';
import { fieldsOf, listOf, textOf, type Fields } from './json-fields.ts';
import { placeOf, pointIn, pointOf, queryIn } from './place-parts.ts';
import { fileWithTracks } from './tracks-as-groups.ts';
import { createTrack, type Track } from './track.ts';

const GEOMETRIES: ReadonlySet<unknown> = new Set([
  'Point',
  'MultiPoint',
  'LineString',
  'MultiLineString',
  'Polygon',
  'MultiPolygon',
  'GeometryCollection',
]);

/** Whether parsed JSON is GeoJSON, also a bare geometry. Google Takeout's saved places are, too. */
export function isGeoJson(parsed: unknown): boolean {
  const { type } = fieldsOf(parsed);
  return type === 'FeatureCollection' || type === 'Feature' || GEOMETRIES.has(type);
}

/** What uMap exports: several collections, each a layer. */
export function isUmap(parsed: unknown): boolean {
  return fieldsOf(parsed)['type'] === 'umap' && Array.isArray(fieldsOf(parsed)['layers']);
}

/** Layers of one map; more are no layers. */
const MOST_LAYERS = 200;

export function readUmap(parsed: unknown): ImportedFile {
  const map = fieldsOf(parsed);
  const collector = createCollector();
  const groups = listOf(map['layers'])
    .slice(0, MOST_LAYERS)
    .map((layer): ImportedGroup => {
      const options = fieldsOf(fieldsOf(layer)['_umap_options'] ?? fieldsOf(layer)['_storage']);
      const places = collector.read(layer);
      return { name: textOf(options['name']), date: null, places };
    });
  return collector.finish('umap', textOf(fieldsOf(map['properties'])['name']), groups);
}

export function readGeoJson(parsed: unknown): ImportedFile {
  const collector = createCollector();
  const places = collector.read(parsed);
  const title = textOf(fieldsOf(parsed)['name']);
  return collector.finish('geojson', title, [{ name: '', date: null, places }]);
}

/** GeometryCollections nest; nothing real nests deeper. */
const MAX_DEPTH = 8;

function createCollector() {
  const tracks: Track[] = [];
  let [areas, shapes, off] = [0, 0, 0];

  function readGeometry(
    geometry: Fields,
    properties: Fields,
    places: ImportedPlace[],
    depth: number,
  ): void {
    const { type, coordinates } = geometry;
    if (type === 'GeometryCollection') {
      if (depth < MAX_DEPTH)
        for (const one of listOf(geometry['geometries']))
          readGeometry(fieldsOf(one), properties, places, depth + 1);
    } else if (type === 'LineString' || type === 'MultiLineString')
      for (const line of linesOf(type, coordinates))
        tracks.push(trackOf(textOf(properties['name']), line));
    else if (type === 'Polygon' || type === 'MultiPolygon') {
      const centre = centreOf(borderOf(type, coordinates));
      if (centre) {
        areas += 1;
        places.push(placeWith(properties, centre));
      } else shapes += 1;
    } else
      for (const point of pointsOf(type, coordinates)) {
        const place = placeWith(properties, point);
        if (place.point !== null || place.address !== '') places.push(place);
        else off += 1;
      }
  }

  return {
    read(parsed: unknown): readonly ImportedPlace[] {
      const places: ImportedPlace[] = [];
      const collection = fieldsOf(parsed);
      const features = Array.isArray(collection['features']) ? collection['features'] : [parsed];
      for (const feature of features.map(fieldsOf)) {
        const isBare = GEOMETRIES.has(feature['type']);
        const geometry = isBare ? feature : fieldsOf(feature['geometry']);
        readGeometry(geometry, fieldsOf(feature['properties']), places, 0);
      }
      return places;
    },
    finish(
      format: 'geojson' | 'umap',
      title: string,
      groups: readonly ImportedGroup[],
    ): ImportedFile {
      const notes = [
        { code: 'areas-centred', count: areas },
        { code: 'shapes-left', count: shapes },
        { code: 'points-off-globe', count: off },
      ] as const;
      return fileWithTracks({ format, title, groups, notes, tracks });
    },
  };
}

const NAMES = ['name', 'Business Name', 'title', 'Title', 'Name', 'label', 'Label'];
const ADDRESSES = ['address', 'Address', 'addr', 'Adresse'];
const NOTES = ['description', 'desc', 'note', 'Comment', 'comment'];
const LINKS = ['google_maps_url', 'Google Maps URL', 'url', 'website'];

/** Properties of many programs, and those of Google's saved places in their shapes. */
function placeWith(properties: Fields, point: ImportedPlace['point']): ImportedPlace {
  const place = fieldsOf(properties['location'] ?? properties['Location']);
  const geo = fieldsOf(place['Geo Coordinates']);
  const first = (names: readonly string[]): string =>
    [place, properties]
      .flatMap((fields) => names.map((name) => textOf(fields[name])))
      .find(Boolean) ?? '';
  const link = first(LINKS);
  const known =
    point ?? pointOf(textOf(geo['Latitude']), textOf(geo['Longitude'])) ?? pointIn(link);
  const name = first(NAMES) || (known ? '' : queryIn(link));
  const address = first(ADDRESSES) || (known ? '' : queryIn(link) || name);
  // Without coordinates and address the name is all there is to look for.
  return placeOf({ name, address, point: known, note: first(NOTES), link });
}

function pointsOf(type: unknown, coordinates: unknown): readonly ImportedPlace['point'][] {
  const list = listOf(coordinates);
  if (type === 'MultiPoint') return list.map(positionOf);
  return [positionOf(list)];
}

function linesOf(type: unknown, coordinates: unknown): readonly (readonly unknown[])[] {
  const list = listOf(coordinates);
  return type === 'LineString'
    ? [list]
    : list.filter((line): line is unknown[] => Array.isArray(line));
}

/** The outer border of an area, or of the first of several. */
function borderOf(
  type: unknown,
  coordinates: unknown,
): readonly NonNullable<ImportedPlace['point']>[] {
  const rings = type === 'Polygon' ? listOf(coordinates) : listOf(listOf(coordinates)[0]);
  return listOf(rings[0])
    .map(positionOf)
    .filter((point) => point !== null);
}

function trackOf(name: string, line: readonly unknown[]): Track {
  const track = createTrack();
  for (const position of line) {
    const point = positionOf(position);
    if (point) track.add(point);
  }
  return track.finish(name);
}

function positionOf(position: unknown): ImportedPlace['point'] {
  if (!Array.isArray(position)) return null;
  const [lng, lat]: readonly unknown[] = position;
  return pointOf(textOf(lat), textOf(lng));
}
