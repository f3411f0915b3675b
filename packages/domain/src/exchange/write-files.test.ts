import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setVia } from '../operations/set-via.ts';
import { accepted } from '../testing/accepted.ts';
import { newStop } from '../trip/stop.ts';
import { placeOf } from '../testing/places.ts';
import { tripOf } from '../testing/trip-of.ts';
import { readCsvCell, writeCsv, type CsvWords } from './write-csv.ts';
import { dayRoutesOf, pointsOf } from './trip-points.ts';
import { writeGpx } from './write-gpx.ts';
import { writeKml } from './write-kml.ts';
import { xmlDegrees, xmlText } from './xml-text.ts';

const words = { day: (number: number) => `Tag ${number}` };
const columns = {
  day: 'Tag',
  date: 'Datum',
  kind: 'Art',
  name: 'Name',
  place: 'Ort',
  lat: 'Breite',
  lng: 'Länge',
  arrival: 'Ankunft',
  departure: 'Abfahrt',
  until: 'Bis',
  note: 'Notiz',
  link: 'Link',
  price: 'Preis',
  booked: 'Gebucht',
};
const kinds = {
  stop: 'Stopp',
  optional: 'Optional',
  lodging: 'Hotel',
  activity: 'Aktivität',
  restaurant: 'Restaurant',
  note: 'Notiz',
  poi: 'Sehenswert',
};
const table: CsvWords = { columns, kinds, yes: 'ja', separator: ';' };

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
