import { changeTransport, newTransportLeg, setLegKind, type LegChange } from '@fahrtwind/domain';
import { accepted, placeOf, tripOf } from '@fahrtwind/domain/testing';
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
  expect(ics).toContain('DESCRIPTION:ÖBB NJ 40295');
  expect(ics).not.toContain('QX7');
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
  const one = { trip, updatedAt: new Date('2026-07-01'), zoneOf: () => '', url: '' };
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
