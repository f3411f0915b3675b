import { COMPANION_ROLES, MAX_DAYS, MAX_TRIP_BYTES, MAX_TRIP_VALUES } from '@fahrtwind/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { currentTrip, tripDocument, tripId, tripRevision } from './trip.ts';

const params = z.object({ id: tripId });

const PAGE = 50;

/** A trip in a list, which never carries the document. */
export const tripSummary = z.object({
  id: z.string(),
  title: z.string(),
  revision: tripRevision,
  published: z.boolean(),
  lastOpened: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  dayCount: z.int(),
  stopCount: z.int(),
  /** In meters. */
  totalDistance: z.number(),
  /** In seconds. */
  totalDuration: z.number(),
  /** Whether both are estimates, of a leg at least. */
  isEstimate: z.boolean(),
  /** Short labels of the first and the last stop, empty where there is none. */
  from: z.string(),
  to: z.string(),
  /** Longitudes and latitudes to draw the route by; long routes are thinned out. */
  route: z.array(z.tuple([z.number(), z.number()])),
});

export type TripSummary = z.infer<typeof tripSummary>;

const quota = z.object({ trips: z.int(), bytes: z.number() });

const readPreconditions = z.looseObject({
  /** The `ETag` of what the caller has; the reply is 304 without a body when it still holds. */
  'if-none-match': z.string().max(200).optional(),
});

const savePreconditions = z.looseObject({
  /** The revision that the caller started from: `"7"`. */
  'if-match': z
    .string()
    .regex(/^(?:\d{1,15}|"\d{1,15}(?:-(?:editor|reader))?")$/)
    .optional(),
  /** `*` for a trip that must not be there yet. */
  'if-none-match': z.literal('*').optional(),
  /** The same for every attempt of one save; a repeated one gets the reply of the first. */
  'idempotency-key': z.string().min(8).max(100).optional(),
});

const dayId = z.string().max(200);

const tripChangesBody = z.object({
  /** Fields of the document besides its days, with their new values. */
  set: z.record(z.string(), z.unknown()).default({}),
  /** Fields that are gone. */
  unset: z.array(z.string().max(200)).max(200).default([]),
  /** New and changed days, whole. */
  days: z
    .array(z.looseObject({ id: dayId }))
    .max(MAX_DAYS)
    .default([]),
  /** The ids of all days; missing where they are the same in the same order. */
  order: z.array(dayId).max(MAX_DAYS).optional(),
});

export const tripEndpoints = {
  listTrips: endpoint({
    method: 'GET',
    path: '/api/trips',
    access: 'anyone',
    summary: 'Summaries of the own trips, last opened first; none for visitors',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(200).default(PAGE),
      /** `next` of the page before. */
      after: z.string().max(200).optional(),
    }),
    isCompressed: true,
    hasEtag: true,
    reply: z.object({ trips: z.array(tripSummary), next: z.string().nullable() }),
  }),
  listDeletedTrips: endpoint({
    method: 'GET',
    path: '/api/trips/deleted',
    access: 'session',
    summary: 'Own trips that can still be restored, last deleted first; at most 200',
    isCompressed: true,
    hasEtag: true,
    reply: z.object({
      trips: z.array(tripSummary.extend({ deletedAt: z.string(), restorableUntil: z.string() })),
    }),
  }),
  getUsage: endpoint({
    method: 'GET',
    path: '/api/account/usage',
    access: 'session',
    summary: 'How many trips and bytes the account keeps, and how many it may',
    reply: z.object({ used: quota, quota }),
  }),
  getTrip: endpoint({
    method: 'GET',
    path: '/api/trips/:id',
    access: 'session',
    summary: 'An own trip or one to which one was invited, with its revision',
    params,
    headers: readPreconditions,
    isCompressed: true,
    reply: currentTrip.extend({ role: z.enum(['owner', ...COMPANION_ROLES]) }),
  }),
  saveTrip: endpoint({
    method: 'PUT',
    path: '/api/trips/:id',
    access: 'session',
    summary:
      'Saves a whole trip on the revision it started from (If-Match) or as a new one (If-None-Match: *); for owner and editors',
    params,
    headers: savePreconditions,
    isStoring: true,
    body: tripDocument,
    // Somewhat more than a trip may have, so that one that is too large is called so.
    bodyBytes: MAX_TRIP_BYTES + 1024 * 1024,
    bodyValues: MAX_TRIP_VALUES,
    mendsBody: true,
    isCompressed: true,
    reply: z.object({ revision: tripRevision }),
  }),
  changeTrip: endpoint({
    method: 'PATCH',
    path: '/api/trips/:id',
    access: 'session',
    summary:
      'Saves what has changed of a trip since the revision it started from (If-Match), with the same effect as saving it whole; for owner and editors',
    params,
    headers: savePreconditions,
    isStoring: true,
    body: tripChangesBody,
    bodyBytes: MAX_TRIP_BYTES + 1024 * 1024,
    bodyValues: MAX_TRIP_VALUES,
    mendsBody: true,
    isCompressed: true,
    reply: z.object({ revision: tripRevision }),
  }),
  deleteTrip: endpoint({
    method: 'DELETE',
    path: '/api/trips/:id',
    access: 'session',
    summary: 'Deletes an own trip, which can be restored for 30 days',
    params,
    reply: z.object({}),
  }),
  restoreTrip: endpoint({
    method: 'POST',
    path: '/api/trips/:id/restore',
    access: 'session',
    summary: 'Takes the deletion of an own trip back',
    params,
    reply: z.object({ revision: tripRevision }),
  }),
  markTripOpened: endpoint({
    method: 'POST',
    path: '/api/trips/:id/opened',
    access: 'session',
    summary: 'Notes that the owner has opened the trip now',
    params,
    reply: z.object({ lastOpened: z.string() }),
  }),
};
