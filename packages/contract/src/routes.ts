import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const routeProfile = z.enum(['driving', 'cycling', 'walking', 'direct']);

const point = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});

const stop = point.extend({
  cityId: z.string().min(1).max(200),
  /** Profile and toll are those of the leg that leads to the stop. */
  routeProfile: routeProfile.default('driving'),
  toll: z.boolean().default(true),
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
  /** Whether nobody measured this on roads. */
  isEstimate: z.boolean(),
});

/** No road leads to the stop: an answer, not an outage. */
const noRoute = z.object({ cityId: z.string(), noRoute: z.literal(true) });

export type PlannedLeg = z.infer<typeof leg> | z.infer<typeof noRoute>;

/** Who answered, for the attribution line; told when the configured service was out. */
const answered = {
  source: z.string(),
  attribution: z.array(z.string()),
  isFallback: z.boolean(),
};

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
    reply: z.object({ legs: z.array(z.union([leg, noRoute])), ...answered }),
  }),
  planRouteMatrix: endpoint({
    method: 'POST',
    path: '/api/routes/matrix',
    access: 'anyone',
    summary: 'How far and how long it is from every point to every other',
    body: z.object({
      points: z.array(point),
      routeProfile: routeProfile.default('driving'),
      toll: z.boolean().default(true),
    }),
    perMinute: 30,
    /** In meters and seconds; the row says from where. */
    reply: z.object({ meters: cells, seconds: cells, ...answered }),
  }),
};
