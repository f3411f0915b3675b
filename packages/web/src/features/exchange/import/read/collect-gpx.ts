import { ImportError, type ImportedPlace } from './imported-file.ts';
import { readXml } from './read-xml.ts';
import { pointOf } from './place-parts.ts';
import { createTrack, type Track } from './track.ts';

/** A point as it is written. */
export interface GpxPoint {
  readonly at: NonNullable<ImportedPlace['point']>;
  /** Name, comment, description, type, sign, time and link. */
  readonly texts: Readonly<Record<string, string>>;
  /** The elements within its extensions, by which programs mark shaping points and turns. */
  readonly marks: ReadonlySet<string>;
  readonly line: number;
}

export interface GpxRoute {
  name: string;
  desc: string;
  readonly points: GpxPoint[];
}

export interface Gpx {
  readonly creator: string;
  readonly title: string;
  readonly waypoints: readonly GpxPoint[];
  readonly routes: readonly GpxRoute[];
  readonly tracks: readonly Track[];
  /** The lines of points without a place on the globe. */
  readonly off: readonly number[];
}

const POINTS: ReadonlySet<string> = new Set(['wpt', 'rtept', 'trkpt']);
/** Longer lists of elements are no marks. */
const MOST_MARKS = 50;

/** The points of a GPX file. Programs repeat whole points within extensions; those are not counted. */
export function collectGpx(xml: string): Gpx {
  const [waypoints, routes, tracks]: [GpxPoint[], GpxRoute[], Track[]] = [[], [], []];
  const off: number[] = [];
  const path: string[] = [];
  let [creator, title, track, trackName] = ['', '', createTrack(), ''];
  let [texts, marks, line]: [Record<string, string>, Set<string>, number] = [{}, new Set(), 0];
  let extensions = 0;
  readXml(xml, {
    open: (name, attributes, at) => {
      if (path.length === 0 && name !== 'gpx') throw new ImportError('xml-of-other-kind');
      if (path.length === 0) creator = attributes['creator'] ?? '';
      path.push(name);
      if (name === 'extensions') extensions += 1;
      if (extensions > 0) {
        if (marks.size < MOST_MARKS) marks.add(name);
        return;
      }
      if (POINTS.has(name)) [texts, marks, line] = [{ ...attributes }, new Set(), at];
      if (name === 'link' && attributes['href']) texts['link'] ??= attributes['href'];
      if (name === 'rte') routes.push({ name: '', desc: '', points: [] });
      if (name === 'trk') [track, trackName] = [createTrack(), ''];
    },
    close: (name, text) => {
      path.pop();
      if (name === 'extensions') extensions -= 1;
      if (extensions > 0) return;
      const parent = path.at(-1) ?? '';
      const route = routes.at(-1);
      // The version 1.0 has its link in `url`.
      if (POINTS.has(parent) && name !== 'link') texts[name === 'url' ? 'link' : name] = text;
      else if (parent === 'metadata' && name === 'name') title = text.trim();
      else if (parent === 'rte' && route && (name === 'name' || name === 'desc'))
        route[name] = text.trim();
      else if (parent === 'trk' && name === 'name') trackName = text.trim();
      if (name === 'trk') tracks.push(track.finish(trackName));
      if (!POINTS.has(name)) return;
      const at = pointOf(texts['lat'], texts['lon']);
      if (!at) off.push(line);
      else if (name === 'trkpt') track.add(at);
      else (name === 'wpt' ? waypoints : route?.points)?.push({ at, texts, marks, line });
    },
  });
  return { creator, title, waypoints, routes, tracks, off };
}
