import { isCalendarDate } from '../../text/calendar-date.ts';
import { readClock } from '../../text/clock.ts';
import { hasTicket, kindOfProfile, LEG_KINDS } from '../leg-kind.ts';
import { isLegMinutes, tidyLegTransport, type LegTransport } from '../leg-transport.ts';
import type { RouteProfile } from '../route-profile.ts';
import { isStored, readFlag, readNumber, readOption, readText } from './fields.ts';
import { readLocation } from './read-location.ts';
import { readPrice } from './read-price.ts';

/** Reads how a leg is travelled; nothing where nothing is stored, as in older documents. */
export function readLegTransport(
  stored: unknown,
  profile: RouteProfile,
): { readonly transport?: LegTransport } {
  if (!isStored(stored)) return {};
  const minutes = readNumber(stored['durationMinutes']);
  const date = readText(stored['bookedDate']);
  const { ticketKind, ...others } = stored;
  const kind = readOption(stored['kind'], LEG_KINDS, kindOfProfile(profile));
  const owner = LEG_KINDS.find((one) => one === ticketKind && one !== kind && hasTicket(one));
  const transport = {
    ...others,
    kind,
    operator: readText(stored['operator']),
    departureTime: readClock(stored['departureTime']) ?? '',
    arrivalTime: readClock(stored['arrivalTime']) ?? '',
    durationMinutes: minutes !== null && isLegMinutes(minutes) ? minutes : null,
    price: readPrice(stored['price']),
    bookingNumber: readText(stored['bookingNumber']),
    url: readText(stored['url']),
    booked: readFlag(stored['booked']),
    bookedDate: isCalendarDate(date) ? date : ('' as const),
    bookedFrom: readLocation(stored['bookedFrom']),
    bookedTo: readLocation(stored['bookedTo']),
    ...(owner && { ticketKind: owner }),
  };
  return { transport: tidyLegTransport(transport) };
}
