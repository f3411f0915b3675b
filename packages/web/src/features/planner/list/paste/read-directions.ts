import { decodeAddress, isValidLocation, type Point } from '@fahrtwind/domain';

interface Waypoint {
  readonly text: string;
  readonly point?: Point;
}

/** Where a route begins that was asked for on the road; it is no place that others can find. */
const OWN_POSITION =
  /^(?:mein standort|dein standort|my location|your location|current\+?location)$/i;

/**
 * The stops of a link with directions of a map app, in their order; null for any other text. Google writes them into the
 * path (`/maps/dir/Köln/Trier/@…`), into parameters (`origin`, `waypoints`, `destination`; once `saddr` and `daddr`),
 * and their points behind them (`!1d6.96!2d50.94`).
 */
export function readDirections(text: string): readonly Waypoint[] | null {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const names = [...namesInPath(url), ...namesInParameters(url)].filter(
    (name) => name !== '' && !OWN_POSITION.test(name),
  );
  if (names.length < 2) return null;
  const points = pointsOf(url);
  const isComplete = points.length === names.length;
  return names.map((name, index) => {
    const point = isComplete ? points[index] : undefined;
    return { text: name, ...(point && isValidLocation(point) && { point }) };
  });
}

function namesInPath({ pathname }: URL): readonly string[] {
  const [, route] = /\/maps\/dir\/(.*)/.exec(pathname) ?? [];
  const parts = (route ?? '').split('/');
  const end = parts.findIndex((part) => /^(?:@|data=|am=|!)/.test(part));
  return parts.slice(0, end < 0 ? undefined : end).map(readable);
}

function namesInParameters({ searchParams }: URL): readonly string[] {
  const read = (name: string) => (searchParams.get(name) ?? '').trim();
  const waypoints = read('waypoints').split('|');
  const destinations = read('daddr').split(/\s+to:/);
  return [read('origin'), read('saddr'), ...waypoints, read('destination'), ...destinations].map(
    (name) => name.trim(),
  );
}

/** The points of the stops; those of ways that were dragged are written differently. */
function pointsOf({ href }: URL): readonly Point[] {
  const found = readable(href).matchAll(/!2m2!1d(-?\d+(?:\.\d+)?)!2d(-?\d+(?:\.\d+)?)/g);
  return [...found].map(([, lng, lat]) => ({ lat: Number(lat), lng: Number(lng) }));
}

function readable(part: string): string {
  const spaced = part.replaceAll('+', ' ');
  // Half an escape sequence: the link was cut. The rest may still be readable.
  return (decodeAddress(spaced) ?? spaced).trim();
}
