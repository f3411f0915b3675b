import { ok, refuse, type Result } from '../result.ts';
import { isClock } from '../text/clock.ts';
import { findStop } from '../trip/find.ts';
import { LEG_KIND_FACTS, VEHICLES, type LegKind, type Vehicle } from '../trip/leg-kind.ts';
import {
  isLegMinutes,
  isLegUrl,
  legKindOf,
  newLegTransport,
  storedTransport,
  tidyLegTransport,
  withKind,
  type LegTransport,
} from '../trip/leg-transport.ts';
import { EMPTY_LOCATION } from '../trip/location.ts';
import { isSameData } from '../trip/same-data.ts';
import { isOnRoute, type Stop } from '../trip/stop.ts';
import { stopsOf, type Trip } from '../trip/trip.ts';
import { changeStop } from './change-stop.ts';
import type { Refusal } from './refusal.ts';

export interface SetLegKind {
  readonly stopId: string;
  readonly kind: LegKind;
}

/** Says how the leg that leads to a stop is travelled. */
export function setLegKind(trip: Trip, { stopId, kind }: SetLegKind): Result<Trip, Refusal> {
  return changeStop(trip, stopId, (stop) => withLegKind(stop, kind));
}

export interface SetVehicle {
  readonly kind: Vehicle;
}

/** Lets all legs that are driven go with one vehicle; trains, walks and the like stay. */
export function setVehicle(trip: Trip, { kind }: SetVehicle): Result<Trip, Refusal> {
  const change = (stop: Stop): Stop =>
    stop.routeProfile === 'driving' ? withLegKind(stop, kind) : stop;
  return ok({
    ...trip,
    days: trip.days.map((day) => ({ ...day, cityList: day.cityList.map(change) })),
  });
}

/** The vehicle of the trip: that of all legs that are driven, a car where they differ. */
export function vehicleOf(trip: Trip): Vehicle {
  const [, ...stops] = stopsOf(trip).filter(isOnRoute);
  const kinds = stops.filter(({ routeProfile }) => routeProfile === 'driving').map(legKindOf);
  return VEHICLES.find((vehicle) => kinds.every((kind) => kind === vehicle)) ?? 'car';
}

/** The stop with another kind of leg. A ticket waits for its kind to come back, unless another is entered meanwhile. */
export function withLegKind(stop: Stop, kind: LegKind): Stop {
  if (legKindOf(stop) === kind) return stop;
  const said = stop.transport ?? newLegTransport({ kind });
  return withTransport(
    { ...stop, routeProfile: LEG_KIND_FACTS[kind].routeProfile },
    withKind(said, kind),
  );
}

function withTransport(stop: Stop, transport: LegTransport): Stop {
  const { transport: _, ...rest } = stop;
  return { ...rest, ...storedTransport(transport) };
}

export type LegChange = Partial<
  Omit<LegTransport, 'kind' | 'bookedDate' | 'bookedFrom' | 'bookedTo' | 'ticketKind'>
>;

export interface ChangeTransport {
  readonly stopId: string;
  readonly change: LegChange;
}

/** Changes what is said about the leg to a stop: its ticket, or a duration by hand. */
export function changeTransport(
  trip: Trip,
  { stopId, change }: ChangeTransport,
): Result<Trip, Refusal> {
  const { departureTime = '', arrivalTime = '', durationMinutes = null, url = '' } = change;
  if ([departureTime, arrivalTime].some((time) => time !== '' && !isClock(time)))
    return refuse('time-invalid');
  if (durationMinutes !== null && !isLegMinutes(durationMinutes)) return refuse('time-invalid');
  if (!isLegUrl(url)) return refuse('link-invalid');
  return changeStop(trip, stopId, (stop) => {
    const before = saidBefore(stop, change);
    const all = { ...bookedByNumber(before, change), ...change };
    const changed = tidyLegTransport({ ...before, ...all, ...bookedWhere(trip, stopId, all) });
    return isSameData(changed, stop.transport) ? stop : withTransport(stop, changed);
  });
}

/** What the change is made to: the ticket of another kind gives way to one of this kind. */
function saidBefore(stop: Stop, change: LegChange): LegTransport {
  const kind = legKindOf(stop);
  const said = withKind(stop.transport ?? newLegTransport({ kind }), kind);
  const isTicketChanged = Object.keys(change).some((field) => field !== 'durationMinutes');
  if (said.ticketKind === undefined || !isTicketChanged) return said;
  return newLegTransport({ kind, durationMinutes: said.durationMinutes });
}

/** A booking number means that it is booked. */
function bookedByNumber(before: LegTransport, { bookingNumber = '' }: LegChange): LegChange {
  const isFirst = before.bookingNumber === '' && bookingNumber.trim() !== '';
  return isFirst && !before.booked ? { booked: true } : {};
}

/** What is booked is booked for a date and between places: the planner warns where they no longer fit. */
function bookedWhere(trip: Trip, stopId: string, { booked }: LegChange): Partial<LegTransport> {
  if (booked === undefined) return {};
  if (!booked) return { bookedDate: '', bookedFrom: EMPTY_LOCATION, bookedTo: EMPTY_LOCATION };
  const bookedDate = findStop(trip, stopId)?.day.date ?? '';
  const route = stopsOf(trip).filter((stop) => isOnRoute(stop) || stop.id === stopId);
  const index = route.findIndex(({ id }) => id === stopId);
  const [from, to] = [route[index - 1], route[index]];
  return {
    bookedDate,
    bookedFrom: from?.location ?? EMPTY_LOCATION,
    bookedTo: to?.location ?? EMPTY_LOCATION,
  };
}

/** The stop without what was booked for the leg to it: a booking belongs to the leg that it was made for. */
export function withoutBooking(stop: Stop): Stop {
  const { transport } = stop;
  if (!transport) return stop;
  const none = {
    booked: false,
    bookingNumber: '',
    bookedDate: '',
    bookedFrom: EMPTY_LOCATION,
    bookedTo: EMPTY_LOCATION,
  } as const;
  return { ...stop, transport: { ...transport, ...none } };
}
