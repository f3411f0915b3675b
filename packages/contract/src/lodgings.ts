import { BOOKING_SITES, DEFAULT_PERSONS, HOTEL_TYPES, MOST_PERSONS } from '@fahrtwind/domain';
import { z } from 'zod';
import { answered } from './answered.ts';
import { endpoint } from './endpoint.ts';
import { language, latitude, location, longitude } from './places.ts';

const lodging = z.object({
  /** `node/1` of OpenStreetMap, or `booking/…` of a booking search. */
  id: z.string(),
  type: z.enum(HOTEL_TYPES),
  name: z.string(),
  location,
  /** From the place that was asked for, as the crow flies. */
  meters: z.number(),
  /** Empty when unknown. */
  url: z.string(),
  /** 0 when unknown. */
  stars: z.number(),
  /** For all nights and persons; null when unknown. */
  totalCents: z.number().nullable(),
  /** Where the picture comes from; empty when there is none. Browsers get it from this server, see `picture`. */
  imageUrl: z.string(),
  /** The same picture on this server, null when there is none. */
  picture: z.string().nullable(),
  /** Whether the operator earns a commission on bookings there. */
  isAd: z.boolean(),
});

export type Lodging = z.infer<typeof lodging>;

const lodgingList = z.object({
  /** Nearest first. */
  lodgings: z.array(lodging),
  /** Searches on booking sites, filled in. */
  links: z.array(z.object({ site: z.enum(BOOKING_SITES), url: z.string(), isAd: z.boolean() })),
  ...answered,
});

export type LodgingList = z.infer<typeof lodgingList>;

const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const lodgingEndpoints = {
  findLodgings: endpoint({
    method: 'GET',
    path: '/api/lodgings',
    access: 'anyone',
    summary: 'Hotels, hostels, holiday flats and campsites around a place, and searches elsewhere',
    query: z.object({
      lat: z.coerce.number().pipe(latitude),
      lng: z.coerce.number().pipe(longitude),
      /** As the place is called, for searches elsewhere. */
      label: z.string().trim().max(200).default(''),
      /** Without both there are no prices. */
      arrival: date.optional(),
      departure: date.optional(),
      persons: z.coerce.number().int().min(1).max(MOST_PERSONS).default(DEFAULT_PERSONS),
      /** All kinds without. */
      type: z.enum(HOTEL_TYPES).optional(),
      lang: language,
      limit: z.coerce.number().int().min(1).max(40).default(30),
    }),
    // A configured booking search counts what it is asked, and often wants to be paid for it.
    perMinute: 40,
    isCompressed: true,
    reply: lodgingList,
  }),
  getLodgingPicture: endpoint({
    method: 'GET',
    path: '/api/lodgings/picture',
    access: 'anyone',
    summary: 'The picture of a lodging that was found, drawn anew at 480 px as WebP',
    query: z.object({
      url: z.string().max(2000),
      /** Only this server can write it, so that callers cannot make it fetch other addresses. */
      key: z.string().max(100),
    }),
    perMinute: 200,
    reply: z.unknown(),
    fileTypes: ['image/webp'],
  }),
};
