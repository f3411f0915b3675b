import { MAX_ABOUT_LENGTH } from '@fahrtwind/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { publishedTrip } from './public-trips.ts';

const params = z.object({ uid: z.string().regex(/^[\w-]{1,64}$/) });

const person = z.object({ uid: z.string(), name: z.string(), photoURL: z.string() });

const personInList = person.extend({
  /** By who asks. */
  isFollowed: z.boolean(),
});

/** A person in a list of followers, of followed or of blocked people. */
export type PersonInList = z.infer<typeof personInList>;

const details = z.object({
  about: z.string(),
  /** Town and country in words, never coordinates. */
  origin: z.string(),
  /** `2026-07` */
  memberSince: z.string(),
  /** The countries of published trips, with a place in each, rounded to half a degree. */
  countries: z.array(z.object({ country: z.string(), lat: z.number(), lng: z.number() })),
  tripCount: z.int(),
  /** The length of all published trips, in meters. */
  distance: z.number(),
  /** Whether that is an estimate, of one trip at least. */
  isEstimate: z.boolean(),
  dayCount: z.int(),
  followerCount: z.int(),
  followingCount: z.int(),
});

const profile = person.extend({
  isOwn: z.boolean(),
  /** By who asks. */
  isFollowed: z.boolean(),
  isBlocked: z.boolean(),
  postCount: z.int(),
  /** Null unless the person shows more than name, picture and posts (`shareData`). */
  details: details.nullable(),
});

export type Profile = z.infer<typeof profile>;

const page = z.object({ after: z.string().max(200).optional() });
const people = z.object({ people: z.array(personInList), next: z.string().nullable() });

export const peopleEndpoints = {
  getProfile: endpoint({
    method: 'GET',
    path: '/api/people/:uid',
    access: 'session',
    summary: 'What a person shows of themselves to others',
    params,
    reply: z.object({ profile }),
  }),
  listProfileTrips: endpoint({
    method: 'GET',
    path: '/api/people/:uid/trips',
    access: 'session',
    summary: 'The published trips of a person, newest first',
    params,
    query: page,
    isCompressed: true,
    reply: z.object({ trips: z.array(publishedTrip), next: z.string().nullable() }),
  }),
  listFollowers: endpoint({
    method: 'GET',
    path: '/api/people/:uid/followers',
    access: 'session',
    summary: 'Who follows a person, newest first',
    params,
    query: page,
    reply: people,
  }),
  listFollowing: endpoint({
    method: 'GET',
    path: '/api/people/:uid/following',
    access: 'session',
    summary: 'Whom a person follows, newest first',
    params,
    query: page,
    reply: people,
  }),
  saveAbout: endpoint({
    method: 'PUT',
    path: '/api/profile',
    access: 'registered',
    isPublicWriting: true,
    summary: 'Changes what the own profile says about its person',
    isStoring: true,
    body: z.object({ about: z.string().trim().max(MAX_ABOUT_LENGTH) }),
    reply: z.object({ about: z.string() }),
  }),
  followUser: endpoint({
    method: 'PUT',
    path: '/api/people/:uid/follow',
    access: 'registered',
    isPublicWriting: true,
    summary: 'Follows a person; needs a confirmed address. Doing it again changes nothing',
    params,
    isStoring: true,
    perMinute: 30,
    reply: z.object({ followerCount: z.int() }),
  }),
  unfollowUser: endpoint({
    method: 'DELETE',
    path: '/api/people/:uid/follow',
    access: 'registered',
    summary: 'Stops following a person',
    params,
    reply: z.object({ followerCount: z.int() }),
  }),
  blockUser: endpoint({
    method: 'PUT',
    path: '/api/people/:uid/block',
    access: 'registered',
    summary: 'Hides two people from each other and ends that they follow each other',
    params,
    isStoring: true,
    perMinute: 30,
    reply: z.object({}),
  }),
  unblockUser: endpoint({
    method: 'DELETE',
    path: '/api/people/:uid/block',
    access: 'registered',
    summary: 'Ends the own block of a person',
    params,
    reply: z.object({}),
  }),
  listBlocked: endpoint({
    method: 'GET',
    path: '/api/blocked',
    access: 'registered',
    summary: 'Whom one has blocked, newest first',
    query: page,
    reply: people,
  }),
};
