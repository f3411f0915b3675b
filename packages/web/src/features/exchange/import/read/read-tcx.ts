import type { ImportedFile, ImportedPlace } from './imported-file.ts';
import { placeOf, pointOf } from './place-parts.ts';
import { readXml } from './read-xml.ts';
import { fileWithTracks } from './tracks-as-groups.ts';
import { createTrack, type Track } from './track.ts';

/** What a course says of a point to turn at; only the others are places. */
const TURNS: ReadonlySet<string> = new Set(['Left', 'Right', 'Straight']);

/** A training or a course of Garmin: its lines, and the points of the course that have a name. */
export function readTcx(xml: string): ImportedFile {
  const path: string[] = [];
  const places: ImportedPlace[] = [];
  const tracks: Track[] = [];
  let [title, name, type, lat, lng, line, turns, off] = ['', '', '', '', '', 0, 0, 0];
  let track = createTrack();
  readXml(xml, {
    open: (element, _attributes, at) => {
      path.push(element);
      if (element === 'Track') track = createTrack();
      if (element === 'CoursePoint') [name, type, lat, lng, line] = ['', '', '', '', at];
      if (element === 'Trackpoint') [lat, lng] = ['', ''];
    },
    close: (element, text) => {
      path.pop();
      const parent = path.at(-1);
      if (element === 'LatitudeDegrees') lat = text;
      else if (element === 'LongitudeDegrees') lng = text;
      else if (element === 'Name' && parent === 'CoursePoint') name = text;
      else if (element === 'PointType' && parent === 'CoursePoint') type = text.trim();
      else if (element === 'Name' && parent === 'Course') title ||= text.trim();
      else if (element === 'Track') tracks.push(track.finish(title));
      else if (element === 'Trackpoint') {
        const point = pointOf(lat, lng);
        if (point) track.add(point);
      } else if (element === 'CoursePoint') {
        const point = pointOf(lat, lng);
        if (TURNS.has(type)) turns += 1;
        else if (point) places.push(placeOf({ name, point, line }));
        else off += 1;
      }
    },
  });
  const notes = [
    { code: 'instructions-left', count: turns },
    { code: 'points-off-globe', count: off },
  ] as const;
  const groups = places.length > 0 ? [{ name: '', date: null, places }] : [];
  return fileWithTracks({ format: 'tcx', title, groups, notes, tracks });
}

/** A list of caches or favourites: `<waypoint><name>…</name><coord lat lon/></waypoint>`. */
export function readLoc(xml: string): ImportedFile {
  const path: string[] = [];
  const places: ImportedPlace[] = [];
  let [name, id, link, line, off] = ['', '', '', 0, 0];
  let point: ImportedPlace['point'] = null;
  readXml(xml, {
    open: (element, attributes, at) => {
      path.push(element);
      if (element === 'waypoint') [name, id, link, point, line] = ['', '', '', null, at];
      if (element === 'name') id = attributes['id'] ?? '';
      if (element === 'coord') point = pointOf(attributes['lat'], attributes['lon']);
    },
    close: (element, text) => {
      path.pop();
      if (element === 'name') name = text;
      else if (element === 'link') link = text;
      else if (element === 'waypoint' && point)
        places.push(placeOf({ name: name.trim() || id, point, link, line }));
      else if (element === 'waypoint') off += 1;
    },
  });
  return {
    format: 'loc',
    title: '',
    trip: null,
    groups: [{ name: '', date: null, places }],
    notes: [{ code: 'points-off-globe', count: off }],
  };
}
