import {
  AGREEMENTS,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  MAX_ALONG_POINTS,
  PLACE_KINDS,
  POI_KINDS,
} from '@fahrtwind/domain';
import { z } from 'zod';
import { answered } from './answered.ts';
import { endpoint } from './endpoint.ts';

export const language = z.enum(LANGUAGES).default(DEFAULT_LANGUAGE);
export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);

/** Two numbers with a comma between them, latitude first. */
const point = numbers(2)
  .transform(([first, second]) => ({ lat: first, lng: second }))
  .pipe(z.object({ lat: latitude, lng: longitude }));

/** West, south, east, north; west is greater than east across the date line. */
const box = numbers(4)
  .transform(([west, south, east, north]) => ({ west, south, east, north }))
  .pipe(z.object({ west: longitude, south: latitude, east: longitude, north: latitude }))
  .refine(({ south, north }) => south <= north);

export const location = z.object({
  lng: z.number(),
  lat: z.number(),
  label: z.string(),
  longLabel: z.string(),
  englishName: z.string(),
});

const place = location.extend({
  kind: z.enum(PLACE_KINDS),
  /** ISO 3166-1 alpha-2, empty at sea. */
  countryCode: z.string(),
  /** 0 when unknown. */
  population: z.number(),
  /** IANA name, empty when unknown. */
  timeZone: z.string(),
});

export type FoundPlace = z.infer<typeof place>;

/** As many lines are looked up by one request. */
export const MAX_LOOKED_UP = 25;

const listedPlace = place.extend({
  /** How far the line names it; what is only similar is `none`. */
  agreement: z.enum(AGREEMENTS),
});

export type ListedPlaceFound = z.infer<typeof listedPlace>;

const poiKind = z.enum(POI_KINDS);

const poi = z.object({
  /** `node/1`, `way/2`, `relation/3`, or `fahrtwind/…` for what comes with the product. */
  osmId: z.string(),
  kind: poiKind,
  name: z.string(),
  location,
  url: z.string(),
  /** What it is and why one stops there: one German sentence, empty when unknown. */
  description: z.string(),
  /** Stars of a hotel, 1 to 5; missing when unknown. */
  stars: z.number().optional(),
});

export type Poi = z.infer<typeof poi>;

/** What a way can lead past. */
export const ALONG_KINDS = [...POI_KINDS, 'town', 'pass'] as const;

export type AlongKind = (typeof ALONG_KINDS)[number];

const alongKind = z.enum(ALONG_KINDS);

const foundAlong = z.object({
  id: z.string(),
  kind: alongKind,
  name: z.string(),
  location,
  /** One German sentence, the height of a pass, or empty. */
  description: z.string(),
  /** Which of the lines it lies beside, from 0. */
  line: z.int(),
  asideMeters: z.number(),
  /** From the beginning of that line. */
  alongMeters: z.number(),
});

export type FoundAlong = z.infer<typeof foundAlong>;

const placesReply = z.object({ places: z.array(place), ...answered });

const searchReply = placesReply.extend({
  /** A short link of a map app, which only another server can read and which this one did not ask. */
  isShortLink: z.boolean(),
  /** The words that were left out, when only the others are known. */
  unknown: z.string().optional(),
});

export const placeEndpoints = {
  searchPlaces: endpoint({
    method: 'GET',
    path: '/api/places',
    access: 'anyone',
    summary: 'Places by name, address, coordinates or map link, the likeliest first',
    query: z.object({
      /** As long as the map links that people paste. */
      q: z.string().trim().max(1000),
      /** The middle of the map: `47.5,11.1`. */
      near: point.optional(),
      lang: language,
      limit: z.coerce.number().int().min(1).max(20).default(8),
      /** Where all words together are unknown, what some of them mean; for people who choose, never for lists. */
      partial: z.literal('1').optional(),
    }),
    isCompressed: true,
    reply: searchReply,
  }),
  findPlacesAt: endpoint({
    method: 'GET',
    path: '/api/places/at',
    access: 'anyone',
    summary: 'The point itself with a name, then the places around it; none far from everything',
    query: z.object({
      lat: z.coerce.number().pipe(latitude),
      lng: z.coerce.number().pipe(longitude),
      lang: language,
    }),
    isCompressed: true,
    reply: placesReply,
  }),
  lookUpPlaces: endpoint({
    method: 'POST',
    path: '/api/places/look-up',
    access: 'anyone',
    summary: 'What the lines of a list may mean, with how far each place agrees',
    body: z.object({
      lines: z
        .array(
          z.object({
            /** Empty, with `near` alone, to ask what is there. */
            name: z.string().trim().max(300).default(''),
            /** Where it is, as far as the list says. */
            address: z.string().trim().max(300).default(''),
            near: z.object({ lat: latitude, lng: longitude }).optional(),
          }),
        )
        .min(1)
        .max(MAX_LOOKED_UP),
      lang: language,
      limit: z.number().int().min(1).max(8).default(8),
    }),
    perMinute: 120,
    isCompressed: true,
    reply: z.object({
      /** For each line; null where no time was left to look, so that it can be asked again. */
      lines: z.array(z.array(listedPlace).nullable()),
      ...answered,
    }),
  }),
  findPois: endpoint({
    method: 'GET',
    path: '/api/pois',
    access: 'anyone',
    summary: 'Points of interest of some kinds within a part of the map',
    query: z.object({
      /** `11.0,47.4,11.3,47.6`: west, south, east, north. */
      bbox: box,
      /** With commas between them; all without. */
      kinds: z
        .string()
        .transform((text) => text.split(','))
        .pipe(z.array(poiKind).max(30))
        .optional(),
      lang: language,
      limit: z.coerce.number().int().min(1).max(200).default(100),
    }),
    isCompressed: true,
    reply: z.object({ pois: z.array(poi), ...answered }),
  }),
  findAlong: endpoint({
    method: 'POST',
    path: '/api/places/along',
    access: 'anyone',
    summary: 'Sights, towns, passes and the like beside a way, in the order of passing',
    body: z.object({
      /** A line for each leg, longitude first. */
      lines: z
        .array(z.array(z.tuple([longitude, latitude])).min(2))
        .min(1)
        .max(200)
        .refine((lines) => lines.flat().length <= MAX_ALONG_POINTS),
      kinds: z.array(alongKind).max(ALONG_KINDS.length),
      withinMeters: z.number().min(0).max(30_000),
      lang: language,
    }),
    perMinute: 30,
    isCompressed: true,
    reply: z.object({ finds: z.array(foundAlong) }),
  }),
  listPoiKinds: endpoint({
    method: 'GET',
    path: '/api/poi-kinds',
    access: 'anyone',
    summary: 'The kinds of points of interest that can be found within a part of the map',
    query: z.object({ bbox: box }),
    isCompressed: true,
    reply: z.object({ kinds: z.array(poiKind) }),
  }),
};

/** A text like `1,2.5`, as that many finite numbers. */
function numbers<const N extends 2 | 4>(count: N) {
  type Numbers = N extends 2 ? [number, number] : [number, number, number, number];
  return z
    .string()
    .max(200)
    .transform((text) => text.split(',').map((part) => (part.trim() ? Number(part) : Number.NaN)))
    .refine((list): list is Numbers => list.length === count && list.every(Number.isFinite));
}
