import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addComment } from '../operations/comments.ts';
import { changeTransport, setLegKind } from '../operations/set-leg-kind.ts';
import { accepted, anyTrip, dateOf, hotelOf, placeOf, tripOf } from '../testing/index.ts';
import { checkTrip } from '../trip/check-trip.ts';
import { newEntry, newNote } from '../trip/entry.ts';
import { newLegTransport, type LegTransport } from '../trip/leg-transport.ts';
import { newStop } from '../trip/stop.ts';
import { newTransportLeg } from '../trip/transport-leg.ts';
import { stopsOf, type Trip } from '../trip/trip.ts';
import { isEstimated, OMISSIONS, type Omission, type PublicTrip } from './public-trip.ts';
import { withClocks } from '../zones/with-clocks.ts';
import { toPublicTrip, type ToPublicTrip } from './to-public-trip.ts';
import { viewedTrip } from './viewed-trip.ts';

const HOME = { lat: 51.340123, lng: 12.340456, label: 'Lindenstraße 5, Leipzig, Deutschland' };
const home = { ...placeOf('Köln'), ...HOME };

const args = (omit: readonly Omission[], parts: Partial<ToPublicTrip> = {}): ToPublicTrip => ({
  omit,
  author: { uid: 'anna', name: 'Anna' },
  publication: {
    id: 'reise',
    kind: 'published',
    stand: '2026-05-02T08:00:00.000Z',
    version: '7-1',
    follows: true,
  },
  ...parts,
});

const base = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Köln'] }, { totalDistance: 123_456 });
const start = newStop({ id: 'start', location: home });
const plan: Trip = {
  ...base,
  days: base.days.map((day, index) =>
    index === 0
      ? {
          ...day,
          cityList: [
            start,
            ...day.cityList.map((stop) => ({
              ...stop,
              note: newNote({ id: 'n', content: 'Schlüssel unter der Matte' }),
            })),
          ],
        }
      : day,
  ),
  hotels: [
    {
      ...hotelOf('Bonn', '2026-07-12', 1),
      price: '120 €',
      url: 'https://ada:geheim@hotel.example/bonn?buchung=4711#pin',
    },
  ],
  arrivalEntry: newTransportLeg({
    id: 'a',
    type: 'train',
    from: home,
    to: placeOf('Bonn'),
    provider: 'ICE 4711',
    price: '89,90 €',
    departureDateTime: '2026-07-12T08:15',
  }),
};

const text = (trip: PublicTrip): string => JSON.stringify(trip);

describe('what is left out', () => {
  const everything = toPublicTrip(plan, args([]));
  const nothing = toPublicTrip(plan, args(OMISSIONS));

  it.each<[Omission, RegExp]>([
    ['prices', /Cents":\d/],
    ['notes', /Matte/],
    ['home', /Lindenstra|51\.34|12\.34/],
    ['dates', /2026-07|T08:15|"arrivalMinutes":\d/],
  ])('of %s is really absent, and there otherwise', (what, found) => {
    expect(text(everything)).toMatch(found);
    expect(text(toPublicTrip(plan, args([what])))).not.toMatch(found);
    expect(text(nothing)).not.toMatch(found);
  });

  it('are booking links; a kept one has neither names nor numbers', () => {
    const hotel = {
      ...hotelOf('Bonn', '2026-07-12', 1),
      url: 'https://hotel.example/bonn?nr=4711',
    };
    const linked = { ...plan, hotels: [hotel] };
    expect(toPublicTrip(linked, args([])).lodgings[0]?.url).toBe('https://hotel.example/bonn');
    expect(toPublicTrip(linked, args(['bookingLinks'])).lodgings[0]?.url).toBeNull();
    expect(everything.lodgings[0]?.url).toBeNull();
  });

  it('is named, and dates become months', () => {
    expect(nothing.omitted).toEqual(OMISSIONS);
    expect(nothing).toMatchObject({ startDate: null, endDate: null, months: [7], costs: null });
    expect(nothing.days.map(({ date }) => date)).toEqual([null, null]);
  });

  it('is always the note of a lodging, where codes of doors stand', () => {
    const hotel = { ...hotelOf('Bonn', '2026-07-12', 1), note: 'Code 0815' };
    expect(text(toPublicTrip({ ...plan, hotels: [hotel] }, args([])))).not.toMatch(/0815/);
  });

  it('is always what the people of the trip have said about a stop', () => {
    const comment = { id: 'c', userId: 'mia', text: 'Schlüssel beim Wirt', writtenAt: '' };
    const commented = accepted(addComment(plan, { stopId: 'bonn', comment }));
    expect(text(toPublicTrip(commented, args([])))).not.toMatch(/Wirt|mia|comments/);
  });

  it('is always the provider, where numbers of bookings stand', () => {
    expect(text(everything)).not.toMatch(/ICE|4711/);
  });
});

const allMeasured = () => ({ meters: 40_000, seconds: 1800 });

describe('a leg with a ticket', () => {
  const [bonn] = base.days[0]?.cityList.slice(1) ?? [];
  if (!bonn) throw new Error('no stop');
  const transport = newLegTransport({
    kind: 'train',
    operator: 'Bahn ICE 4711',
    departureTime: '08:15',
    arrivalTime: '09:45',
    price: '19 €',
    bookingNumber: 'QX7',
    url: 'https://bahn.example/fahrt?auftrag=QX7',
    booked: true,
    bookedFrom: home,
  });
  const riddenBy = (ticket: LegTransport): Trip => ({
    ...base,
    days: base.days.map((day, index) =>
      index === 0
        ? { ...day, cityList: [start, { ...bonn, routeProfile: 'direct', transport: ticket }] }
        : day,
    ),
  });
  const ridden = riddenBy(transport);

  it('shows how it is travelled, and never operator, booking number or home', () => {
    const all = toPublicTrip(ridden, args(['home']));
    expect(all.days[0]?.stops[1]?.ride).toEqual({
      kind: 'train',
      departureTime: '08:15',
      arrivalTime: '09:45',
      durationMinutes: null,
      priceCents: 1900,
      url: null,
    });
    expect(text(all)).not.toMatch(/QX7|4711|Lindenstra/);
    expect(all.costs?.transportCents).toBe(1900);
  });

  it('shows its link as long as nothing is booked: that of a booking has its code in the path', () => {
    const url = 'https://bahn.example/auftrag/QX7?x=1';
    const urlOf = (change: Partial<LegTransport>) =>
      toPublicTrip(
        riddenBy({ ...transport, booked: false, bookingNumber: '', url, ...change }),
        args([]),
      ).days[0]?.stops[1]?.ride?.url;
    expect(urlOf({})).toBe('https://bahn.example/auftrag/QX7');
    expect(urlOf({ booked: true })).toBeNull();
    expect(urlOf({ bookingNumber: 'QX7' })).toBeNull();
  });

  it('leaves out what its owner leaves out, but not how long it takes', () => {
    const none = toPublicTrip(ridden, args(OMISSIONS));
    expect(none.days[0]?.stops[1]?.ride).toEqual({
      kind: 'train',
      departureTime: null,
      arrivalTime: null,
      durationMinutes: 90,
      priceCents: null,
      url: null,
    });
    const viewed = viewedTrip(none).days[0]?.cityList[1];
    expect(viewed?.transport).toMatchObject({ kind: 'train', durationMinutes: 90, booked: false });
  });
});

const byClocks: ToPublicTrip['measured'] = (leg) => withClocks(leg, undefined);

it('counts a ride by the clocks of both ends, whether its times are shown or not', () => {
  const flight = tripOf({ 'Tag 1': ['Helsinki', 'Stockholm'] });
  const flown = accepted(setLegKind(flight, { stopId: 'stockholm', kind: 'flight' }));
  const change = { departureTime: '07:35', arrivalTime: '07:35' };
  const trip = accepted(changeTransport(flown, { stopId: 'stockholm', change }));
  const stopOf = (omit: readonly Omission[]) =>
    toPublicTrip(trip, args(omit, { measured: byClocks })).days[0]?.stops[1];
  expect(stopOf([])).toMatchObject({ leg: { seconds: 3600 }, ride: { durationMinutes: null } });
  expect(stopOf(OMISSIONS)).toMatchObject({
    leg: { seconds: 3600 },
    ride: { departureTime: null, durationMinutes: 60 },
  });
});

it('has the legs as the route planner measured them', () => {
  const { days, ...head } = toPublicTrip(base, args([], { measured: allMeasured }));
  const [day] = days;
  // Köln to Bonn and back.
  expect(head).toMatchObject({ totalDistance: 80_000, totalDuration: 3600 });
  expect(isEstimated({ days })).toBe(false);
  expect(day).toMatchObject({ meters: 40_000, seconds: 1800, isEstimate: false });
  expect(day?.stops[1]?.leg).toMatchObject({ meters: 40_000, seconds: 1800, isEstimate: false });
  expect(toPublicTrip(base, args([])).days[0]).toMatchObject({ isEstimate: true });
});

describe('a home', () => {
  const shown = toPublicTrip(plan, args(['home']));

  it('becomes its town, with coarse coordinates', () => {
    expect(shown.days[0]?.stops[0]).toMatchObject({
      label: 'Leipzig, Deutschland',
      lat: 51.3,
      lng: 12.3,
      isCoarse: true,
    });
    expect(shown.transports[0]).toMatchObject({ from: null });
  });

  it('is where the traveller lives or lived, also at another stop', () => {
    const rental = newTransportLeg({ id: 'r', type: 'car', from: placeOf('Köln') });
    const known = { ...plan, arrivalEntry: null, duringTripEntry: rental };
    const seen = toPublicTrip(known, args(['home'], { homes: [placeOf('Köln')] }));
    const stops = seen.days.flatMap((day) => day.stops);
    expect(seen.transports[0]?.from).toMatchObject({ isCoarse: true });
    expect(stops.map(({ isCoarse }) => isCoarse)).toEqual([true, true, false, true]);
  });

  it.each([
    ['Lindenstraße 5, Leipzig, Deutschland', 'Leipzig, Deutschland'],
    ['Familie X, Lindenstraße 5, Leipzig, Deutschland', 'Leipzig, Deutschland'],
    ['5, Lindenstraße, Leipzig', 'Leipzig'],
    ['Lindenstraße, Leipzig', 'Leipzig'],
    ['51.34012, 12.34045', ''],
  ])('„%s“ becomes „%s“', (label, town) => {
    const first = newStop({ id: 'start', location: { ...home, label } });
    const [day, ...later] = plan.days;
    if (!day) throw new Error('no day');
    const named = {
      ...plan,
      arrivalEntry: null,
      days: [{ ...day, cityList: [first, ...day.cityList.slice(1)] }, ...later],
    };
    const seen = toPublicTrip(named, args(['home'])).days[0]?.stops[0];
    expect(seen).toMatchObject({ label: town, lat: 51.3, lng: 12.3, isCoarse: true });
  });

  it('tells nothing by what was entered or booked there', () => {
    const [day, ...later] = plan.days;
    if (!day) throw new Error('no day');
    const visit = newEntry({
      id: 'e',
      entryType: 'activity',
      name: 'Koffer packen, Lindenstraße 5',
    });
    const first = { ...start, entries: [{ ...visit, location: home }] };
    const lived: Trip = {
      ...plan,
      days: [{ ...day, hotelId: 'h', cityList: [first, ...day.cityList.slice(1)] }, ...later],
      hotels: [
        { ...hotelOf('Bonn', '2026-07-12', 1), id: 'h', name: 'Lindenstraße 5', location: home },
      ],
    };
    expect(text(toPublicTrip(lived, args(['home'])))).not.toMatch(/Lindenstra/);
  });

  it('is a street address at the beginning, also where nothing is known of the traveller', () => {
    const unknown = toPublicTrip({ ...plan, arrivalEntry: null }, args(['home']));
    expect(unknown.days[0]?.stops[0]).toMatchObject({ isCoarse: true, name: 'Leipzig' });
  });
});

it('does not show a mail address as a name', () => {
  const author = { uid: 'anna', name: 'anna@example.org' };
  expect(toPublicTrip(plan, args([], { author })).author.name).toBe('Anonym');
});

const anyOmission = fc.subarray([...OMISSIONS]);

describe('any trip', () => {
  it('shows nothing that is unknown, booked or an id', () => {
    fc.assert(
      fc.property(anyTrip(), anyOmission, (trip, omit) => {
        const marked = withMarks(trip);
        expect(text(toPublicTrip(marked, args(omit)))).not.toMatch(/MARK/);
      }),
    );
  });

  it('can be viewed and adopted: its public view is a trip again', () => {
    fc.assert(
      fc.property(anyTrip(), anyOmission, (trip, omit) => {
        const viewed = viewedTrip(toPublicTrip(trip, args(omit)));
        expect(checkTrip(viewed)).toEqual([]);
        expect(stopsOf(viewed)).toHaveLength(stopsOf(trip).length);
        if (!omit.includes('dates')) expect(viewed.days[0]?.date).toBe(trip.days[0]?.date);
      }),
    );
  });
});

/** The trip with a mark in every private field, and an unknown field everywhere. */
function withMarks(trip: Trip): Trip {
  const unknown = { bookingNumber: 'MARK', phone: 'MARK', isCoarse: 'MARK' };
  const leg = trip.arrivalEntry && {
    ...trip.arrivalEntry,
    ...unknown,
    provider: 'MARK',
    id: 'MARK',
  };
  return {
    ...trip,
    ...unknown,
    id: 'MARK',
    userId: 'MARK',
    movedCities: ['MARK'],
    arrivalEntry: leg,
    hotels: trip.hotels.map((hotel) => ({
      ...hotel,
      ...unknown,
      imageUrl: 'MARK',
      bookingNumber: 'MARK',
      phone: 'MARK',
      url: 'https://hotel.example/a?MARK#MARK',
      price: 'MARK',
      location: { ...hotel.location, ...unknown, longLabel: 'MARK', englishName: 'MARK' },
    })),
    days: trip.days.map((day) => ({
      ...day,
      ...unknown,
      cityList: day.cityList.map((stop) => ({
        ...stop,
        ...unknown,
        id: `MARK ${stop.id}`,
        icon: 'MARK <svg>',
        transport: newLegTransport({
          kind: 'train',
          ...stop.transport,
          ...unknown,
          operator: 'MARK',
          price: 'MARK',
          url: 'https://bahn.example/a?MARK#MARK',
        }),
        location: { ...stop.location, ...unknown, longLabel: 'MARK', englishName: 'MARK' },
        entries: stop.entries.map((entry) => ({ ...entry, ...unknown, id: `MARK ${entry.id}` })),
        pois: stop.pois.map((poi) => ({ ...poi, ...unknown, osmId: 'MARK <svg>' })),
      })),
    })),
  };
}

it('counts the months of a trip, over the turn of a year too', () => {
  const winter = tripOf({ a: ['Köln'], b: [], c: [] }, {});
  const days = winter.days.map((day, index) => ({
    ...day,
    date: dateOf(['2026-12-30', '2026-12-31', '2027-01-01'][index] ?? ''),
  }));
  expect(toPublicTrip({ ...winter, days }, args(['dates']))).toMatchObject({
    months: [12, 1],
    season: 'winter',
  });
});
