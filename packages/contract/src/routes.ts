import {
  DEFAULT_ROUTE_PROFILE,
  MAX_VIA_POINTS,
  ROUTE_PROFILES,
  ROUTE_WISHES,
} from '@fahrtwind/domain';
import { z } from 'zod';
import { answered } from './answered.ts';
import { endpoint } from './endpoint.ts';

const routeProfile = z.enum(ROUTE_PROFILES);

const point = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});

const stop = point.extend({
  cityId: z.string().min(1).max(200),
  /** Profile and toll are those of the leg that leads to the stop. */
  routeProfile: routeProfile.default(DEFAULT_ROUTE_PROFILE),
  toll: z.boolean().default(true),
  /** In which month the leg is travelled: closed passes are avoided. */
  month: z.int().min(1).max(12).optional(),
  /** What the way of a drive shall be like. */
  wishes: z.array(z.enum(ROUTE_WISHES)).max(ROUTE_WISHES.length).optional(),
  /** What the leg leads through without stopping there, in the order of passing. */
  via: z.array(point).max(MAX_VIA_POINTS).optional(),
});

const leg = z.object({
  /** The stop that it leads to. */
  cityId: z.string(),
  routeProfile,
  meters: z.number(),
  seconds: z.number(),
  /** Longitudes and latitudes, as GeoJSON has them. */
  geometry: z.array(z.tuple([z.number(), z.number()])),
  hasToll: z.boolean(),
  hasFerry: z.boolean(),
  /** ISO codes of the countries crossed, in order. */
  countries: z.array(z.string()),
  /** Whether this was estimated and not measured on roads. */
  isEstimate: z.boolean(),
  /** Passes and ferries that would be the quickest way and are closed in that month. */
  closures: z
    .array(z.object({ name: z.string(), kind: z.enum(['pass', 'ferry']), isAvoided: z.boolean() }))
    .optional(),
  /** Ferries and car trains on the way with the time on board; of a straight line the ferry that leads there. */
  crossings: z
    .array(
      z.object({
        name: z.string(),
        kind: z.enum(['ferry', 'train']),
        minutes: z.number(),
        /** Which points of `geometry` it begins and ends with. */
        points: z.tuple([z.int(), z.int()]).optional(),
      }),
    )
    .optional(),
});

/** No road leads to the stop: an answer, not an outage. */
const noRoute = z.object({ cityId: z.string(), noRoute: z.literal(true) });

export type PlannedLeg = z.infer<typeof leg> | z.infer<typeof noRoute>;

/** Null where no road leads. */
const cells = z.array(z.array(z.number().nullable()));

export const routeEndpoints = {
  planRoutes: endpoint({
    method: 'POST',
    path: '/api/routes',
    access: 'anyone',
    summary: 'The legs from stop to stop, each with the profile of the stop that it leads to',
    body: z.object({ stops: z.array(stop) }),
    perMinute: 120,
    isCompressed: true,
    reply: z.object({ legs: z.array(z.union([leg, noRoute])), ...answered }),
  }),
  planRouteMatrix: endpoint({
    method: 'POST',
    path: '/api/routes/matrix',
    access: 'anyone',
    summary: 'How far and how long it is from every point to every other',
    body: z.object({
      points: z.array(point),
      routeProfile: routeProfile.default(DEFAULT_ROUTE_PROFILE),
      toll: z.boolean().default(true),
    }),
    perMinute: 30,
    /** In meters and seconds; the row says from where. */
    isCompressed: true,
    reply: z.object({
      meters: cells,
      seconds: cells,
      /** Whether some of it was estimated and not measured on roads. */
      isEstimate: z.boolean(),
      ...answered,
    }),
  }),
};
