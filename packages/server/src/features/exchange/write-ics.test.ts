import {
  changeTransport,
  EMPTY_LOCATION,
  newTransportLeg,
  setLegKind,
  zoneAt,
  type Entry,
  type LegChange,
  type Location,
  type Trip,
} from '@fahrtwind/domain';
import { accepted, hotelOf, placeOf, tripOf } from '@fahrtwind/domain/testing';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { largestTrip } from '../../../test/loop/largest-trip.ts';
import { EXPORT_WORDS } from './export-words.ts';
import { createCalendar } from './write-ics.ts';

type Times = readonly [departure: string, arrival: string];

function calendarOf(legs: readonly Times[]): string {
  const calendar = createCalendar(EXPORT_WORDS.de);
  for (const [departureDateTime, arrivalDateTime] of legs)
    calendar.add({
      trip: tripOf(
        { 'Tag 1': ['Köln'] },
        {
          arrivalEntry: newTransportLeg({
            id: 'leg',
            type: 'train',
            from: placeOf('Köln'),
            to: placeOf('Bonn'),
            departureDateTime,
            arrivalDateTime,
          }),
        },
      ),
      revision: 7,
      updatedAt: new Date('2026-07-01'),
      zoneOf: () => 'Europe/Berlin',
      url: 'https://fahrtwind.example',
    });
  return calendar.write('Reisen');
}

const count = (text: string, part: string) => text.split(part).length - 1;

it('tells times in far-off years without a zone', () => {
  const ics = calendarOf([['0100-01-01T00:00', '9999-12-31T00:00']]);
  expect(ics).toContain('DTSTART:01000101T000000');
  expect(ics).toContain('DTEND:99991231T000000');
  expect(ics).not.toContain('VTIMEZONE');
});

it('looks for changes of the clocks only in years with a leg', () => {
  const ics = calendarOf([
    ['2025-07-01T08:00', '2025-07-01T09:00'],
    ['2035-07-01T08:00', '2035-07-01T09:00'],
  ]);
  expect(count(ics, 'BEGIN:VTIMEZONE')).toBe(1);
  // How the year begins, to summer, to winter.
  expect(count(ics, 'DTSTART:2025')).toBe(3);
  expect(count(ics, 'DTSTART:2035')).toBe(3);
  expect(count(ics, 'DTSTART:2030')).toBe(0);
});

it('has the zones of a hundred years at most', () => {
  const legs = Array.from({ length: 150 }, (_, index): Times => {
    const year = 1950 + index;
    return [`${year}-07-01T08:00`, `${year}-07-01T09:00`];
  });
  const ics = calendarOf(legs);
  expect(count(ics, 'DTSTART;TZID=Europe/Berlin')).toBe(100);
  expect(ics).toContain('DTSTART:20990701T080000');
});

function rideOf(change: LegChange): string {
  const plan = tripOf({ 'Tag 1': ['München'], 'Tag 2': ['Verona'] });
  const train = accepted(setLegKind(plan, { stopId: 'verona', kind: 'train' }));
  const trip = accepted(changeTransport(train, { stopId: 'verona', change }));
  const calendar = createCalendar(EXPORT_WORDS.de);
  calendar.add({
    trip,
    revision: 7,
    updatedAt: new Date('2026-07-01'),
    zoneOf: () => 'Europe/Berlin',
    url: 'https://fahrtwind.example',
  });
  return calendar.write('Reisen');
}

it('has the train between two stops at the times of its ticket, also through the night', () => {
  const ics = rideOf({
    departureTime: '22:10',
    arrivalTime: '06:30',
    operator: 'ÖBB NJ 40295',
    bookingNumber: 'QX7',
  });
  expect(ics).toContain('SUMMARY:Bahn: München – Verona');
  expect(ics).toContain('DTSTART;TZID=Europe/Berlin:20260712T221000');
  expect(ics).toContain('DTEND;TZID=Europe/Berlin:20260713T063000');
  expect(ics).toContain(String.raw`DESCRIPTION:ÖBB NJ 40295\nGebucht\nBuchungsnummer: QX7`);
});

it('has no train without a departure, also where that could be guessed from the arrival', () => {
  expect(rideOf({ operator: 'ÖBB' })).not.toContain('SUMMARY:Bahn');
  expect(rideOf({ arrivalTime: '12:30' })).not.toContain('SUMMARY:Bahn');
  expect(rideOf({ arrivalTime: '12:30', durationMinutes: 300 })).not.toContain('SUMMARY:Bahn');
});

function flightOf(change: LegChange): string {
  const newYork = { ...placeOf('Bonn'), label: 'New York, USA', lat: 40.7128, lng: -74.006 };
  const plan = tripOf({ 'Tag 1': ['Frankfurt', 'Bonn'] });
  const [day] = plan.days;
  if (!day) throw new Error('no day');
  const cityList = day.cityList.map((stop) =>
    stop.id === 'bonn' ? { ...stop, location: newYork } : stop,
  );
  const flight = accepted(
    setLegKind({ ...plan, days: [{ ...day, cityList }] }, { stopId: 'bonn', kind: 'flight' }),
  );
  const calendar = createCalendar(EXPORT_WORDS.de);
  calendar.add({
    trip: accepted(changeTransport(flight, { stopId: 'bonn', change })),
    revision: 7,
    updatedAt: new Date('2026-07-01'),
    zoneOf: ({ lng }) => (lng < 0 ? 'America/New_York' : 'Europe/Berlin'),
    url: 'https://fahrtwind.example',
  });
  return calendar.write('Reisen');
}

it('tells departure and arrival of a flight by the clocks of their places', () => {
  const times = { departureTime: '10:05', arrivalTime: '12:40' };
  for (const change of [times, { ...times, durationMinutes: 515 }]) {
    const ics = flightOf(change);
    expect(ics).toContain('DTSTART;TZID=Europe/Berlin:20260712T100500');
    expect(ics).toContain('DTEND;TZID=America/New_York:20260712T124000');
  }
});

it('counts a flight without a time of arrival from its departure', () => {
  const ics = flightOf({ departureTime: '10:05', durationMinutes: 515 });
  expect(ics).toContain('DTSTART;TZID=Europe/Berlin:20260712T100500');
  expect(ics).toContain('DTEND;TZID=Europe/Berlin:20260712T184000');
});

it('ends with what fits into two megabytes, and says of a day what fits into 2,000 letters', () => {
  const calendar = createCalendar(EXPORT_WORDS.de);
  const trip = largestTrip(400, 5000);
  const one = { trip, revision: 7, updatedAt: new Date('2026-07-01'), zoneOf: () => '', url: '' };
  calendar.add({ ...one, trip: { ...trip, days: trip.days.slice(0, 10) } });
  expect(calendar.isFull()).toBe(false);
  const [event = ''] = calendar.write('Reisen').split('END:VEVENT');
  const said = /DESCRIPTION:(.*?)LOCATION:/s.exec(event.replaceAll('\r\n ', ''))?.[1] ?? '';
  expect(said.trim()).toMatch(/…$/);
  expect(said.trim().replaceAll('\\', '').length).toBeLessThan(2200);
  while (!calendar.isFull()) calendar.add(one);
  const length = calendar.write('Reisen').length;
  calendar.add(one);
  expect(calendar.write('Reisen')).toHaveLength(length);
  expect(length).toBeLessThan(2_010_000);
});

function eventsOf(trip: Trip, zoneOf: (location: Location) => string = zoneAt) {
  const calendar = createCalendar(EXPORT_WORDS.de);
  calendar.add({ trip, revision: 7, updatedAt: new Date('2027-07-01'), zoneOf, url: '' });
  const parsed: unknown = ICAL.parse(calendar.write('Reisen'));
  if (!Array.isArray(parsed)) throw new Error('no calendar');
  const component = new ICAL.Component(parsed);
  for (const zone of component.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return component.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

/** As an independent program reads it. */
function eventCalled(title: string, trip: Trip) {
  const event = eventsOf(trip).find(({ summary }) => summary === title);
  if (!event) throw new Error(`no event ${title}`);
  const { description, location, startDate, endDate, sequence } = event;
  return {
    description,
    location,
    start: startDate.toString(),
    end: endDate.toString(),
    minutes: (endDate.toUnixTime() - startDate.toUnixTime()) / 60,
    sequence,
    changed: String(event.component.getFirstPropertyValue('last-modified')),
  };
}

it('ends a flight that arrives by the clock when it left, or before', () => {
  const plan = tripOf({ 'Tag 1': ['Helsinki', 'Stockholm'] }, { start: '2027-07-12' });
  const flight = accepted(setLegKind(plan, { stopId: 'stockholm', kind: 'flight' }));
  for (const [arrivalTime, minutes] of [
    ['07:35', 60],
    ['07:30', 55],
  ] as const) {
    const change = { departureTime: '07:35', arrivalTime };
    const trip = accepted(changeTransport(flight, { stopId: 'stockholm', change }));
    expect(eventCalled('Flug: Helsinki – Stockholm', trip)).toMatchObject({
      start: '2027-07-12T07:35:00',
      end: `2027-07-12T${arrivalTime}:00`,
      minutes,
    });
  }
  const way = { from: placeOf('Helsinki'), to: placeOf('Stockholm') };
  const arrivalEntry = newTransportLeg({
    ...way,
    id: 'leg',
    type: 'plane',
    booked: true,
    provider: 'AY801',
    price: '99 €',
    departureDateTime: '2027-07-12T07:35',
    arrivalDateTime: '2027-07-12T07:35',
  });
  expect(
    eventCalled('Anreise (Flug): Helsinki – Stockholm', { ...plan, arrivalEntry }),
  ).toMatchObject({
    minutes: 60,
    description: 'AY801\nGebucht\nPreis: 99 €',
  });
});

it('has stays with what one needs at the reception, and when to come and to go', () => {
  const hotel = hotelOf('Helsinki', '2027-07-12', 2, {
    booked: true,
    bookingNumber: 'HX-42',
    phone: '+358 9 123456',
    checkInTime: '15:00',
    checkOutTime: '10:30',
    price: '89 €',
    priceUnit: 'night',
    note: 'Code 4711',
  });
  const trip = tripOf(
    { 'Tag 1': ['Helsinki'], 'Tag 2': [] },
    { start: '2027-07-12', hotels: [hotel] },
  );
  const description = [
    'Gebucht',
    'Buchungsnummer: HX-42',
    'Telefon: +358 9 123456',
    'Check-in ab: 15:00',
    'Check-out bis: 10:30',
    'Preis: 89 € pro Nacht',
    'Code 4711',
  ].join('\n');
  const stay = eventCalled('Übernachtung: Hotel Helsinki', trip);
  expect(stay).toMatchObject({ description, start: '2027-07-12', end: '2027-07-15' });
  expect(stay).toMatchObject({ location: placeOf('Helsinki').label });
  const arrival = eventCalled('Check-in: Hotel Helsinki', trip);
  expect(arrival).toMatchObject({ description, start: '2027-07-12T15:00:00' });
  const departure = eventCalled('Check-out: Hotel Helsinki', trip);
  expect(departure).toMatchObject({ start: '2027-07-14T10:30:00' });
});

const entry = (name: string) => ({ id: name, name, location: EMPTY_LOCATION });

it('has tables at their time, and activities that are booked', () => {
  const plan = tripOf({ 'Tag 1': ['Stockholm'] }, { start: '2027-07-12' });
  const entries: readonly Entry[] = [
    { ...entry('Pelikan'), entryType: 'restaurant', time: '19:30', content: 'Tisch für vier' },
    { ...entry('Imbiss'), entryType: 'restaurant' },
    {
      ...entry('Vasa'),
      entryType: 'activity',
      url: '',
      content: 'Eingang B',
      booked: true,
      price: '17 €',
    },
    { ...entry('Djurgården'), entryType: 'activity', url: '', content: '' },
  ];
  const days = plan.days.map((day) => ({
    ...day,
    cityList: day.cityList.map((stop) => ({ ...stop, entries })),
  }));
  const trip = { ...plan, days };
  expect(eventCalled('Essen: Pelikan', trip)).toMatchObject({
    start: '2027-07-12T19:30:00',
    description: 'Tisch für vier',
    location: placeOf('Stockholm').label,
  });
  expect(eventCalled('Gebucht: Vasa', trip)).toMatchObject({
    start: '2027-07-12',
    description: 'Gebucht\nPreis: 17 €\nEingang B',
  });
  expect(eventsOf(trip).map(({ summary }) => summary)).toHaveLength(3);
});

it('has a booked ride whose times are not known on its day', () => {
  const plan = tripOf({ 'Tag 1': ['München', 'Verona'] }, { start: '2027-07-12' });
  const train = accepted(setLegKind(plan, { stopId: 'verona', kind: 'train' }));
  const change = { bookingNumber: 'QX7', booked: true };
  const trip = accepted(changeTransport(train, { stopId: 'verona', change }));
  expect(eventCalled('Bahn: München – Verona', trip)).toMatchObject({
    start: '2027-07-12',
    description: 'Gebucht\nBuchungsnummer: QX7',
  });
});

it('says which state of the trip an event is from', () => {
  const [event] = eventsOf(tripOf({ 'Tag 1': ['Köln'] }));
  expect(event?.sequence).toBe(7);
  expect(String(event?.component.getFirstPropertyValue('last-modified'))).toBe(
    '2027-07-01T00:00:00Z',
  );
});

it('calls a day after the place where the day before has ended', () => {
  const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz', 'Heidelberg'], 'Tag 3': [] });
  expect(eventsOf(trip).map(({ summary }) => summary)).toEqual([
    'Tag 1: Köln – Bonn',
    'Tag 2: Bonn – Heidelberg',
    'Tag 3: Heidelberg',
  ]);
});

it('keeps the joiners of emoji and letters, and no control characters', () => {
  const family = '👨\u200D👩\u200D👧';
  const [event] = eventsOf(tripOf({ 'Tag 1': ['Köln'] }, { hotels: [] }));
  expect(event?.summary).toBe('Tag 1: Köln');
  const hotel = hotelOf('Köln', '2026-07-12', 1, { name: `Zu dritt ${family}\u0007` });
  const trip = tripOf({ 'Tag 1': ['Köln'] }, { hotels: [hotel] });
  expect(eventsOf(trip).map(({ summary }) => summary)).toContain(
    `Übernachtung: Zu dritt ${family}`,
  );
});
