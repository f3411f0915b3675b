import { collectKml, type Placemark } from './collect-kml.ts';
import type { ImportedFile, ImportedPlace, ImportNote } from './imported-file.ts';
import { kindOf, readDayName, withVia } from './own-marks.ts';
import { placeOf, pointOf, textOfHtml } from './place-parts.ts';
import { groupsOfTracks } from './tracks-as-groups.ts';
import { createTrack, type Track } from './track.ts';

export function readKml(xml: string): ImportedFile {
  const { folders, networkLinks } = collectKml(xml);
  const all = folders.flatMap(({ placemarks }) => placemarks);
  const things = all.filter(isThing);
  const tracks = all.flatMap(tracksOf).filter(({ count }) => count > 0);
  const groups = folders
    .map(({ name, date, placemarks }) => ({
      name,
      date,
      places: withVia(placemarks.filter((one) => !isThing(one)).flatMap(pointsOf)),
    }))
    .filter(({ places }) => places.length > 0);
  const points = all.flatMap((one) => one.points);
  const notes: ImportNote[] = [
    { code: 'network-links-left', count: networkLinks },
    { code: 'shapes-left', count: all.reduce((sum, { areas }) => sum + areas, 0) },
    { code: 'things-left', count: things.length },
    { code: 'points-off-globe', count: points.filter((text) => readTuple(text) === null).length },
  ];
  const title = folders.map(({ name }) => name).find(Boolean) ?? '';
  const file = { format: 'kml', title, trip: null } as const;
  if (groups.length > 0)
    return { ...file, groups, notes: [...notes, { code: 'tracks-left', count: tracks.length }] };
  const fromTracks = groupsOfTracks(tracks);
  return { ...file, groups: fromTracks.groups, notes: [...notes, ...fromTracks.notes] };
}

function pointsOf(placemark: Placemark) {
  const kind = kindOf(placemark.data.get('kind') ?? '');
  return placesOf(placemark).map((place) => ({ kind, place }));
}

function isThing({ data }: Placemark): boolean {
  return kindOf(data.get('kind') ?? '') === 'thing';
}

/** Google My Maps writes places that it could not locate with an address alone. */
function placesOf({ texts, data, points, lines, areas }: Placemark): readonly ImportedPlace[] {
  const address = texts.get('address') ?? '';
  const isAddressOnly = points.length + lines.length + areas === 0 && address !== '';
  const found = isAddressOnly ? [null] : points.map(readTuple).filter((point) => point !== null);
  // Once for all points: there may be many of them, and the text may be long.
  const note = found.length > 0 ? textOfHtml(texts.get('description') ?? '') : '';
  return found.map((point) =>
    placeOf({
      name: readDayName(texts.get('name') ?? '').rest,
      address,
      point,
      note,
      isOptional: kindOf(data.get('kind') ?? '') === 'optional',
    }),
  );
}

function tracksOf({ texts, lines }: Placemark): readonly Track[] {
  return lines.map((line) => {
    const track = createTrack();
    for (const tuple of line.trim().split(/\s+/)) {
      const point = readTuple(tuple);
      if (point) track.add(point);
    }
    return track.finish((texts.get('name') ?? '').trim());
  });
}

/** The point of `lng,lat,height`. */
function readTuple(text: string): ImportedPlace['point'] {
  const [lng, lat] = text.trim().split(',');
  return pointOf(lat, lng);
}
