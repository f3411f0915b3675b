import * as fc from 'fast-check';
import { TRANSPORT_TYPES, type TransportLeg } from '../trip/transport-leg.ts';
import { anyDate, anyLocation, anyName, anyUnknown } from './any-basics.ts';

const anyTime = fc.oneof(
  fc.constant(''),
  fc
    .tuple(anyDate, fc.constantFrom('00:00', '08:15', '23:59'))
    .map(([date, time]) => `${date}T${time}`),
);

export function anyLeg(id: string): fc.Arbitrary<TransportLeg> {
  return fc
    .record({
      unknown: anyUnknown,
      url: fc.constantFrom('', 'https://bahn.example/'),
      booked: fc.boolean(),
      type: fc.constantFrom(...TRANSPORT_TYPES),
      from: anyLocation,
      to: anyLocation,
      departureDateTime: anyTime,
      arrivalDateTime: anyTime,
      price: fc.constantFrom('', '120,00 €'),
      provider: anyName,
    })
    .map(({ unknown, ...leg }) => ({ ...unknown, ...leg, id }));
}
