import { EMPTY_LOCATION, type Location } from './location.ts';

export const TRANSPORT_TYPES = ['car', 'plane', 'train'] as const;

export type TransportType = (typeof TRANSPORT_TYPES)[number];

/** The three places in a trip that can hold a transport leg: the way there, the way home, the vehicle in between. */
export const TRANSPORT_FIELDS = ['arrivalEntry', 'departureEntry', 'duringTripEntry'] as const;

export type TransportField = (typeof TRANSPORT_FIELDS)[number];

export interface TransportLeg {
  readonly id: string;
  readonly url: string;
  readonly booked: boolean;
  readonly type: TransportType;
  readonly from: Location;
  readonly to: Location;
  /** Time at the place itself, `2026-07-12T08:15`, without time zone; empty when unknown. */
  readonly departureDateTime: string;
  readonly arrivalDateTime: string;
  /** As people write it, `89,90 €`; empty when unknown. */
  readonly price: string;
  readonly provider: string;
}

/** A leg of which only the means of transport has to be known. */
export function newTransportLeg(
  given: Pick<TransportLeg, 'id' | 'type'> & Partial<TransportLeg>,
): TransportLeg {
  return {
    url: '',
    booked: false,
    from: EMPTY_LOCATION,
    to: EMPTY_LOCATION,
    departureDateTime: '',
    arrivalDateTime: '',
    price: '',
    provider: '',
    ...given,
  };
}
