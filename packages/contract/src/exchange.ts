import { MAX_DAYS } from '@fahrtwind/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { tripId } from './trip.ts';

const params = z.object({ id: tripId });

/** Shown this once: only a hash of the secret in it is kept. */
const madeLink = z.object({ url: z.string(), createdAt: z.string() });

export const exchangeEndpoints = {
  listCalendarLinks: endpoint({
    method: 'GET',
    path: '/api/calendar-links',
    access: 'session',
    summary: 'The own calendar links, without their addresses; no trip for that of all trips',
    reply: z.object({
      links: z.array(z.object({ tripId: z.string().nullable(), createdAt: z.string() })),
    }),
  }),
  makeTripCalendarLink: endpoint({
    method: 'PUT',
    path: '/api/trips/:id/calendar-link',
    access: 'session',
    isStoring: true,
    summary:
      'Makes a secret calendar address of a trip, for all who may see it; an earlier one ends',
    params,
    perMinute: 30,
    reply: madeLink,
  }),
  endTripCalendarLink: endpoint({
    method: 'DELETE',
    path: '/api/trips/:id/calendar-link',
    access: 'session',
    summary: 'Ends the own calendar address of a trip',
    params,
    reply: z.object({}),
  }),
  makeCalendarLink: endpoint({
    method: 'PUT',
    path: '/api/calendar-link',
    access: 'session',
    isStoring: true,
    summary: 'Makes a secret calendar address of all trips; an earlier one ends',
    perMinute: 30,
    reply: madeLink,
  }),
  endCalendarLink: endpoint({
    method: 'DELETE',
    path: '/api/calendar-link',
    access: 'session',
    summary: 'Ends the calendar address of all trips',
    reply: z.object({}),
  }),
  readCalendar: endpoint({
    method: 'GET',
    path: '/api/calendar/:secret.ics',
    access: 'anyone',
    summary: 'The calendar behind a secret address; 404 when it has ended',
    params: z.object({ secret: z.string().regex(/^[\w-]{43}$/) }),
    headers: z.looseObject({ 'if-none-match': z.string().max(200).optional() }),
    perMinute: 60,
    reply: z.string(),
    fileTypes: ['text/calendar'],
  }),
  exportTrip: endpoint({
    method: 'GET',
    path: '/api/trips/:id/export.:format',
    access: 'session',
    summary: 'A trip as a file, for all who may see it; GPX also of one day',
    params: z.object({ id: tripId, format: z.enum(['gpx', 'kml', 'ics', 'csv', 'json']) }),
    query: z.object({
      /** The number of the day, from 1. */
      tag: z.coerce.number().int().min(1).max(MAX_DAYS).optional(),
    }),
    perMinute: 30,
    reply: z.string(),
    fileTypes: [
      'application/gpx+xml',
      'application/vnd.google-earth.kml+xml',
      'text/calendar',
      'text/csv',
      'application/json',
    ],
  }),
};
