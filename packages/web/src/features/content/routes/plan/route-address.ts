import {
  isValidLocation,
  PROFILE_FACTS,
  ROUTE_PROFILES,
  serialiseLocation,
  type Location,
} from '@fahrtwind/domain';
import { readCoordinates } from '../../../../parts/place-field/read-coordinates.ts';
import { EMPTY_PLAN, MOST_STOPS, type RoutePlan } from './route-plan.ts';

interface ReadRoute {
  readonly plan: RoutePlan;
  /** Whether part of the address was invalid. */
  readonly hasInvalidParts: boolean;
}

const LONGEST_LABEL = 120;
const NUMBER = String.raw`(-?\d{1,3}(?:\.\d{1,12})?)`;
const PLACE = new RegExp(`^${NUMBER},${NUMBER}(?:,(.*))?$`, 's');

/** Reads `?von=48.13,11.57,München&ueber=…&nach=…&mit=rad&maut=nein`; invalid parts are left out. */
export function readRouteAddress(search: string): ReadRoute {
  const query = new URLSearchParams(search);
  const [from, to] = [readOne(query, 'von'), readOne(query, 'nach')];
  const wanted = query.getAll('ueber');
  const vias = wanted.slice(0, MOST_STOPS - 2).flatMap((text) => readPlace(text) ?? []);
  const mode = query.get('mit');
  const profile = ROUTE_PROFILES.find((one) => PROFILE_FACTS[one].addressWord === mode);
  const maut = query.get('maut');
  return {
    plan: {
      from: from ?? null,
      vias,
      to: to ?? null,
      profile: profile ?? EMPTY_PLAN.profile,
      toll: maut !== 'nein',
    },
    hasInvalidParts:
      from === undefined ||
      to === undefined ||
      vias.length < wanted.length ||
      (mode !== null && profile === undefined) ||
      (maut !== null && maut !== 'nein'),
  };
}

/** The query string of a plan; empty for an empty form. */
export function writeRouteAddress({ from, vias, to, profile, toll }: RoutePlan): string {
  const query = new URLSearchParams();
  if (from) query.append('von', writePlace(from));
  for (const via of vias) query.append('ueber', writePlace(via));
  if (to) query.append('nach', writePlace(to));
  if (profile !== EMPTY_PLAN.profile) query.append('mit', PROFILE_FACTS[profile].addressWord);
  if (!toll) query.append('maut', 'nein');
  return query.toString();
}

/** Null if the parameter is missing, undefined if it is invalid. */
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

/** Invisible characters could make one name look like another. */
function cleanLabel(label: string): string {
  const visible = label.replace(/[\p{C}\s]+/gu, ' ').trim();
  return Array.from(visible).slice(0, LONGEST_LABEL).join('').trim();
}

/** Rounds to one meter, but never a place near the equator onto it. */
function round(degrees: number): number {
  return Number(degrees.toFixed(5)) || Math.sign(degrees) * 0.00001;
}
