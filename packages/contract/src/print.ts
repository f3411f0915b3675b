import { PRINT_LAYOUTS, PRINT_PARTS } from '@fahrtwind/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { tripId } from './trip.ts';

const params = z.object({ id: tripId });

/** Commands of a pen in points: `M1 2L3.5 4Z`. */
const path = z.string().regex(/^[MLlZ\d. -]*$/);

const drawing = z.object({
  width: z.number(),
  height: z.number(),
  /** From below to above. */
  shapes: z.array(
    z.object({
      kind: z.enum(['land', 'relief', 'ice', 'lake', 'river', 'border', 'crossing', 'road']),
      /** For a relief, from hills (1) to high mountains (4); for a road, from motorways (1) to passes (3). */
      level: z.number(),
      path,
    }),
  ),
  legs: z.array(
    z.object({
      /** The number of the day, from 1. */
      day: z.int(),
      path,
      /** Dashed, because a train, a ferry or the like follows no road. */
      isDirect: z.literal(true).optional(),
    }),
  ),
  stops: z.array(
    z.object({
      day: z.int(),
      /** As on the map; empty for an optional stop. */
      number: z.string(),
      x: z.number(),
      y: z.number(),
      /** Null where there is no room for the name. */
      label: z
        .object({
          text: z.string(),
          x: z.number(),
          y: z.number(),
          anchor: z.enum(['start', 'end', 'middle']),
        })
        .nullable(),
    }),
  ),
});

export type MapDrawing = z.infer<typeof drawing>;

const sketch = z.object({
  /** Null without a stop. */
  drawing: drawing.nullable(),
  /** The day on which each stop is reached, from 0. */
  days: z.array(z.int()),
  meters: z.number(),
  seconds: z.number(),
  isEstimate: z.boolean(),
});

/** A route that is not stored anywhere, drawn on our own map. */
export type RouteSketch = z.infer<typeof sketch>;

export const printEndpoints = {
  sketchRoute: endpoint({
    method: 'GET',
    path: '/api/route-sketch',
    access: 'anyone',
    summary: 'A route as lines on a map, with its length, time and days',
    query: z.object({
      /** `48.1374,11.5755,München;47.2682,11.3923,Innsbruck` */
      stops: z.string().max(2000),
    }),
    perMinute: 120,
    isCompressed: true,
    reply: sketch,
  }),
  drawCover: endpoint({
    method: 'GET',
    path: '/api/cover',
    access: 'anyone',
    summary: 'A route on the map as the picture of a trip',
    query: z.object({
      /** `11.58,48.14,0;11.39,47.27,1`: longitude, latitude and, where it is known, the day. */
      route: z.string().max(800),
    }),
    perMinute: 300,
    isCompressed: true,
    reply: z.object({ drawing: drawing.nullable() }),
  }),
  drawTripMaps: endpoint({
    method: 'GET',
    path: '/api/trips/:id/maps',
    access: 'session',
    summary: 'Maps of a trip and of its days as lines for paper, for all who may see it',
    params,
    perMinute: 30,
    isCompressed: true,
    reply: z.object({
      /** Null for a trip without places. */
      trip: drawing.nullable(),
      /** One for each day; null for a day without places, and beyond the first hundred. */
      days: z.array(drawing.nullable()),
      attribution: z.array(z.string()),
      /** Where others can see the trip; null when they cannot, or the caller does not know of it. */
      publicUrl: z.string().nullable(),
    }),
  }),
  printTrip: endpoint({
    method: 'GET',
    path: '/api/trips/:id/export.pdf',
    access: 'session',
    summary:
      'A trip as PDF, for all who may see it; counts up `tripPrints`. One at a time for each account',
    params,
    query: z.object({
      /** Parts to leave out, separated by commas. */
      omit: z
        .string()
        .max(200)
        .default('')
        .transform((text) => text.split(',').filter((part) => part !== ''))
        .pipe(z.array(z.enum(PRINT_PARTS))),
      layout: z.enum(PRINT_LAYOUTS).default('full'),
    }),
    perMinute: 30,
    reply: z.any(),
    fileTypes: ['application/pdf'],
  }),
};
