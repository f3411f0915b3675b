import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeTransport, setLegKind } from '../operations/set-leg-kind.ts';
import { setVia } from '../operations/set-via.ts';
import { accepted } from '../testing/accepted.ts';
import { newStop } from '../trip/stop.ts';
import { placeOf } from '../testing/places.ts';
import { hotelOf, tripOf } from '../testing/trip-of.ts';
import { scheduleTrip } from '../schedule/schedule-trip.ts';
import { newTransportLeg } from '../trip/transport-leg.ts';
import { withClocks } from '../zones/with-clocks.ts';
import { CSV_WORDS } from './csv-words.ts';
import { readCsvCell, writeCsv } from './write-csv.ts';
import { dayRoutesOf, pointsOf } from './trip-points.ts';
import { writeGpx } from './write-gpx.ts';
import { writeKml } from './write-kml.ts';
import { xmlDegrees, xmlText } from './xml-text.ts';

const words = { day: (number: number) => `Tag ${number}` };
const table = CSV_WORDS.de;
const { columns } = table;

/** The cells of a table without line breaks in them, by the names of their columns. */
function rowsOf(csv: string, separator: ';' | ',') {
  const [head = [], ...rows] = csv
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(separator));
  return rows.map((cells) =>
    Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])),
  );
}

describe('places of a trip', () => {
  it('begin each day where the one before ended, and leave out what has no place', () => {
    const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': [], 'Tag 3': ['Mainz', 'Koblenz?'] });
    const ways = dayRoutesOf(trip).map(({ stops }) => stops.map(({ id }) => id));
    expect(ways).toEqual([['koeln', 'bonn'], ['bonn'], ['bonn', 'mainz']]);
    expect(pointsOf(trip).map(({ kind }) => kind)).toEqual(['stop', 'stop', 'stop', 'optional']);
  });
});

describe('a leg over a point', () => {
  const trip = accepted(
    setVia(tripOf({ 'Tag 1': ['Köln'], 'Tag 2': ['Mainz'] }), {
      stopId: 'mainz',
      points: [{ lat: 50.36, lng: 7.59, name: 'Deutsches Eck' }],
    }),
  );

  it('has it between its ends in the route of a device, and nowhere as a waypoint', () => {
    const text = writeGpx(trip, { words, dayIndex: 1 });
    const names = [...text.matchAll(/<rtept [^>]*><name>(.*?)<\/name>/g)].map(([, name]) => name);
    expect(names).toEqual(['Köln', 'Deutsches Eck', 'Mainz']);
    expect(text).toContain('<name>Deutsches Eck</name><type>via</type></rtept>');
    expect(text.match(/<wpt/g)).toHaveLength(1);
  });

  it('has it before the stop in a map', () => {
    const text = writeKml(trip, { words });
    expect(text.indexOf('Deutsches Eck')).toBeLessThan(text.indexOf('<name>Mainz</name>'));
    expect(text).toContain('<value>via</value>');
  });

  it('is drawn over it where no road is known', () => {
    expect(writeGpx(trip, { words })).toContain('<trkpt lat="50.36" lon="7.59"/>');
  });
});

describe('XML', () => {
  it('holds no character that it must not hold', () => {
    expect(xmlText('a\u0000\u0008\uD800<b>&"\uFFFF🚐')).toBe('a&lt;b&gt;&amp;&quot;🚐');
  });

  it('has degrees without an exponent', () => {
    expect([0.000_000_1, -33.5, 180, 7.123_456_789].map(xmlDegrees)).toEqual([
      '0.0000001',
      '-33.5',
      '180',
      '7.1234568',
    ]);
  });
});

describe('GPX', () => {
  it('thins out tracks that are too long for devices, both ends stay', () => {
    const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'] });
    const line = Array.from({ length: 120_000 }, (_, index) => [7, 50 + index / 1e6] as const);
    const track = writeGpx(trip, { words, lineOf: () => line }).match(/<trkpt [^>]*>/g) ?? [];
    expect(track).toHaveLength(100_000);
    expect([track.at(0), track.at(-1)]).toEqual([
      '<trkpt lat="50" lon="7"/>',
      '<trkpt lat="50.119999" lon="7"/>',
    ]);
  });

  it('has a route for each drive, and what one is taken along by as a track of its kind alone', () => {
    const plan = tripOf({
      'Tag 1': ['Köln', 'Bonn'],
      'Tag 2': ['Paris', 'Lyon', 'Nizza', 'Verona'],
    });
    const ways = { paris: 'flight', nizza: 'bicycle', verona: 'ferry' } as const;
    const trip = Object.entries(ways).reduce(
      (one, [stopId, kind]) => accepted(setLegKind(one, { stopId, kind })),
      plan,
    );
    const text = writeGpx(trip, { words });
    const named = (tag: string) =>
      [...text.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, inside = '']) => [
        /<name>(.*?)<\/name>/.exec(inside)?.[1],
        /<type>(.*?)<\/type>/.exec(inside.split(/<trkseg>|<rtept/)[0] ?? '')?.[1],
      ]);
    expect(named('rte')).toEqual([
      ['Tag 1: Köln – Bonn', 'car'],
      ['Tag 2: Paris – Lyon', 'car'],
      ['Tag 2: Lyon – Nizza', 'bicycle'],
      ['Tag 2: Verona', undefined],
    ]);
    expect(named('trk')).toEqual([
      ['Tag 1: Köln – Bonn', 'car'],
      ['Tag 2: Bonn – Paris', 'flight'],
      ['Tag 2: Paris – Lyon', 'car'],
      ['Tag 2: Lyon – Nizza', 'bicycle'],
      ['Tag 2: Nizza – Verona', 'ferry'],
    ]);
  });

  it('names no links but those to the web', () => {
    const location = placeOf('Köln');
    const activity = {
      entryType: 'activity',
      id: 'a',
      name: 'Dom',
      content: '',
      location,
    } as const;
    const stop = newStop({
      id: 'koeln',
      location,
      entries: [{ ...activity, url: 'javascript:alert(1)' }],
    });
    const trip = tripOf({ 'Tag 1': [] });
    const [day] = trip.days;
    const gpx = writeGpx({ ...trip, days: day ? [{ ...day, cityList: [stop] }] : [] }, { words });
    expect(gpx).toContain('<name>Tag 1: Dom</name>');
    expect(gpx).not.toContain('javascript');
  });
});

describe('CSV', () => {
  it('has degrees as spreadsheets of its language read numbers', () => {
    const trip = tripOf({ 'Tag 1': ['Berlin'] });
    expect(rowsOf(writeCsv(trip, table), ';')).toMatchObject([
      { Breite: '52,52', Länge: '13,405' },
    ]);
    const plain = writeCsv(trip, { ...table, separator: ',' });
    expect(plain).toContain(',52.52,13.405,');
  });

  it('has the times of the planner, with its routes and the clocks at their ends', () => {
    const trip = tripOf({ 'Tag 1': ['Warschau', 'Vilnius'] }, { start: '2027-07-12' });
    const answer = { meters: 470_000, seconds: 5 * 3600 };
    const [day] = scheduleTrip(trip, (leg) => withClocks(leg, answer));
    expect(day?.stops.at(-1)?.arrivalMinutes).toBe(9 * 60 + 6 * 60);
    const rows = rowsOf(
      writeCsv(trip, table, (leg) => withClocks(leg, answer)),
      ';',
    );
    expect(rows).toMatchObject([
      { Abfahrt: '09:00' },
      { Ankunft: '15:00', Verkehrsmittel: 'Auto' },
    ]);
  });

  it('has what is booked, with numbers, times and phone', () => {
    const hotel = hotelOf('Helsinki', '2027-07-12', 2, {
      booked: true,
      bookingNumber: 'HX-42',
      phone: '09 123456',
      checkInTime: '15:00',
      checkOutTime: '10:30',
      price: '89 €',
      priceUnit: 'night',
      note: 'Code 4711',
    });
    const arrivalEntry = newTransportLeg({
      id: 'leg',
      type: 'plane',
      from: placeOf('Köln'),
      to: placeOf('Stockholm'),
      booked: true,
      provider: 'SK 642',
      price: '59,90 €',
      departureDateTime: '2027-07-12T07:35',
      arrivalDateTime: '2027-07-12T09:35',
    });
    const plan = tripOf(
      { 'Tag 1': ['Stockholm', 'Helsinki'] },
      { start: '2027-07-12', hotels: [hotel], arrivalEntry },
    );
    const ferry = accepted(setLegKind(plan, { stopId: 'helsinki', kind: 'ferry' }));
    const change = { departureTime: '16:30', operator: 'Silja', bookingNumber: 'F7' };
    const trip = accepted(changeTransport(ferry, { stopId: 'helsinki', change }));
    expect(rowsOf(writeCsv(trip, table), ';')).toMatchObject([
      { Name: 'Stockholm', Verkehrsmittel: '' },
      {
        Name: 'Helsinki',
        Verkehrsmittel: 'Fähre',
        'Fährt ab': '16:30',
        Anbieter: 'Silja',
        Buchungsnummer: 'F7',
      },
      {
        Art: 'Unterkunft',
        'Art der Unterkunft': 'Hotel',
        Gebucht: 'ja',
        Buchungsnummer: 'HX-42',
        Telefon: '09 123456',
        'Check-in ab': '15:00',
        'Check-out bis': '10:30',
        Preis: '89 €',
        'Preis für': 'Nacht',
        Notiz: 'Code 4711',
        Bis: '2027-07-14',
      },
      {
        Art: 'Anreise',
        Name: 'Köln – Stockholm',
        Datum: '2027-07-12',
        'Fährt ab': '07:35',
        Ankunft: '09:35',
        Verkehrsmittel: 'Flug',
        Anbieter: 'SK 642',
        Preis: '59,90 €',
        Gebucht: 'ja',
      },
    ]);
  });

  it('never has a cell that begins like a formula, and cells can be read back', () => {
    const anyText = fc.oneof(
      fc.string(),
      fc
        .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', "'"), fc.string())
        .map((pair) => pair.join('')),
    );
    fc.assert(
      fc.property(anyText, (title) => {
        const trip = tripOf({ 'Tag 1': ['Köln'] });
        const text = writeCsv(trip, { ...table, columns: { ...columns, day: title } });
        const first = /^\uFEFF(?:"((?:[^"]|"")*)"|([^;"]*));/.exec(text);
        const cell = (first?.[1] ?? first?.[2] ?? '').replaceAll('""', '"');
        expect(cell).not.toMatch(/^[=+\-@\t\r]/);
        expect(readCsvCell(cell)).toBe(title);
      }),
    );
  });
});
