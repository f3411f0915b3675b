import { PROFILE_FACTS, ROUTE_PROFILES, type Location } from '@fahrtwind/domain';
import { readPlace, writePlace } from '../../../parts/place-field/place-address.ts';
import { EMPTY_PLAN, MOST_STOPS, type RoutePlan } from './route-plan.ts';

interface ReadRoute {
  readonly plan: RoutePlan;
  /** Whether part of the address was invalid. */
  readonly hasInvalidParts: boolean;
}

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

const KEYS = ['von', 'ueber', 'nach', 'mit', 'maut'] as const;

export function hasRouteAddress(search: URLSearchParams): boolean {
  return KEYS.some((key) => search.has(key));
}

/** The address with another plan. What else stands in it, such as the filter of the ideas, stays behind it. */
export function withRouteAddress(search: string, plan: RoutePlan): string {
  const others = new URLSearchParams(search);
  for (const key of KEYS) others.delete(key);
  return [writeRouteAddress(plan), others.toString()].filter((part) => part !== '').join('&');
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
