import { TRANSPORT_TYPES, type TransportLeg } from '../transport-leg.ts';
import { isStored, readFlag, readOption, readText } from './fields.ts';
import { readLocation } from './read-location.ts';
import { readPrice } from './read-price.ts';
import { readLocalDateTime } from './times.ts';

/** Reads a stored transport leg, null where there is none; `fallbackId` is for one without an id. */
export function readTransportLeg(stored: unknown, fallbackId: string): TransportLeg | null {
  if (!isStored(stored)) return null;
  return {
    ...stored,
    id: readText(stored['id']) || fallbackId,
    url: readText(stored['url']),
    booked: readFlag(stored['booked']),
    type: readOption(stored['type'], TRANSPORT_TYPES, 'car'),
    from: readLocation(stored['from']),
    to: readLocation(stored['to']),
    departureDateTime: readLocalDateTime(stored['departureDateTime']),
    arrivalDateTime: readLocalDateTime(stored['arrivalDateTime']),
    price: readPrice(stored['price']),
    provider: readText(stored['provider']),
  };
}
