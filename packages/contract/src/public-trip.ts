import {
  ACCOMMODATION_TYPES,
  ENTRY_TYPES,
  HOTEL_TYPES,
  isCalendarDate,
  OMISSIONS,
  LEG_KINDS,
  ROUTE_PROFILES,
  ROUTE_WISHES,
  SEASONS,
  TRANSPORT_FIELDS,
  TRANSPORT_TYPES,
  type PublicTrip,
} from '@fahrtwind/domain';
import { z } from 'zod';
import { photo } from './photo.ts';

// Closed on every level: what is not named here is cut off every reply, whatever the domain may let through.

export const omissions = z.array(z.enum(OMISSIONS)).max(OMISSIONS.length);

export const calendarDate = z.iso.date().refine(isCalendarDate);

const date = calendarDate.nullable();
const profile = z.enum(ROUTE_PROFILES);
const cents = z.number().nullable();
const point = { lat: z.number(), lng: z.number() };
const minutes = z.number().nullable();
const viaPoint = z.object({ ...point, name: z.string().exactOptional() });

const placeFields = {
  label: z.string(),
  country: z.string(),
  ...point,
  isCoarse: z.boolean(),
};

const place = z.object(placeFields);

const entry = z.object({
  id: z.string(),
  kind: z.enum(ENTRY_TYPES),
  title: z.string(),
  note: z.string().nullable(),
  time: z.string().nullable(),
  url: z.string().nullable(),
  priceCents: cents,
  place: place.nullable(),
});

const stop = z.object({
  id: z.string(),
  name: z.string(),
  ...placeFields,
  icon: z.string(),
  optional: z.boolean(),
  profile,
  toll: z.boolean(),
  wishes: z.array(z.enum(ROUTE_WISHES)).readonly().exactOptional(),
  stayMinutes: minutes,
  arriveAtMinutes: z.number().exactOptional(),
  notBeforeMinutes: z.number().exactOptional(),
  arrivalMinutes: minutes,
  departureMinutes: minutes,
  via: z.array(viaPoint).readonly().exactOptional(),
  leg: z
    .object({
      meters: z.number(),
      seconds: z.number(),
      profile,
      isEstimate: z.boolean(),
      crossings: z
        .array(
          z.object({ name: z.string(), kind: z.enum(['ferry', 'train']), minutes: z.number() }),
        )
        .readonly()
        .exactOptional(),
    })
    .nullable(),
  ride: z
    .object({
      kind: z.enum(LEG_KINDS),
      departureTime: z.string().nullable(),
      arrivalTime: z.string().nullable(),
      durationMinutes: minutes,
      priceCents: cents,
      url: z.string().nullable(),
    })
    .exactOptional(),
  note: z.string().nullable(),
  entries: z.array(entry).readonly(),
  pois: z.array(z.object({ osmId: z.string(), name: z.string(), ...point })).readonly(),
});

const day = z.object({
  id: z.string(),
  number: z.int(),
  date,
  startMinutes: minutes,
  meters: z.number(),
  seconds: z.number(),
  isEstimate: z.boolean(),
  lodgingId: z.string().nullable(),
  stops: z.array(stop).readonly(),
});

const lodging = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(HOTEL_TYPES),
  stars: z.number(),
  nights: z.number(),
  firstDay: z.int().nullable(),
  checkInDate: date,
  checkInTime: z.string().nullable(),
  checkOutTime: z.string().nullable(),
  place,
  priceCents: cents,
  url: z.string().nullable(),
});

const transport = z.object({
  field: z.enum(TRANSPORT_FIELDS),
  type: z.enum(TRANSPORT_TYPES),
  from: place.nullable(),
  to: place.nullable(),
  departureDateTime: z.string().nullable(),
  arrivalDateTime: z.string().nullable(),
  priceCents: cents,
  url: z.string().nullable(),
});

const costs = z.object({
  totalCents: z.number(),
  lodgingCents: z.number(),
  transportCents: z.number(),
  activityCents: z.number(),
});

const shownPhoto = photo.omit({ path: true });

export const author = z.object({ uid: z.string().nullable(), name: z.string() });

export const publicTrip = z.object({
  id: z.string(),
  kind: z.enum(['published', 'copy']),
  title: z.string(),
  text: z.string(),
  country: z.string(),
  place: z.string(),
  author,
  stand: z.string(),
  version: z.string(),
  follows: z.boolean(),
  expiresAt: date,
  photos: z.array(shownPhoto).readonly().optional(),
  omitted: omissions.readonly(),
  startDate: date,
  endDate: date,
  months: z.array(z.int()).readonly(),
  bestMonths: z.array(z.int()).readonly().optional(),
  season: z.enum(SEASONS),
  dayCount: z.int(),
  stopCount: z.int(),
  countries: z.array(z.string()).readonly(),
  totalDistance: z.number(),
  totalDuration: z.number(),
  accommodationType: z.enum(ACCOMMODATION_TYPES),
  days: z.array(day).readonly(),
  lodgings: z.array(lodging).readonly(),
  transports: z.array(transport).readonly(),
  costs: costs.nullable(),
}) satisfies z.ZodType<PublicTrip>;
