import { decodeAddress } from '@fahrtwind/domain';
import type { Coordinates } from '../ports.ts';
import { readCoordinates, readLatLng } from './read-coordinates.ts';
import { readQuadtileCode } from './read-quadtile-code.ts';

/** What a link of a map service points at: a point, a name to look for, or nothing we can read. */
export interface MapLink {
  readonly point: Coordinates | null;
  readonly text: string;
}

const POINT_PARAMETERS = [
  'q',
  'query',
  'll',
  'sll',
  'daddr',
  'destination',
  'center',
  'coordinate',
  'pin',
  'map',
];
const OSM_HOSTS: ReadonlySet<string> = new Set([
  'osm.org',
  'www.osm.org',
  'openstreetmap.org',
  'www.openstreetmap.org',
]);
const DIRECTIONS = /\/maps\/dir\/(.*)/;
const TEXT_PARAMETERS = ['q', 'query', 'address', 'daddr', 'destination', 'name'];

/** Reads a link as the text it is; nothing is ever fetched. Null when the text is no link. */
export function readMapLink(text: string): MapLink | null {
  const trimmed = text.trim();
  if (!/^(https?|geo):/i.test(trimmed) || !URL.canParse(trimmed)) return null;
  const url = new URL(trimmed);
  if (url.protocol === 'geo:') return readGeoUri(url);
  return { point: pointOf(url), text: nameOf(url) };
}

/** `geo:47.5,11.1;u=10?z=12&q=47.5,11.1(Eibsee)` (RFC 5870, and what phones add to it). */
function readGeoUri(url: URL): MapLink {
  const [lat, lng] = (url.pathname.split(';', 1)[0] ?? '').split(',');
  const asked = url.searchParams.get('q') ?? '';
  const pinned = readCoordinates(asked.replace(/\(.*$/, ''));
  const point = pinned ?? readLatLng(lat, lng);
  return { point, text: point ? '' : asked };
}

function pointOf(url: URL): Coordinates | null {
  return codeOf(url) ?? pinOf(url) ?? markerOf(url) ?? parameterOf(url) ?? viewOf(url);
}

/** `osm.org/go/0EEQjE--`: the point is in the code, so no service is asked. */
function codeOf({ hostname, pathname }: URL): Coordinates | null {
  const [, code] = /^\/go\/([\w~@-]{1,20})$/.exec(pathname) ?? [];
  return code && OSM_HOSTS.has(hostname) ? readQuadtileCode(code) : null;
}

/** Google writes where the pin is behind where the view is. */
function pinOf({ href }: URL): Coordinates | null {
  const [, lat, lng] = /!3d(-?\d+(?:\.\d+)?)!4d(-?\d+(?:\.\d+)?)/.exec(decoded(href)) ?? [];
  return readLatLng(lat, lng);
}

function markerOf({ searchParams }: URL): Coordinates | null {
  const named = readLatLng(searchParams.get('mlat'), searchParams.get('mlon'));
  const [lat, lng] = (searchParams.get('cp') ?? '').split('~');
  return (
    named ?? readLatLng(searchParams.get('lat'), searchParams.get('lon')) ?? readLatLng(lat, lng)
  );
}

function parameterOf({ searchParams }: URL): Coordinates | null {
  for (const name of POINT_PARAMETERS) {
    const [lat, lng] = (searchParams.get(name) ?? '').replace(/^loc:/, '').split(',');
    const point = readLatLng(lat, lng);
    if (point) return point;
  }
  return null;
}

/** `…/@47.5,11.1,12z` and `#map=12/47.5/11.1`. With directions the view is somewhere on the way. */
function viewOf({ pathname, hash }: URL): Coordinates | null {
  if (DIRECTIONS.test(pathname)) return readCoordinates(destinationOf(pathname));
  const [, lat, lng] =
    /@(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)/.exec(decoded(pathname)) ??
    /^#(?:map=)?[\d.]+\/(-?\d+(?:\.\d+)?)\/(-?\d+(?:\.\d+)?)/.exec(hash) ??
    [];
  return readLatLng(lat, lng);
}

function nameOf({ pathname, searchParams }: URL): string {
  const [, named = ''] = /\/(?:place|search)\/([^/@]+)/.exec(pathname) ?? [];
  if (named) return decoded(named).replaceAll('+', ' ');
  const asked = TEXT_PARAMETERS.map((key) => searchParams.get(key)).find(Boolean);
  const name = destinationOf(pathname) || asked;
  // What has no letters was a point that is not on the globe.
  return name && /\p{L}/u.test(name) ? name : '';
}

/** The last stop of `/maps/dir/Köln/Trier/@…`. */
function destinationOf(pathname: string): string {
  const [, route = ''] = DIRECTIONS.exec(pathname) ?? [];
  const stops = route.split('/').filter((part) => part !== '' && !/^(?:@|data=|!)/.test(part));
  return decoded(stops.at(-1) ?? '').replaceAll('+', ' ');
}

function decoded(text: string): string {
  // Half an escape sequence: the link was cut. The rest may still be readable.
  return decodeAddress(text) ?? text;
}
