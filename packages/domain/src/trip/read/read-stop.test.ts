import { describe, expect, it } from 'vitest';
import { stopsOf } from '../trip.ts';
import type { Stop } from '../stop.ts';
import { readTrip } from './read-trip.ts';

const stops = (...cityList: readonly unknown[]): readonly Stop[] => {
  const result = readTrip({ id: 't1', days: [{ id: 'd1', date: '2026-07-12', cityList }] });
  if (!result.ok) throw new Error(result.error);
  return stopsOf(result.value);
};

const EMPTY = { lng: 0, lat: 0, label: '', longLabel: '', englishName: '' };

describe('a stored way to a stop', () => {
  it('is missing in older documents, and stays missing', () => {
    for (const transport of [undefined, null, 'train', 7, []])
      expect(stops({ id: 's1', transport })[0]).not.toHaveProperty('transport');
  });

  it('takes the default of what is missing or nonsense, and keeps what is unknown', () => {
    const [stop] = stops({
      id: 's1',
      routeProfile: 'direct',
      transport: {
        kind: 'Train',
        operator: 'x'.repeat(999),
        url: `https://bahn.example/?"${'x'.repeat(2000)}`,
        departureTime: '7:34',
        arrivalTime: 'später',
        durationMinutes: -5,
        bookedDate: 'gestern',
        future: [1],
      },
    });
    expect(stop?.transport).toEqual({
      kind: 'train',
      operator: 'x'.repeat(120),
      url: `https://bahn.example/?"${'x'.repeat(1977)}`,
      departureTime: '07:34',
      arrivalTime: '',
      durationMinutes: null,
      price: '',
      bookingNumber: '',
      booked: false,
      bookedDate: '',
      bookedFrom: EMPTY,
      bookedTo: EMPTY,
      future: [1],
    });
  });

  it.each([
    ['direct', 'straight'],
    ['walking', 'foot'],
  ])('of a kind that is unknown goes by its profile %s', (routeProfile, kind) => {
    const [stop] = stops({ id: 's1', routeProfile, transport: { kind: 'teleport' } });
    expect(stop?.transport?.kind).toBe(kind);
  });
});

describe('a stored stop', () => {
  it('takes the default of every field that is missing [ST-1, ST-2, ST-3]', () => {
    expect(stops({ id: 's1' })).toEqual([
      {
        id: 's1',
        location: EMPTY,
        icon: '',
        entries: [],
        routeProfile: 'driving',
        optional: false,
        toll: true,
        pois: [],
        note: null,
      },
    ]);
  });

  it.each([
    ['driving', 'driving'],
    ['cycling', 'cycling'],
    ['walking', 'walking'],
    ['direct', 'direct'],
    ['Walking', 'walking'],
    ['flying', 'driving'],
    [null, 'driving'],
  ])('with the profile %j is reached by %s [ST-2]', (routeProfile, profile) => {
    expect(stops({ id: 's1', routeProfile })[0]?.routeProfile).toBe(profile);
  });

  it('keeps its flags [ST-3]', () => {
    expect(stops({ id: 's1', optional: true, toll: false })[0]).toMatchObject({
      optional: true,
      toll: false,
    });
  });

  it('reads coordinates that were stored as text', () => {
    const location = { lat: '50.9', lng: 6.9, label: 'Köln' };
    expect(stops({ location })[0]?.location).toEqual({
      ...EMPTY,
      lat: 50.9,
      lng: 6.9,
      label: 'Köln',
    });
  });

  it.each([
    ['x', 6.9],
    [50.9, null],
    [91, 6.9],
    [50.9, 181],
    [50.9, ''],
  ])('takes the coordinates %j, %j as missing and keeps the label [VA-1]', (lat, lng) => {
    const location = { lat, lng, label: 'Köln' };
    expect(stops({ location })[0]?.location).toEqual({ ...EMPTY, label: 'Köln' });
  });

  it('keeps points of interest by their osmId, older bare ids too [ST-4]', () => {
    const pois = [
      { osmId: 12, name: 'Dom' },
      34,
      'node/56',
      { osmId: '12', name: 'Kölner Dom' },
      {},
    ];
    expect(stops({ pois })[0]?.pois).toEqual([
      { osmId: '12', name: 'Kölner Dom', location: EMPTY },
      { osmId: '34', name: '', location: EMPTY },
      { osmId: 'node/56', name: '', location: EMPTY },
    ]);
  });

  it('has its note as an entry, older plain texts too [ST-5]', () => {
    const note = { id: 's1-note', entryType: 'note', name: '', location: EMPTY };
    expect(stops({ id: 's1', note: 'Maut!' })[0]?.note).toEqual({ ...note, content: 'Maut!' });
    expect(stops({ id: 's1', note: { content: 'Maut!', color: 'red' } })[0]?.note).toEqual({
      ...note,
      content: 'Maut!',
      color: 'red',
    });
    expect(stops({ id: 's1', note: '' })[0]?.note).toBeNull();
  });

  it('gets an id of its own where it has none or another one has the same', () => {
    const found = stops({ id: 'a' }, { id: 'a' }, {}, { id: 7 }, { id: 'a-2' });
    expect(found.map((stop) => stop.id)).toEqual(['a', 'a-2', 'd1-stop-3', '7', 'a-2-2']);
  });
});

const table = (fields: object) =>
  stops({ entries: [{ entryType: 'restaurant', id: 'e1', ...fields }] })[0]?.entries[0];

describe('the entries of a stored stop', () => {
  const activity = {
    entryType: 'activity',
    id: 'e1',
    name: 'Dom',
    url: 'https://dom.example/',
    content: 'Turm',
  };
  const note = { entryType: 'note', id: 'e2', name: 'Parken', content: 'P3' };
  const restaurant = { entryType: 'restaurant', id: 'e3', name: 'Früh', stars: 2 };
  const entries = [activity, note, restaurant, { id: 'e3', content: 'ohne Art' }, 'kein Eintrag'];

  it('are activities with url and content [EN-1]', () => {
    expect(stops({ entries })[0]?.entries[0]).toEqual({
      ...activity,
      location: EMPTY,
    });
    expect(stops({ entries: [{ entryType: 'activity' }] })[0]?.entries).toEqual([
      {
        entryType: 'activity',
        id: 'd1-stop-1-entry-1',
        name: '',
        location: EMPTY,
        url: '',
        content: '',
      },
    ]);
  });

  it.each([
    [
      { price: '12,50 €', booked: true },
      { price: '12,50 €', booked: true },
    ],
    [
      { price: '', booked: false },
      { price: '', booked: false },
    ],
    [{ price: 12.5 }, { price: '12,50 €' }],
    [{ price: null, booked: 'ja' }, {}],
    [{ price: -1 }, {}],
  ])('that are activities and cost %j have %j', (costs, expected) => {
    const [stop] = stops({ entries: [{ ...activity, ...costs }] });
    expect(stop?.entries).toEqual([{ ...activity, location: EMPTY, ...expected }]);
  });

  it('are notes with content [EN-2]', () => {
    expect(stops({ entries })[0]?.entries[1]).toEqual({
      ...note,
      location: EMPTY,
    });
  });

  it('are restaurants, which have a name and a place [EN-3]', () => {
    expect(stops({ entries })[0]?.entries[2]).toEqual({
      ...restaurant,
      location: EMPTY,
    });
    expect(stops({ entries: [{ entryType: 'restaurant', id: 'e1' }] })[0]?.entries).toEqual([
      { entryType: 'restaurant', id: 'e1', name: '', location: EMPTY },
    ]);
  });

  it('are restaurants with a time and a note, where they can be read', () => {
    const plain = { entryType: 'restaurant', id: 'e1', name: '', location: EMPTY };
    expect(table({ time: '19:30', content: 'Tisch am Fenster' })).toEqual({
      ...plain,
      time: '19:30',
      content: 'Tisch am Fenster',
    });
    expect(table({ time: '25:00', content: null })).toEqual(plain);
  });

  it('are taken as notes where their kind is unknown, and left out where they are nothing', () => {
    const found = stops({ entries })[0]?.entries ?? [];
    expect(found).toHaveLength(4);
    expect(found[3]).toMatchObject({ entryType: 'note', id: 'e3-2', content: 'ohne Art' });
  });
});
