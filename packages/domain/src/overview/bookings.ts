import { readCalendarDate, type CalendarDate } from '../text/calendar-date.ts';
import type { ActivityEntry, RestaurantEntry } from '../trip/entry.ts';
import type { Hotel } from '../trip/hotel.ts';
import { ticketOf, type LegTransport } from '../trip/leg-transport.ts';
import { EMPTY_LOCATION, type Location } from '../trip/location.ts';
import { isOnRoute, type Stop } from '../trip/stop.ts';
import type { TransportField, TransportLeg } from '../trip/transport-leg.ts';
import type { Trip } from '../trip/trip.ts';
import { costsOf, type Cost } from './budget.ts';

interface BookingBase {
  readonly id: string;
  /** When one has to be there; empty when unknown. */
  readonly date: CalendarDate | '';
  /** `15:00`; empty when unknown. */
  readonly time: string;
}

/** What one shows at a reception, a counter or a gate. */
export type Booking =
  | (BookingBase & { readonly kind: 'hotel'; readonly hotel: Hotel })
  | (BookingBase & {
      readonly kind: 'leg';
      readonly field: TransportField;
      readonly leg: TransportLeg;
    })
  | (BookingBase & {
      readonly kind: 'ride';
      readonly ticket: LegTransport;
      readonly from: Location;
      readonly to: Location;
    })
  | (BookingBase & {
      readonly kind: 'activity';
      readonly entry: ActivityEntry;
      readonly stop: Stop;
    })
  | (BookingBase & {
      readonly kind: 'restaurant';
      readonly entry: RestaurantEntry;
      readonly stop: Stop;
    });

/** Everything that is booked or to be booked, and tables for which a time is set, in the order in which one needs it. */
export function bookingsOf(trip: Trip): readonly Booking[] {
  const all = [...costsOf(trip).flatMap((cost) => bookingOf(trip, cost)), ...tablesOf(trip)];
  // What has no date is looked for at the end.
  const orderOf = ({ date, time }: Booking): string => `${date || '9999'} ${time || '24'}`;
  return all.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

function bookingOf(trip: Trip, cost: Cost): readonly Booking[] {
  const { id } = cost;
  const day = trip.days.find((one) => one.id === cost.dayId);
  const date = day?.date ?? '';
  if (cost.kind === 'hotel')
    return trip.hotels
      .filter((hotel) => hotel.id === id)
      .map((hotel) => ({
        kind: 'hotel',
        id,
        date: hotel.checkInDate,
        time: hotel.checkInTime ?? '',
        hotel,
      }));
  if (cost.kind === 'leg') {
    const leg = trip[cost.field];
    if (!leg) return [];
    const start = leg.departureDateTime;
    const time = start.slice(11);
    const on = readCalendarDate(start.slice(0, 10)) ?? date;
    return [{ kind: 'leg', id, date: on, time, field: cost.field, leg }];
  }
  const stop = day?.cityList.find((one) => one.id === cost.stopId);
  if (!stop) return [];
  if (cost.kind === 'ride') {
    const ticket = ticketOf(stop);
    if (!ticket) return [];
    const [from, to] = [stopBefore(trip, stop)?.location ?? EMPTY_LOCATION, stop.location];
    return [{ kind: 'ride', id, date, time: ticket.departureTime, ticket, from, to }];
  }
  return stop.entries.flatMap((entry) =>
    entry.id === id && entry.entryType === 'activity'
      ? [{ kind: 'activity', id, date, time: '', entry, stop } as const]
      : [],
  );
}

function stopBefore(trip: Trip, stop: Stop): Stop | undefined {
  const stops = trip.days.flatMap((day) => day.cityList.filter(isOnRoute));
  return stops[stops.findIndex(({ id }) => id === stop.id) - 1];
}

function tablesOf(trip: Trip): readonly Booking[] {
  return trip.days.flatMap(({ date, cityList }) =>
    cityList.flatMap((stop) =>
      stop.entries.flatMap((entry) => {
        if (entry.entryType !== 'restaurant' || !entry.time) return [];
        return [{ kind: 'restaurant', id: entry.id, date, time: entry.time, entry, stop } as const];
      }),
    ),
  );
}
