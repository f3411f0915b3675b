import { ticketTimes } from '../legs/travel-leg.ts';
import type { DaySchedule, ScheduledLeg, StopTimes } from '../schedule/schedule-trip.ts';
import { isClock } from '../text/clock.ts';
import { readEuroCents } from '../text/euros.ts';
import { isLocalDateTime } from '../text/local-date-time.ts';
import { contentOf, type Entry } from '../trip/entry.ts';
import { nightsOf, stayCents, type Hotel } from '../trip/hotel.ts';
import { countryOf, isValidLocation, shortLabel } from '../trip/location.ts';
import type { ViaPoint } from '../trip/leg-via.ts';
import { ticketOf, transportOf } from '../trip/leg-transport.ts';
import { tidyWishes } from '../trip/route-wish.ts';
import type { Stop } from '../trip/stop.ts';
import type { TransportField, TransportLeg } from '../trip/transport-leg.ts';
import type { Day, Trip } from '../trip/trip.ts';
import type { ShownLocation } from './hide-home.ts';
import type {
  Omission,
  PublicDay,
  PublicEntry,
  PublicLeg,
  PublicLodging,
  PublicPlace,
  PublicStop,
  PublicTransport,
} from './public-trip.ts';

// Ids are made anew from where things stand: those of the trip are texts that other programs may have chosen.

/** How the parts of a trip are shown to strangers when so much is left out. */
export interface PublicParts {
  readonly day: (day: Day, index: number, schedule: DaySchedule | undefined) => PublicDay;
  readonly lodging: (hotel: Hotel, index: number) => PublicLodging;
  readonly transport: (field: TransportField) => readonly PublicTransport[];
}

export function createPublicParts(
  trip: Trip,
  omit: ReadonlySet<Omission>,
  viaByStop: ReadonlyMap<string, readonly ViaPoint[]> = new Map(),
): PublicParts {
  const kept = createKept(omit);
  const lodgingIds = new Map(trip.hotels.map(({ id }, index) => [id, lodgingId(index)]));
  return {
    day: (day, index, schedule) => ({
      id: `d${index + 1}`,
      number: index + 1,
      date: kept.date(day.date),
      startMinutes: kept.date(day.startMinutes ?? null),
      meters: schedule?.meters ?? 0,
      seconds: schedule?.seconds ?? 0,
      isEstimate: schedule?.isEstimate ?? true,
      lodgingId: (day.hotelId === null ? null : lodgingIds.get(day.hotelId)) ?? null,
      stops: day.cityList.map((stop, at) => {
        const shown = publicStop(stop, `d${index + 1}s${at + 1}`, schedule?.stops[at], kept);
        const via = viaByStop.get(stop.id);
        return via ? { ...shown, via } : shown;
      }),
    }),
    // Without its note, whatever is kept: codes of doors and keys stand there.
    lodging: (hotel, index) => ({
      id: lodgingId(index),
      name: hotel.name,
      type: hotel.type,
      stars: hotel.stars,
      nights: nightsOf(hotel),
      firstDay: trip.days.findIndex((day) => day.hotelId === hotel.id) + 1 || null,
      checkInDate: kept.date(hotel.checkInDate),
      checkInTime: clockOrNull(hotel.checkInTime),
      checkOutTime: clockOrNull(hotel.checkOutTime),
      place: publicPlace(hotel.location),
      priceCents: kept.price(stayCents(hotel)),
      url: kept.url(hotel.url),
    }),
    transport: (field) => {
      const leg = trip[field];
      return leg ? [publicTransport(field, leg, kept)] : [];
    },
  };
}

type Kept = ReturnType<typeof createKept>;

function createKept(omit: ReadonlySet<Omission>) {
  return {
    date: <T>(value: T): T | null => (omit.has('dates') ? null : value),
    price: (cents: number | null): number | null => (omit.has('prices') ? null : cents),
    url: (url: string): string | null => (omit.has('bookingLinks') ? null : publicUrl(url)),
    note: (text: string): string | null => (omit.has('notes') || text.trim() === '' ? null : text),
    hasNotes: !omit.has('notes'),
    hasDates: !omit.has('dates'),
  };
}

function lodgingId(index: number): string {
  return `l${index + 1}`;
}

function publicStop(stop: Stop, id: string, times: StopTimes | undefined, kept: Kept): PublicStop {
  const { leg = null } = times ?? {};
  return {
    id,
    name: shortLabel(stop.location),
    ...publicPlace(stop.location),
    icon: /^[\w-]{1,40}$/.test(stop.icon) ? stop.icon : '',
    optional: stop.optional,
    profile: stop.routeProfile,
    toll: stop.toll,
    ...(stop.wishes && { wishes: tidyWishes(stop.wishes) }),
    stayMinutes: stop.stayMinutes ?? null,
    arrivalMinutes: kept.date(rounded(times?.arrivalMinutes)),
    departureMinutes: kept.date(rounded(times?.departureMinutes)),
    ...(kept.hasDates && pinsOf(stop)),
    leg: leg && publicLeg(leg),
    ...publicRide(stop, leg, kept),
    note: stop.note && kept.note(stop.note.content),
    entries: stop.entries
      .filter((entry) => kept.hasNotes || entry.entryType !== 'note')
      .map((entry, index) => publicEntry(entry, `${id}e${index + 1}`, kept)),
    pois: stop.pois
      .filter(({ osmId }) => /^[\w/:-]{1,60}$/.test(osmId))
      .map(({ osmId, name, location: { lat, lng } }) => ({ osmId, name, lat, lng })),
  };
}

function pinsOf({
  arriveAtMinutes,
  notBeforeMinutes,
}: Stop): Pick<PublicStop, 'arriveAtMinutes' | 'notBeforeMinutes'> {
  return {
    ...(arriveAtMinutes !== undefined && { arriveAtMinutes }),
    ...(notBeforeMinutes !== undefined && { notBeforeMinutes }),
  };
}

function publicLeg(leg: ScheduledLeg): PublicLeg {
  const { meters, seconds, routeProfile, isEstimate, crossings = [] } = leg;
  const ferries = crossings.map(({ name, kind, minutes }) => ({ name, kind, minutes }));
  return {
    meters,
    seconds,
    profile: routeProfile,
    isEstimate,
    ...(ferries.length > 0 && { crossings: ferries }),
  };
}

/**
 * Without what waits for another kind, and without operator and booking number. Links to what is booked lead to the
 * booking itself, with its code in the path.
 */
function publicRide(stop: Stop, leg: ScheduledLeg | null, kept: Kept): Pick<PublicStop, 'ride'> {
  const transport = transportOf(stop);
  if (!transport) return {};
  const ticket = ticketOf(stop);
  const isBooked = ticket !== null && (ticket.booked || ticket.bookingNumber !== '');
  return {
    ride: {
      kind: transport.kind,
      departureTime: kept.date(clockOrNull(ticket?.departureTime)),
      arrivalTime: kept.date(clockOrNull(ticket?.arrivalTime)),
      durationMinutes:
        transport.durationMinutes ?? (kept.hasDates ? null : minutesByTicket(stop, leg)),
      priceCents: ticket && kept.price(readEuroCents(ticket.price)),
      url: ticket && !isBooked ? kept.url(ticket.url) : null,
    },
  };
}

/** What the times say of a ride; they themselves are left out. */
function minutesByTicket(stop: Stop, leg: ScheduledLeg | null): number | null {
  const { departure, arrival } = ticketTimes(stop);
  return leg && departure !== null && arrival !== null ? Math.round(leg.seconds / 60) : null;
}

function publicEntry(entry: Entry, id: string, kept: Kept): PublicEntry {
  const isActivity = entry.entryType === 'activity';
  return {
    id,
    kind: entry.entryType,
    title: entry.name,
    note: kept.note(contentOf(entry)),
    time: entry.entryType === 'restaurant' ? kept.date(clockOrNull(entry.time)) : null,
    url: isActivity ? kept.url(entry.url) : null,
    priceCents: isActivity ? kept.price(readEuroCents(entry.price ?? '')) : null,
    place: placeOrNull(entry.location),
  };
}

/** Without the provider, where people write numbers of flights and bookings. */
function publicTransport(field: TransportField, leg: TransportLeg, kept: Kept): PublicTransport {
  return {
    field,
    type: leg.type,
    from: placeOrNull(leg.from),
    to: placeOrNull(leg.to),
    departureDateTime: kept.date(timeOrNull(leg.departureDateTime)),
    arrivalDateTime: kept.date(timeOrNull(leg.arrivalDateTime)),
    priceCents: kept.price(readEuroCents(leg.price)),
    url: kept.url(leg.url),
  };
}

function publicPlace(location: ShownLocation): PublicPlace {
  const { label, lat, lng } = location;
  // Stored locations may have any unknown field, also one of this name.
  return { label, country: countryOf(location), lat, lng, isCoarse: location.isCoarse === true };
}

function placeOrNull(location: ShownLocation): PublicPlace | null {
  return isValidLocation(location) ? publicPlace(location) : null;
}

function clockOrNull(text: string | undefined): string | null {
  return text !== undefined && isClock(text) ? text : null;
}

function timeOrNull(text: string): string | null {
  return isLocalDateTime(text) ? text : null;
}

/** Only the page itself: names before an @ and what follows ? or # can be a booking's number or its password. */
function publicUrl(url: string): string | null {
  return /^https?:\/\/[^\s/?#@\\]+(?:\/[^\s?#\\]*)?(?=[?#]|$)/i.exec(url.trim())?.[0] ?? null;
}

function rounded(minutes: number | null | undefined): number | null {
  return minutes === null || minutes === undefined ? null : Math.round(minutes);
}
