import { describe, expect, it } from 'vitest';
import { setLegKind } from '../operations/set-leg-kind.ts';
import { newTransportLeg } from '../trip/transport-leg.ts';
import { accepted, hotelOf, placeOf, tripOf } from '../testing/index.ts';
import { bookingsOf } from './bookings.ts';

describe('the bookings of a trip', () => {
  it('stand in the order in which one needs them, those without a date at the end', () => {
    const trip = tripOf(
      { 'Tag 1': ['Köln'], 'Tag 2': ['Mainz'] },
      {
        hotels: [hotelOf('Mainz', '2026-07-13', 1), hotelOf('Köln', '2026-07-12', 1)],
        departureEntry: newTransportLeg({
          id: 'heim',
          type: 'train',
          departureDateTime: '2026-07-14T09:00',
        }),
        duringTripEntry: newTransportLeg({
          id: 'wagen',
          type: 'car',
          departureDateTime: '2026-07-12T08:00',
        }),
      },
    );
    expect(bookingsOf(trip).map(({ kind, date }) => [kind, date])).toEqual([
      ['leg', '2026-07-12'],
      ['hotel', '2026-07-12'],
      ['hotel', '2026-07-13'],
      ['leg', '2026-07-14'],
    ]);
  });

  it('have tables for which a time is set, and the start of a train', () => {
    const plain = tripOf({ 'Tag 1': ['München', 'Verona'] });
    const trip = accepted(setLegKind(plain, { stopId: 'verona', kind: 'train' }));
    const days = trip.days.map((day) => ({
      ...day,
      cityList: day.cityList.map((stop) =>
        stop.id === 'verona' && stop.transport
          ? {
              ...stop,
              transport: { ...stop.transport, operator: 'ÖBB' },
              entries: [
                {
                  id: 'tisch',
                  entryType: 'restaurant' as const,
                  name: 'Da Pino',
                  time: '19:30',
                  location: placeOf('Verona'),
                },
              ],
            }
          : stop,
      ),
    }));
    const found = bookingsOf({ ...trip, days });
    expect(found).toMatchObject([
      { kind: 'restaurant', time: '19:30' },
      { kind: 'ride', from: { label: 'München, Deutschland' } },
    ]);
  });
});
