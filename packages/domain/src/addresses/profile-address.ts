import { PATHS } from '../paths.ts';
import { pathWithQuery, type AddressQuery } from './address-query.ts';

/** The lists of people on a profile. */
export const PEOPLE_LISTS = ['follower', 'gefolgt', 'blockiert'] as const;

export type PeopleList = (typeof PEOPLE_LISTS)[number];

export interface ProfileAddress {
  /** Null for the own profile. */
  readonly uid: string | null;
  /** The list that is open on it. */
  readonly list: PeopleList | null;
}

export function profilePath(uid: string | null, list: PeopleList | null = null): string {
  return pathWithQuery(PATHS.profile, { uid, liste: list });
}

export function readProfile(query: AddressQuery): ProfileAddress {
  const uid = query.get('uid');
  return {
    uid: uid === '' ? null : uid,
    list: PEOPLE_LISTS.find((one) => one === query.get('liste')) ?? null,
  };
}
