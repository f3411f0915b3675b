import {
  ACCOMMODATION_TYPES,
  DEFAULT_ACCOMMODATION_TYPE,
  DEFAULT_HOTEL_TYPE,
  DEFAULT_ROUTE_PROFILE,
  EMPTY_LOCATION,
  HOTEL_TYPES,
  LEG_KINDS,
  LEG_TEXT_LENGTHS,
  MAX_LEG_MINUTES,
  isCalendarDate,
  isClock,
  MAX_COMMENT_LENGTH,
  MAX_DAYS,
  MAX_TITLE_LENGTH,
  MAX_VIA_NAME_LENGTH,
  MAX_VIA_POINTS,
  PRICE_UNITS,
  ROUTE_PROFILES,
  ROUTE_WISHES,
  TRANSPORT_TYPES,
  type ActivityEntry,
  type Day,
  type Hotel,
  type LegTransport,
  type LegVia,
  type Location,
  type NoteEntry,
  type Poi,
  type RestaurantEntry,
  type Stop,
  type StopComment,
  type TransportLeg,
  type Trip,
  type ViaPoint,
} from '@fahrtwind/domain';
import { z } from 'zod';

/** Made by the caller; also part of addresses, hence no other characters. */
export const tripId = z
  .string()
  .max(100)
  .regex(/^[\w-]+$/);

/** One schema for every field of a domain type: a missing, unknown or mistyped field does not compile. */
type FieldsOf<T> = {
  readonly [K in keyof T]-?: object extends Pick<T, K>
    ? z.ZodExactOptional<z.ZodType<Exclude<T[K], undefined>>>
    : z.ZodType<T[K]>;
};

/** A stored object with the fields of a domain type. Fields that we do not know are kept. */
function stored<T>() {
  return <const Fields extends FieldsOf<T>>(
    fields: Fields & Readonly<Record<Exclude<keyof Fields, keyof T>, never>>,
  ): z.ZodObject<Fields, z.core.$loose> => z.looseObject(fields);
}

const id = z.string().min(1);
const text = z.string().default('');
const flag = z.boolean().default(false);
const amount = z.number().min(0).default(0);
const price = z.string().describe('As people write it: `89,90 €`. Empty when unknown.');
const instant = text.describe('ISO 8601 with time zone. Empty when unknown.');
const localTime = text.describe('Time at the place: `2026-07-12T08:15`. Empty when unknown.');
const clock = z
  .string()
  .refine((time) => time === '' || isClock(time))
  .describe('Time of day at the place: `15:00`. Empty when unknown.');
const calendarDate = z.iso.date().refine(isCalendarDate);

const location = stored<Location>()({
  lng: z.number().min(-180).max(180),
  lat: z.number().min(-90).max(90),
  label: z.string().describe('Parts with commas between them; the last part is the country.'),
  longLabel: text,
  englishName: text,
}).meta({ id: 'Location', description: 'The empty location has the coordinates 0, 0.' });

const entryLocation = location.default({ ...EMPTY_LOCATION });

const activity = stored<ActivityEntry>()({
  entryType: z.literal('activity'),
  id,
  name: text,
  location: entryLocation,
  url: text,
  content: text,
  price: price.exactOptional(),
  booked: z.boolean().exactOptional(),
}).meta({ id: 'ActivityEntry' });

const note = stored<NoteEntry>()({
  entryType: z.literal('note'),
  id,
  name: text,
  location: entryLocation,
  content: text,
}).meta({ id: 'NoteEntry' });

const restaurant = stored<RestaurantEntry>()({
  entryType: z.literal('restaurant'),
  id,
  name: text,
  location: entryLocation,
  content: z.string().exactOptional(),
  time: clock.exactOptional(),
}).meta({ id: 'RestaurantEntry' });

const entry = z.discriminatedUnion('entryType', [activity, note, restaurant]).meta({ id: 'Entry' });

const poi = stored<Poi>()({ osmId: id, name: text, location: entryLocation }).meta({ id: 'Poi' });

const legTransport = stored<LegTransport>()({
  kind: z
    .enum(LEG_KINDS)
    .describe('Counts while it fits the profile: trains, buses, ferries and flights are `direct`.'),
  operator: z.string().max(LEG_TEXT_LENGTHS.operator).default(''),
  departureTime: clock.default(''),
  arrivalTime: clock.default(''),
  durationMinutes: z
    .int()
    .min(0)
    .max(MAX_LEG_MINUTES)
    .nullable()
    .default(null)
    .describe('Set by hand. Null for what the times say, else for an estimate.'),
  price: price.max(LEG_TEXT_LENGTHS.price).default(''),
  bookingNumber: z.string().max(LEG_TEXT_LENGTHS.bookingNumber).default(''),
  url: z
    .string()
    .max(LEG_TEXT_LENGTHS.url)
    .default('')
    .describe('An address of the web, or empty.'),
  booked: flag,
  bookedDate: z
    .union([calendarDate, z.literal('')])
    .default('')
    .describe('For which day it was booked.'),
  bookedFrom: entryLocation.describe('From where it was booked.'),
  bookedTo: entryLocation.describe('To where it was booked.'),
  ticketKind: z
    .enum(LEG_KINDS)
    .exactOptional()
    .describe('Whose ticket this is, where the leg is travelled otherwise now.'),
}).meta({ id: 'LegTransport' });

const degrees = {
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
};

const legVia = stored<LegVia>()({
  from: z.object(degrees),
  to: z.object(degrees),
  points: z
    .array(
      stored<ViaPoint>()({
        ...degrees,
        name: z.string().max(MAX_VIA_NAME_LENGTH).exactOptional(),
      }),
    )
    .max(MAX_VIA_POINTS)
    .readonly()
    .describe('In the order in which they are passed.'),
}).meta({
  id: 'LegVia',
  description: 'Counts while `from` and `to` are the coordinates of the two ends of the leg.',
});

const comment = stored<StopComment>()({
  id,
  userId: text.describe('Who has written it.'),
  text: z.string().max(MAX_COMMENT_LENGTH),
  writtenAt: instant,
}).meta({ id: 'StopComment', description: 'Written once and never edited.' });

const minuteOfDay = z.int().min(0).max(1439);

const stop = stored<Stop>()({
  id,
  location,
  icon: text.describe('Name of the icon. Empty for the usual one.'),
  entries: z.array(entry).readonly().default([]),
  routeProfile: z
    .enum(ROUTE_PROFILES)
    .default(DEFAULT_ROUTE_PROFILE)
    .describe('Of the leg that leads to the stop.'),
  optional: flag.describe('The route passes by optional stops.'),
  toll: z.boolean().default(true).describe('Whether the leg to the stop may use toll roads.'),
  pois: z.array(poi).readonly().default([]),
  note: note.nullable().default(null),
  stayMinutes: z.number().min(0).exactOptional(),
  arriveAtMinutes: minuteOfDay
    .exactOptional()
    .describe('When to be there, in minutes after midnight.'),
  notBeforeMinutes: minuteOfDay
    .exactOptional()
    .describe('The earliest time there, in minutes after midnight.'),
  transport: legTransport
    .exactOptional()
    .describe('More about the leg that leads to the stop than its profile.'),
  wishes: z
    .array(z.enum(ROUTE_WISHES))
    .readonly()
    .exactOptional()
    .describe('What the way of a drive to the stop shall be like; missing for the quickest.'),
  via: legVia
    .exactOptional()
    .describe('What the leg to the stop leads through without stopping there.'),
  comments: z
    .array(comment)
    .readonly()
    .exactOptional()
    .describe('What the people of the trip have said about the stop; missing where nobody has.'),
}).meta({ id: 'Stop' });

const day = stored<Day>()({
  id,
  date: calendarDate.describe('The days of a trip follow each other without gaps.'),
  hotelId: z.string().nullable().default(null).describe('The hotel of the night after this day.'),
  cityList: z.array(stop).readonly().default([]).describe('The stops in the order of the visit.'),
  startMinutes: minuteOfDay.exactOptional().describe('In minutes after midnight.'),
}).meta({ id: 'Day' });

const hotel = stored<Hotel>()({
  id,
  name: text,
  location,
  checkInDate: calendarDate,
  checkOutDate: calendarDate,
  url: text,
  type: z.enum(HOTEL_TYPES).default(DEFAULT_HOTEL_TYPE),
  booked: flag,
  price: price.default(''),
  imageUrl: text,
  stars: amount.describe('0 when unknown.'),
  priceUnit: z
    .enum(PRICE_UNITS)
    .exactOptional()
    .describe('What the price is for; the whole stay when missing.'),
  checkInTime: clock.exactOptional(),
  checkOutTime: clock.exactOptional(),
  bookingNumber: z.string().exactOptional(),
  phone: z.string().exactOptional(),
  note: z.string().exactOptional(),
}).meta({ id: 'Hotel' });

const transportLeg = stored<TransportLeg>()({
  id,
  url: text,
  booked: flag,
  type: z.enum(TRANSPORT_TYPES),
  from: entryLocation,
  to: entryLocation,
  departureDateTime: localTime,
  arrivalDateTime: localTime,
  price: price.default(''),
  provider: text,
}).meta({ id: 'TransportLeg' });

const leg = transportLeg.nullable().default(null);

/**
 * What a trip is, for the description of the API. It checks nothing on the way in: the domain's `readTrip` and
 * `checkTrip` do, because they also understand older documents and refuse with a code.
 */
export const tripSchema = stored<Trip>()({
  id: tripId,
  userId: text.describe('The owner. The server sets it.'),
  title: z.string().min(1).max(MAX_TITLE_LENGTH),
  days: z.array(day).min(1).max(MAX_DAYS).readonly(),
  hotels: z.array(hotel).readonly().default([]),
  totalDuration: amount.describe('In seconds.'),
  totalDistance: amount.describe('In meters.'),
  totalsAreMeasured: z
    .boolean()
    .exactOptional()
    .describe(
      'Whether both come from a routing service; missing or false where they are estimates.',
    ),
  lastOpened: instant,
  published: flag,
  movedCities: z
    .array(z.string())
    .readonly()
    .default([])
    .describe('Ids of the stops that the last change of dates moved.'),
  createdAt: instant,
  tripPrints: z.int().min(0).default(0).describe('How often the trip was exported.'),
  akkomodationType: z.enum(ACCOMMODATION_TYPES).default(DEFAULT_ACCOMMODATION_TYPE),
  arrivalEntry: leg.describe('The way to the first stop.'),
  departureEntry: leg.describe('The way home.'),
  duringTripEntry: leg.describe('The vehicle of the trip.'),
}).meta({
  id: 'Trip',
  description:
    'A whole trip. Missing fields take their defaults, unknown fields are kept on every level.',
});
