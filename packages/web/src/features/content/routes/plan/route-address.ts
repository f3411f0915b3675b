import {
  isValidLocation,
  ROUTE_PROFILES,
  serialiseLocation,
  type Location,
  type RouteProfile,
} from '@fahrtwind/domain';
import { readCoordinates } from '../../../../parts/place-field/read-coordinates.ts';
import { EMPTY_PLAN, MOST_STOPS, type RoutePlan } from './route-plan.ts';

interface ReadRoute {
  readonly plan: RoutePlan;
  /** Whether something of the address could not be used. */
  readonly isCut: boolean;
}

/** How the address calls the profiles. */
const PROFILE_WORDS: Readonly<Record<RouteProfile, string>> = {
  driving: 'auto',
  cycling: 'rad',
  walking: 'fuss',
  direct: 'luftlinie',
};

const LONGEST_LABEL = 120;
const NUMBER = String.raw`(-?\d{1,3}(?:\.\d{1,12})?)`;
const PLACE = new RegExp(`^${NUMBER},${NUMBER}(?:,(.*))?$`, 's');

/** Reads `?von=48.13,11.57,München&ueber=…&nach=…&mit=rad&maut=nein`; what makes no sense is left out. */
export function readRouteAddress(search: string): ReadRoute {
  const query = new URLSearchParams(search);
  const [from, to] = [readOne(query, 'von'), readOne(query, 'nach')];
  const wanted = query.getAll('ueber');
  const vias = wanted.slice(0, MOST_STOPS - 2).flatMap((text) => readPlace(text) ?? []);
  const mode = query.get('mit');
  const profile = ROUTE_PROFILES.find((one) => PROFILE_WORDS[one] === mode);
  const maut = query.get('maut');
  return {
    plan: {
      from: from ?? null,
      vias,
      to: to ?? null,
      profile: profile ?? EMPTY_PLAN.profile,
      toll: maut !== 'nein',
    },
    isCut:
      from === undefined ||
      to === undefined ||
      vias.length < wanted.length ||
      (mode !== null && profile === undefined) ||
      (maut !== null && maut !== 'nein'),
  };
}

/** The part of the address behind the question mark; empty for an empty form. */
export function writeRouteAddress({ from, vias, to, profile, toll }: RoutePlan): string {
  const query = new URLSearchParams();
  if (from) query.append('von', writePlace(from));
  for (const via of vias) query.append('ueber', writePlace(via));
  if (to) query.append('nach', writePlace(to));
  if (profile !== EMPTY_PLAN.profile) query.append('mit', PROFILE_WORDS[profile]);
  if (!toll) query.append('maut', 'nein');
  return query.toString();
}

/** Null where nothing is asked for, undefined where it cannot be read. */
function readOne(query: URLSearchParams, key: string): Location | null | undefined {
  const text = query.get(key);
  return text === null || text === '' ? null : readPlace(text);
}

function readPlace(text: string): Location | undefined {
  const [, latText = '', lngText = '', label = ''] = PLACE.exec(text) ?? [];
  const point = { lat: round(Number(latText || Number.NaN)), lng: round(Number(lngText)) };
  if (!isValidLocation(point)) return undefined;
  const name = cleanLabel(label) || readCoordinates(`${point.lat}, ${point.lng}`)?.label || '';
  return serialiseLocation({ ...point, label: name });
}

function writePlace({ lat, lng, label }: Location): string {
  return [round(lat), round(lng), cleanLabel(label)].filter((part) => part !== '').join(',');
}

/** Characters that cannot be seen could make a name look like another one. */
function cleanLabel(label: string): string {
  const visible = label.replace(/[\p{C}\s]+/gu, ' ').trim();
  return Array.from(visible).slice(0, LONGEST_LABEL).join('').trim();
}

/** To one meter. A place that is not on the equator stays so. */
function round(degrees: number): number {
  return Number(degrees.toFixed(5)) || Math.sign(degrees) * 0.00001;
}
