import { isWebUrl } from '../text/web-url.ts';
import type { CalendarDate } from '../text/calendar-date.ts';
import { EMPTY_LOCATION, type Location } from './location.ts';
import {
  hasSameDuration,
  hasTicket,
  isPlainKind,
  kindOfProfile,
  LEG_KIND_FACTS,
  type LegKind,
} from './leg-kind.ts';
import type { RouteProfile } from './route-profile.ts';
import { isSameData } from './same-data.ts';

/**
 * How the leg that leads to a stop is travelled, where the profile does not say it all. Departure and arrival are
 * times of day and go along when the stop changes its day; what is booked remembers for when and from where.
 */
export interface LegTransport {
  /** Counts as long as it fits the stop's `routeProfile`, which programs that know no kinds may have changed. */
  readonly kind: LegKind;
  readonly operator: string;
  /** `08:15`, at the place itself; empty when unknown. */
  readonly departureTime: string;
  readonly arrivalTime: string;
  /** Set by hand; null for what the times say, else for an estimate. */
  readonly durationMinutes: number | null;
  /** As people write it, `89,90 €`; empty when unknown. */
  readonly price: string;
  readonly bookingNumber: string;
  readonly url: string;
  readonly booked: boolean;
  /** The booked ride: the date of the arrival, where it starts and where it ends; empty when unknown. */
  readonly bookedDate: CalendarDate | '';
  readonly bookedFrom: Location;
  readonly bookedTo: Location;
  /** Whose ticket this is, where the leg is travelled otherwise now: it waits until that kind comes back. */
  readonly ticketKind?: LegKind;
}

/** How long the texts may be. */
export const LEG_TEXT_LENGTHS = {
  operator: 120,
  price: 60,
  bookingNumber: 80,
  url: 2000,
} as const;

/** A week: the longest ferries take three days. */
export const MAX_LEG_MINUTES = 7 * 24 * 60;

export function newLegTransport(
  given: Pick<LegTransport, 'kind'> & Partial<LegTransport>,
): LegTransport {
  return {
    operator: '',
    departureTime: '',
    arrivalTime: '',
    durationMinutes: null,
    price: '',
    bookingNumber: '',
    url: '',
    booked: false,
    bookedDate: '',
    bookedFrom: EMPTY_LOCATION,
    bookedTo: EMPTY_LOCATION,
    ...given,
  };
}

/** What the profile says by itself needs no transport: such a stop is stored as before there were kinds. */
export function storedTransport(transport: LegTransport): { readonly transport?: LegTransport } {
  const { kind } = transport;
  if (isPlainKind(kind) && isSameData(transport, newLegTransport({ kind }))) return {};
  return { transport };
}

/** With texts of bounded length. An address of other programs stays as it is: what makes a link of it looks at it first. */
export function tidyLegTransport(transport: LegTransport): LegTransport {
  const { operator, price, bookingNumber, url } = LEG_TEXT_LENGTHS;
  return {
    ...transport,
    operator: cut(transport.operator, operator),
    price: cut(transport.price, price),
    bookingNumber: cut(transport.bookingNumber, bookingNumber),
    url: cut(transport.url, url),
  };
}

/** Half a character at the end could not be stored. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

/** Whether a text can be the address of a ticket, or none. */
export function isLegUrl(text: string): boolean {
  return text === '' || (isWebUrl(text) && text.length <= LEG_TEXT_LENGTHS.url);
}

/** The kind that the ticket belongs to; undefined where nothing is said about one. */
export function ticketKindOf(transport: LegTransport): LegKind | undefined {
  const { operator, departureTime, arrivalTime, price, bookingNumber, url, booked } = transport;
  const texts = [operator, departureTime, arrivalTime, price, bookingNumber, url];
  if (!booked && texts.every((text) => text === '')) return undefined;
  return transport.ticketKind ?? (hasTicket(transport.kind) ? transport.kind : undefined);
}

/** The same with another kind: a ticket waits for its own, a duration that was set by hand does not hold for others. */
export function withKind(transport: LegTransport, kind: LegKind): LegTransport {
  const { ticketKind: _, ...said } = transport;
  const owner = ticketKindOf(transport);
  return {
    ...said,
    kind,
    durationMinutes: hasSameDuration(transport.kind, kind) ? said.durationMinutes : null,
    ...(owner !== undefined && owner !== kind && { ticketKind: owner }),
  };
}

export function isLegMinutes(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes >= 0 && minutes <= MAX_LEG_MINUTES;
}

/** What is stored about how a leg is travelled, of a stop or of a leg itself. */
export interface Travelled {
  readonly routeProfile: RouteProfile;
  readonly transport?: LegTransport;
}

export function legKindOf({ routeProfile, transport }: Travelled): LegKind {
  if (transport && LEG_KIND_FACTS[transport.kind].routeProfile === routeProfile)
    return transport.kind;
  return kindOfProfile(routeProfile);
}

/** What is said about the leg as it is travelled now; what belongs to another kind waits until that comes back. */
export function transportOf(travelled: Travelled): LegTransport | null {
  const { transport } = travelled;
  return transport?.kind === legKindOf(travelled) ? transport : null;
}

/** The ticket of a leg; null where people travel by themselves, or where that of another kind waits. */
export function ticketOf(travelled: Travelled): LegTransport | null {
  const transport = transportOf(travelled);
  if (!transport || !hasTicket(transport.kind)) return null;
  return (transport.ticketKind ?? transport.kind) === transport.kind ? transport : null;
}
