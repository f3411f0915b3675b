import {
  MAX_POST_PHOTOS,
  MAX_PUBLIC_PLACE_LENGTH,
  MAX_PUBLIC_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
  OMISSIONS,
  readDayRange,
  SEASONS,
} from '@fahrtwind/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { photo, sentPhoto } from './photo.ts';
import { author, calendarDate, omissions, publicTrip } from './public-trip.ts';
import { tripId, tripRevision } from './trip.ts';

const params = z.object({ id: tripId });

/** What the owner says of a trip to strangers, and what is left out. */
const publicationBody = z.object({
  title: z.string().trim().min(1).max(MAX_TITLE_LENGTH),
  text: z.string().max(MAX_PUBLIC_TEXT_LENGTH).default(''),
  country: z.string().trim().max(MAX_PUBLIC_PLACE_LENGTH).default(''),
  place: z.string().trim().max(MAX_PUBLIC_PLACE_LENGTH).default(''),
  /** The first one stands for the trip in lists. */
  photos: z.array(sentPhoto).max(MAX_POST_PHOTOS).default([]),
  omit: omissions.default([...OMISSIONS]),
});

const publication = publicationBody.extend({
  photos: z.array(photo),
  url: z.string(),
  publishedAt: z.string(),
  changedAt: z.string(),
  /** The revision of the trip, which publishing changes. */
  revision: tripRevision,
});

export type TripPublication = z.infer<typeof publication>;

const share = z.object({
  /** Random, with `-copy` in it. */
  id: z.string(),
  url: z.string(),
  createdAt: z.string(),
  /** As of when the trip is shown; of a link that follows, when the trip was last changed. */
  stand: z.string(),
  follows: z.boolean(),
  withoutDetails: z.boolean(),
  /** The last day on which it works. */
  expiresAt: calendarDate.nullable(),
});

export type Share = z.infer<typeof share>;

export const publishedTrip = z.object({
  id: z.string(),
  version: z.string(),
  title: z.string(),
  text: z.string(),
  country: z.string(),
  place: z.string(),
  author,
  publishedAt: z.string(),
  photo: photo.nullable(),
  dayCount: z.int(),
  stopCount: z.int(),
  months: z.array(z.int()),
  season: z.enum(SEASONS),
  /** In meters. */
  totalDistance: z.number(),
  /** In seconds. */
  totalDuration: z.number(),
  /** Whether both are estimates, of a leg at least. */
  isEstimate: z.boolean(),
  /** Longitudes and latitudes to draw the route by; coarse where the home is left out. */
  route: z.array(z.tuple([z.number(), z.number()])),
});

/** A published trip in a list. */
export type PublishedTrip = z.infer<typeof publishedTrip>;

/** Filters without a value filter nothing. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const publishedQuery = z.object({
  country: optional(z.string().trim().max(MAX_PUBLIC_PLACE_LENGTH)),
  /** `4-7`, `15-` or `3`. */
  days: optional(
    z
      .string()
      .max(10)
      .refine((text) => readDayRange(text) !== null),
  ),
  season: optional(z.enum(SEASONS)),
  /** Words that title, country or place have. */
  q: optional(z.string().trim().max(200)),
  /** `next` of the page before. */
  after: optional(z.string().max(200)),
  /** Fewer than a page has. */
  limit: optional(z.coerce.number().int().min(1).max(24)),
});

export const publicTripEndpoints = {
  getPublicTrip: endpoint({
    method: 'GET',
    path: '/api/trips/:id/public',
    access: 'anyone',
    summary: 'The public view of a published trip or a shared copy',
    params,
    isCompressed: true,
    reply: z.object({ trip: publicTrip }),
  }),
  getTripPreview: endpoint({
    method: 'GET',
    path: '/api/trips/:id/preview/:version',
    access: 'anyone',
    summary: 'The route of a published trip or a shared copy as a PNG of 1200 × 630',
    params: params.extend({ version: z.string().regex(/^[\w-]{1,60}\.png$/) }),
    perMinute: 60,
    reply: z.unknown(),
    fileTypes: ['image/png'],
  }),
  listPublished: endpoint({
    method: 'GET',
    path: '/api/published',
    access: 'anyone',
    summary: 'Published trips, newest first, by country, number of days, season and words',
    query: publishedQuery,
    isCompressed: true,
    reply: z.object({
      trips: z.array(publishedTrip),
      next: z.string().nullable(),
      /** All countries that can be filtered by, with the first page. */
      countries: z.array(z.string()),
    }),
  }),
  getPublication: endpoint({
    method: 'GET',
    path: '/api/trips/:id/publication',
    access: 'session',
    summary: 'How an own trip is published',
    params,
    reply: publication,
  }),
  publishTrip: endpoint({
    method: 'PUT',
    path: '/api/trips/:id/publication',
    access: 'registered',
    isPublicWriting: true,
    summary: 'Publishes an own trip, or changes how it is published; needs a confirmed address',
    params,
    isStoring: true,
    body: publicationBody,
    reply: publication,
  }),
  previewPublication: endpoint({
    method: 'POST',
    path: '/api/trips/:id/publication/preview',
    access: 'registered',
    summary: 'What strangers would get if an own trip were published in this way; stores nothing',
    params,
    perMinute: 30,
    body: publicationBody,
    reply: z.object({ trip: publicTrip }),
  }),
  withdrawTrip: endpoint({
    method: 'DELETE',
    path: '/api/trips/:id/publication',
    access: 'session',
    summary: 'Takes an own trip back from the public; doing it again changes nothing',
    params,
    reply: z.object({}),
  }),
  listShares: endpoint({
    method: 'GET',
    path: '/api/trips/:id/shares',
    access: 'session',
    summary: 'The links to an own trip that work now',
    params,
    reply: z.object({ shares: z.array(share) }),
  }),
  shareTrip: endpoint({
    method: 'PUT',
    path: '/api/trips/:id/share',
    access: 'session',
    isPublicWriting: true,
    summary:
      'The link to a copy of an own trip, made if there is none; fields that are not sent stay as they are',
    params,
    isStoring: true,
    body: z.object({
      follows: z.boolean().optional(),
      expiresAt: calendarDate.nullable().optional(),
      /** Leaves out what publishing leaves out by default. */
      withoutDetails: z.boolean().optional(),
      /** Shows the trip as it is now. */
      refresh: z.boolean().optional(),
    }),
    reply: share,
  }),
  endShare: endpoint({
    method: 'DELETE',
    path: '/api/trips/:id/share',
    access: 'session',
    summary: 'Ends the link to an own trip for good; a later one has another id',
    params,
    reply: z.object({}),
  }),
};
