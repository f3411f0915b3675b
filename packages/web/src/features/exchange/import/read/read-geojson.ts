import type { ImportedFile, ImportedPlace, ImportNote } from './imported-file.ts';
import { placeOf, pointOf } from './place-parts.ts';
import { groupsOfTracks } from './tracks-as-groups.ts';
import { createTrack, type Track } from './track.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Whether parsed JSON is GeoJSON. Google Takeout's saved places are, too. */
export function isGeoJson(parsed: unknown): boolean {
  return fieldsOf(parsed)['type'] === 'FeatureCollection' || fieldsOf(parsed)['type'] === 'Feature';
}

export function readGeoJson(parsed: unknown): ImportedFile {
  const collection = fieldsOf(parsed);
  const features = Array.isArray(collection['features']) ? collection['features'] : [parsed];
  const [places, tracks]: [ImportedPlace[], Track[]] = [[], []];
  let [shapes, off] = [0, 0];
  for (const feature of features.map(fieldsOf)) {
    const { type, coordinates } = fieldsOf(feature['geometry']);
    const properties = fieldsOf(feature['properties']);
    if (type === 'LineString' || type === 'MultiLineString')
      for (const line of linesOf(type, coordinates))
        tracks.push(trackOf(textOf(properties['name']), line));
    else if (type === 'Polygon' || type === 'MultiPolygon' || type === 'GeometryCollection')
      shapes += 1;
    else {
      const found = pointsOf(type, coordinates).map((point) => placeWith(properties, point));
      const usable = found.filter(({ point, address }) => point !== null || address !== '');
      off += found.length - usable.length;
      // Not spread: a call takes some ten thousand arguments at most.
      for (const place of usable) places.push(place);
    }
  }
  const title = textOf(collection['name']);
  const notes: ImportNote[] = [
    { code: 'shapes-left', count: shapes },
    { code: 'points-off-globe', count: off },
  ];
  if (places.length > 0) {
    const groups = [{ name: '', date: null, places }];
    return {
      format: 'geojson',
      title,
      groups,
      trip: null,
      notes: [...notes, { code: 'tracks-left', count: tracks.length }],
    };
  }
  const fromTracks = groupsOfTracks(tracks);
  return {
    format: 'geojson',
    title,
    trip: null,
    groups: fromTracks.groups,
    notes: [...notes, ...fromTracks.notes],
  };
}

/** Properties of many programs, and those of Google's saved places in their two shapes. */
function placeWith(properties: Fields, point: ImportedPlace['point']): ImportedPlace {
  const place = fieldsOf(properties['location'] ?? properties['Location']);
  const geo = fieldsOf(place['Geo Coordinates']);
  const name = [
    place['name'],
    place['Business Name'],
    properties['name'],
    properties['title'],
    properties['Title'],
    properties['label'],
  ]
    .map(textOf)
    .find(Boolean);
  const address = [place['address'], place['Address'], properties['address']]
    .map(textOf)
    .find(Boolean);
  const note = [
    properties['description'],
    properties['desc'],
    properties['note'],
    properties['Comment'],
  ]
    .map(textOf)
    .find(Boolean);
  const known = point ?? pointOf(textOf(geo['Latitude']), textOf(geo['Longitude']));
  // Without coordinates and address the name is all there is to look for.
  return placeOf({ name, address: address ?? (known ? '' : name), point: known, note });
}

function pointsOf(type: unknown, coordinates: unknown): readonly ImportedPlace['point'][] {
  const list: readonly unknown[] = Array.isArray(coordinates) ? coordinates : [];
  if (type === 'MultiPoint') return list.map(positionOf);
  return [positionOf(list)];
}

function linesOf(type: unknown, coordinates: unknown): readonly (readonly unknown[])[] {
  const list: readonly unknown[] = Array.isArray(coordinates) ? coordinates : [];
  return type === 'LineString'
    ? [list]
    : list.filter((line): line is unknown[] => Array.isArray(line));
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

function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
