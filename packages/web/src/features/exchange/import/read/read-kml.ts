import { centreOf } from './centre-of.ts';
import { collectKml, type Placemark } from './collect-kml.ts';
import { createNote, type ImportedFile, type ImportedPlace } from './imported-file.ts';
import { kindOf, readDayName, withVia } from './own-marks.ts';
import { placeOf, pointIn, pointOf, textOfHtml } from './place-parts.ts';
import { fileWithTracks } from './tracks-as-groups.ts';
import { createTrack, type Track } from './track.ts';

export function readKml(xml: string): ImportedFile {
  const { folders, networkLinks, pictures } = collectKml(xml);
  const all = folders.flatMap(({ placemarks }) => placemarks);
  const things = all.filter(isThing);
  const groups = folders
    .map(({ name, date, placemarks }) => ({
      name,
      date,
      places: withVia(placemarks.filter((one) => !isThing(one)).flatMap(pointsOf)).places,
    }))
    .filter(({ places }) => places.length > 0);
  const off = createNote('points-off-globe');
  for (const { points, line } of all)
    for (const text of points) if (readTuple(text) === null) off.add(line);
  const areas = all.reduce((sum, one) => sum + (isArea(one) ? 1 : 0), 0);
  const notes = [
    { code: 'network-links-left', count: networkLinks },
    { code: 'pictures-left', count: pictures },
    { code: 'areas-centred', count: areas },
    { code: 'things-left', count: things.length },
    off.finish(),
  ] as const;
  const title = folders.map(({ name }) => name).find(Boolean) ?? '';
  return fileWithTracks({ format: 'kml', title, groups, notes, tracks: all.flatMap(tracksOf) });
}

function pointsOf(placemark: Placemark) {
  const kind = kindOf(placemark.data.get('kind') ?? '');
  return placesOf(placemark).map((place) => ({ kind, place }));
}

function isThing({ data }: Placemark): boolean {
  return kindOf(data.get('kind') ?? '') === 'thing';
}

/** An area without a point or a line of its own. */
function isArea({ points, lines, recorded, areas }: Placemark): boolean {
  return points.length + lines.length + recorded.length === 0 && areas.length > 0;
}

/** Google My Maps writes places that it could not locate with an address alone, or with a point without coordinates. */
function placesOf(placemark: Placemark): readonly ImportedPlace[] {
  const { texts, data, points, lines, recorded, areas, hasEmptyPoint, line } = placemark;
  const address = texts.get('address') ?? data.get('Adresse') ?? data.get('Address') ?? '';
  const name = readDayName(texts.get('name') ?? '').rest;
  const isUnlocated =
    points.length + lines.length + recorded.length + areas.length === 0 &&
    (address.trim() !== '' || (hasEmptyPoint && name.trim() !== ''));
  const written = points.map(readTuple);
  const found: readonly ImportedPlace['point'][] = isUnlocated
    ? [pointIn(address)]
    : isArea(placemark)
      ? [centreOf(tuplesOf(areas[0] ?? ''))]
      : written;
  const usable = isUnlocated ? found : found.filter((point) => point !== null);
  // Once for all points: there may be many of them, and the text may be long.
  const note = usable.length > 0 ? textOfHtml(texts.get('description') ?? '') : '';
  return usable.map((point) =>
    placeOf({
      name,
      address,
      point,
      note,
      isOptional: kindOf(data.get('kind') ?? '') === 'optional',
      line,
    }),
  );
}

function tracksOf({ texts, lines, recorded }: Placemark): readonly Track[] {
  const name = (texts.get('name') ?? '').trim();
  const tracks = recorded.map((coords) => {
    const track = createTrack();
    for (const coord of coords) {
      const [lng, lat] = coord.trim().split(/\s+/);
      const point = pointOf(lat, lng);
      if (point) track.add(point);
    }
    return track.finish(name);
  });
  return [
    ...tracks,
    ...lines.map((line) => {
      const track = createTrack();
      for (const point of tuplesOf(line)) track.add(point);
      return track.finish(name);
    }),
  ];
}

function tuplesOf(coordinates: string): readonly NonNullable<ImportedPlace['point']>[] {
  return coordinates
    .trim()
    .split(/\s+/)
    .map(readTuple)
    .filter((point) => point !== null);
}

/** The point of `lng,lat,height`. */
function readTuple(text: string): ImportedPlace['point'] {
  const [lng, lat] = text.trim().split(',');
  return pointOf(lat, lng);
}
