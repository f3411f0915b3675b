import type { Endpoints } from '@fahrtwind/contract';
import type { InjectOptions } from 'fastify';
import type { SignedIn } from './policy-people.ts';
import { statuses, type Row } from './policy-row.ts';

type PeopleEndpoint = Extract<
  keyof Endpoints,
  | `${string}User`
  | `${string}Profile`
  | 'listProfileTrips'
  | `listFollow${string}`
  | 'saveAbout'
  | 'listBlocked'
>;

const withSession = statuses(401, 200, 200);
const registeredOnly = { ...withSession, guest: 403 };
/** People cannot follow or block themselves. */
const byOthers = { ...registeredOnly, owner: 400 };

/** About the owner as a person. */
const onPerson =
  (method: 'GET' | 'PUT' | 'DELETE', path = '') =>
  ({ user }: SignedIn): InjectOptions => ({ method, url: `/api/people/${user.uid}${path}` });

export const peopleRows: Readonly<Record<Exclude<PeopleEndpoint, 'getUser' | 'saveUser'>, Row>> = {
  getProfile: { call: onPerson('GET'), status: withSession },
  listProfileTrips: { call: onPerson('GET', '/trips'), status: withSession },
  listFollowers: { call: onPerson('GET', '/followers'), status: withSession },
  listFollowing: { call: onPerson('GET', '/following'), status: withSession },
  saveAbout: {
    call: () => ({ method: 'PUT', url: '/api/profile', payload: { about: 'Gern unterwegs' } }),
    status: registeredOnly,
  },
  followUser: { call: onPerson('PUT', '/follow'), status: byOthers },
  unfollowUser: { call: onPerson('DELETE', '/follow'), status: registeredOnly },
  blockUser: { call: onPerson('PUT', '/block'), status: byOthers },
  unblockUser: { call: onPerson('DELETE', '/block'), status: registeredOnly },
  listBlocked: { call: () => ({ url: '/api/blocked' }), status: registeredOnly },
};
