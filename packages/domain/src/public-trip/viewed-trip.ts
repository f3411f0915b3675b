import { bindVia } from '../legs/bind-via.ts';
import { isEstimated } from './public-trip.ts';
import { addDays, calendarDate, type CalendarDate } from '../text/calendar-date.ts';
import { writeEuros } from '../text/euros.ts';
import { newEntry, newNote, type Entry } from '../trip/entry.ts';
import { newHotel, type Hotel } from '../trip/hotel.ts';
import { newLegTransport } from '../trip/leg-transport.ts';
import { EMPTY_LOCATION, type Location } from '../trip/location.ts';
import { newStop, type Stop } from '../trip/stop.ts';
import { newTransportLeg, type TransportField, type TransportLeg } from '../trip/transport-leg.ts';
import type { Trip } from '../trip/trip.ts';
import type {
  PublicEntry,
  PublicLodging,
  PublicPlace,
  PublicStop,
  PublicTrip,
} from './public-trip.ts';

/**
 * A public trip in the form in which the app shows and adopts trips. Where dates are left out it begins on the first of
 * its month in the year 2000, which screens do not show.
 */
export function viewedTrip(shown: PublicTrip): Trip {
  const start = shown.startDate ?? undatedStart(shown);
  return {
    id: shown.id,
    userId: shown.author.uid ?? '',
    title: shown.title,
    days: viewedDays(shown, start),
    hotels: shown.lodgings.map((lodging) => viewedHotel(lodging, start)),
    totalDuration: shown.totalDuration,
    totalDistance: shown.totalDistance,
    totalsAreMeasured: !isEstimated(shown),
    lastOpened: '',
    published: shown.kind === 'published',
    movedCities: [],
    createdAt: shown.stand,
    tripPrints: 0,
    akkomodationType: shown.accommodationType,
    arrivalEntry: viewedLeg(shown, 'arrivalEntry'),
    departureEntry: viewedLeg(shown, 'departureEntry'),
    duringTripEntry: viewedLeg(shown, 'duringTripEntry'),
  };
}

function viewedDays({ days }: PublicTrip, start: CalendarDate): Trip['days'] {
  const via = days.flatMap(({ stops }) =>
    stops.flatMap((stop) => (stop.via ? [[stop.id, stop.via] as const] : [])),
  );
  return bindVia(
    days.map(({ id, number, startMinutes, lodgingId, stops }) => ({
      id,
      date: addDays(start, number - 1),
      hotelId: lodgingId,
      cityList: stops.map(viewedStop),
      ...(startMinutes !== null && { startMinutes }),
    })),
    new Map(via),
  );
}

function undatedStart({ months }: PublicTrip): CalendarDate {
  const start = calendarDate(2000, months.at(0) ?? 1, 1);
  if (!start) throw new Error('A public trip without months.');
  return start;
}

function locationOf(place: PublicPlace | null): Location {
  if (!place) return EMPTY_LOCATION;
  const { lng, lat, label } = place;
  return { ...EMPTY_LOCATION, lng, lat, label };
}

/** A public stop in the form in which the app shows stops. */
export function viewedStop(stop: PublicStop): Stop {
  const { id, icon, optional, toll, wishes, profile, note, stayMinutes } = stop;
  const { arriveAtMinutes, notBeforeMinutes } = stop;
  return newStop({
    id,
    location: locationOf(stop),
    icon,
    optional,
    toll,
    ...(wishes && { wishes }),
    routeProfile: profile,
    entries: stop.entries.map(viewedEntry),
    pois: stop.pois.map(({ osmId, name, lat, lng }) => ({
      osmId,
      name,
      location: { ...EMPTY_LOCATION, lat, lng, label: name },
    })),
    note: note === null ? null : newNote({ id: `${id}n`, content: note }),
    ...(stayMinutes !== null && { stayMinutes }),
    ...(arriveAtMinutes !== undefined && { arriveAtMinutes }),
    ...(notBeforeMinutes !== undefined && { notBeforeMinutes }),
    ...viewedTransport(stop),
  });
}

function viewedTransport({ ride }: PublicStop): Pick<Stop, 'transport'> {
  if (!ride) return {};
  const { kind, departureTime, arrivalTime, durationMinutes, priceCents, url } = ride;
  return {
    transport: newLegTransport({
      kind,
      departureTime: departureTime ?? '',
      arrivalTime: arrivalTime ?? '',
      durationMinutes,
      price: priceOf(priceCents),
      url: url ?? '',
    }),
  };
}

function viewedEntry(shown: PublicEntry): Entry {
  const { id, kind, title, note, time, url, priceCents, place } = shown;
  const entry = newEntry({ id, entryType: kind, name: title, content: note ?? '' });
  const placed = { ...entry, location: locationOf(place) };
  if (placed.entryType === 'restaurant') return { ...placed, ...(time !== null && { time }) };
  if (placed.entryType === 'note') return placed;
  return { ...placed, url: url ?? '', ...(priceCents !== null && { price: priceOf(priceCents) }) };
}

function viewedHotel(lodging: PublicLodging, start: CalendarDate): Hotel {
  const { id, name, type, stars, nights, firstDay, place, priceCents, url } = lodging;
  const { checkInTime, checkOutTime } = lodging;
  const checkInDate = lodging.checkInDate ?? addDays(start, (firstDay ?? 1) - 1);
  return newHotel({
    id,
    name,
    location: locationOf(place),
    checkInDate,
    checkOutDate: addDays(checkInDate, nights),
    type,
    stars,
    price: priceOf(priceCents),
    url: url ?? '',
    ...(checkInTime !== null && { checkInTime }),
    ...(checkOutTime !== null && { checkOutTime }),
  });
}

function viewedLeg({ transports }: PublicTrip, field: TransportField): TransportLeg | null {
  const leg = transports.find((transport) => transport.field === field);
  if (!leg) return null;
  return newTransportLeg({
    id: field,
    type: leg.type,
    from: locationOf(leg.from),
    to: locationOf(leg.to),
    departureDateTime: leg.departureDateTime ?? '',
    arrivalDateTime: leg.arrivalDateTime ?? '',
    price: priceOf(leg.priceCents),
    url: leg.url ?? '',
  });
}

function priceOf(cents: number | null): string {
  return cents === null ? '' : writeEuros(cents);
}
