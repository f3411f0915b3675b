import { expect, it } from 'vitest';
import { schemaOf } from './ask-model.ts';
import type { Turn } from './plan-tool.ts';
import { PLAN_TOOLS } from './tools.ts';

const ROM = {
  handle: 'p1',
  name: 'Rom',
  country: 'Italien',
  population: 2_800_000,
  location: { lat: 41.9, lng: 12.5, label: 'Rom, Italien', longLabel: '', englishName: 'Rome' },
};

function turnOf(parts: Partial<Turn> = {}): Turn {
  return {
    isReadOnly: false,
    stops: 3,
    days: 2,
    hotels: 1,
    findPlaces: async () => [ROM],
    placesOnTheWay: async () => [],
    townsNear: async () => [ROM],
    findSpots: async () => [],
    places: new Map([['p1', ROM]]),
    actions: [],
    ...parts,
  };
}

async function use(name: string, input: unknown, turn = turnOf()): Promise<Turn> {
  const tool = PLAN_TOOLS.find((one) => one.name === name);
  if (!tool) throw new Error(name);
  await tool.execute(turn, input);
  return turn;
}

it('has flat schemas without what some servers fail on, and no coordinates', () => {
  const texts = PLAN_TOOLS.map((tool) => JSON.stringify(schemaOf(tool)));
  for (const text of texts) {
    expect(text).not.toMatch(/"(pattern|format|\$ref|anyOf|oneOf|\$schema)"/);
    expect(text).not.toMatch(/"(lat|lng|latitude|longitude|coordinates)"/);
    expect(text.match(/"type":"object"/g)).toHaveLength(1);
  }
});

it.each([
  ['add_stop', { place: 'p1', after_stop: 's2' }, { kind: 'addStop', place: 'p1', after: 's2' }],
  ['add_stop', { place: 'p1', day: '', nights: null }, { kind: 'addStop', place: 'p1' }],
  ['remove_stop', { stop: 's3' }, { kind: 'removeStop', stop: 's3' }],
  ['set_dates', { start: '2027-05-01' }, { kind: 'startOn', start: '2027-05-01' }],
  ['set_travel', { toll: false }, { kind: 'setToll', toll: false }],
  [
    'add_entry',
    { stop: 's1', kind: 'restaurant', text: 'Da Mario', time: '19.30' },
    { kind: 'addRestaurant', stop: 's1', name: 'Da Mario', time: '19:30' },
  ],
  [
    'add_stop',
    { place: 'p1', day: 'd2', nights: 2 },
    { kind: 'addStop', place: 'p1', day: 'd2', nights: 2 },
  ],
  ['change_stop', { stop: 'p1', nights: 3 }, { kind: 'setNights', stop: 'p1', nights: 3 }],
  ['change_stop', { stop: 's2', more_nights: -1 }, { kind: 'changeNights', stop: 's2', by: -1 }],
  ['swap', { stop: 's1', other_stop: 's3' }, { kind: 'swapStops', stop: 's1', other: 's3' }],
  ['swap', { day: 'd1', other_day: 'd2' }, { kind: 'swapDays', day: 'd1', otherDay: 'd2' }],
  ['set_day_start', { day: 'd2', time: '7:30' }, { kind: 'setDayStart', day: 'd2', minutes: 450 }],
  ['set_day_start', { usual: true }, { kind: 'setDayStart', minutes: null }],
  ['change_days', { add_after: 'd1' }, { kind: 'addDay', after: 'd1' }],
  ['change_days', { remove: 'd2' }, { kind: 'removeDay', day: 'd2' }],
  [
    'add_lodging',
    { stop: 's1', name: 'Post', price_euros: 89.9 },
    { kind: 'addHotel', stop: 's1', name: 'Post', price: '89,90 €' },
  ],
  ['remove_lodging', { lodging: 'h1' }, { kind: 'removeHotel', hotel: 'h1' }],
  ['want_lodging', { type: 'camping' }, { kind: 'setLodgingType', type: 'camping' }],
  ['remove_note', { stop: 's1' }, { kind: 'removeNote', stop: 's1' }],
  [
    'plan_trip',
    { from: 'p1', via: 'p1, p1', days: 7, round_trip: true },
    { kind: 'newTrip', from: 'p1', via: ['p1', 'p1'], days: 7, roundTrip: true },
  ],
])('%s %j asks the planner for %j', async (name, input, action) => {
  expect((await use(name, input)).actions).toEqual([action]);
});

it.each([
  ['add_stop', { place: 'p9' }],
  ['add_stop', { place: '41.9,12.5' }],
  ['add_stop', { place: 'p1', lat: 41.9 }],
  ['add_stop', { place: 'p1', day: 'd3' }],
  ['remove_stop', { stop: 's4' }],
  ['remove_stop', { stop: 's0' }],
  ['remove_stop', { stop: 'koeln' }],
  ['remove_stop', {}],
  ['remove_stop', 'alle'],
  ['set_dates', { start: '2027-02-30' }],
  ['set_dates', {}],
  ['change_stop', { stop: 's1', nights: 1.5 }],
  ['add_entry', { stop: 's1', kind: 'restaurant', text: 'x', time: '25:00' }],
  ['rename_trip', { title: '' }],
  ['swap', { stop: 's1' }],
  ['set_day_start', { time: '25:00' }],
  ['set_day_start', {}],
  ['remove_lodging', { lodging: 'h2' }],
  ['change_days', { remove: 'd3' }],
])('%s %j is refused', async (name, input) => {
  const turn = turnOf();
  await expect(use(name, input, turn)).rejects.toThrow();
  expect(turn.actions).toEqual([]);
});

it('lets who only reads change nothing', async () => {
  for (const { name, isReading } of PLAN_TOOLS) {
    if (isReading) continue;
    const turn = turnOf({ isReadOnly: true });
    await expect(use(name, { stop: 's1', place: 'p1', title: 'x' }, turn)).rejects.toThrow();
    expect(turn.actions).toEqual([]);
  }
});

it('knows only places that the search has found', async () => {
  const turn = turnOf({ places: new Map() });
  await expect(use('add_stop', { place: 'p1' }, turn)).rejects.toThrow();
  await use('search_places', { name: 'Rom' }, turn);
  await use('add_stop', { place: 'p1' }, turn);
  expect(turn.actions).toHaveLength(1);
});
