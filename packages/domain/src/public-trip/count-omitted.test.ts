import { expect, it } from 'vitest';
import { hotelOf, placeOf, tripOf } from '../testing/index.ts';
import { newEntry, newNote } from '../trip/entry.ts';
import type { Location } from '../trip/location.ts';
import type { Trip } from '../trip/trip.ts';
import { countOmitted } from './count-omitted.ts';

const bare = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Berlin'] });

const inBonn = (parts: Partial<Trip['days'][number]['cityList'][number]>): Trip => ({
  ...bare,
  days: bare.days.map((day) => ({
    ...day,
    cityList: day.cityList.map((stop) => (stop.id === 'bonn' ? { ...stop, ...parts } : stop)),
  })),
});

const url = 'https://hotel.example/bonn';
const museum = { ...newEntry({ id: 'm', entryType: 'activity' }), url, price: '5 €' } as const;
const table = newEntry({ id: 't', entryType: 'restaurant', content: 'Fensterplatz' });
const memo = newEntry({ id: 'n', entryType: 'note', name: 'Türcode' });

// The first and the last stop are told to about a kilometer, also where no home is known.
const NOTHING = { prices: 0, bookingLinks: 0, notes: 0, home: 2, dates: 2 };

it.each<readonly [string, Trip, readonly Location[], Partial<typeof NOTHING>]>([
  ['the ends of a bare trip', bare, [], {}],
  ['a known home on the way', bare, [placeOf('Bonn')], { home: 3 }],
  [
    'prices and links of lodgings',
    { ...bare, hotels: [hotelOf('Bonn', '2026-07-12', 1, { price: '95 €', url })] },
    [],
    { prices: 1, bookingLinks: 1 },
  ],
  [
    'no price or link that strangers would not get either way',
    { ...bare, hotels: [hotelOf('Bonn', '2026-07-12', 1, { price: 'viel', url: 'Zettel' })] },
    [],
    {},
  ],
  [
    'notes of stops and entries, each once',
    inBonn({ note: newNote({ id: 'b', content: 'Schlüssel' }), entries: [museum, table, memo] }),
    [],
    { prices: 1, bookingLinks: 1, notes: 3 },
  ],
])('counts %s', (_, trip, homes, found) => {
  expect(countOmitted(trip, homes)).toEqual({ ...NOTHING, ...found });
});
