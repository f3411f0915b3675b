import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newHotel, newTransportLeg, writeGpx, writeKml, type Trip } from '@fahrtwind/domain';
import { anyTrip, dateOf, placeOf, tripOf } from '@fahrtwind/domain/testing';
import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { validateXML } from 'xmllint-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../../config/project-folder.ts';
import { joins } from '../../../test/companion-server.ts';
import { startTripServer, type Traveller, type TripServer } from '../../../test/trip-server.ts';

let server: TripServer;
let owner: Traveller;
let trip: Trip;

const HOTEL = newHotel({
  id: 'rose',
  name: 'Zur <Rose> & Söhne',
  location: placeOf('Bonn'),
  checkInDate: dateOf('2026-07-12'),
  checkOutDate: dateOf('2026-07-14'),
  url: 'https://rose.example/?a=1&b=2',
});

beforeAll(async () => {
  server = await startTripServer();
  owner = await server.register();
  const sketch = { 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Koblenz?'], 'Tag 3': ['Mainz'] };
  const arrivalEntry = newTransportLeg({
    id: 'flight',
    type: 'plane',
    from: placeOf('Köln'),
    to: { ...placeOf('Bonn'), lat: 51.5, lng: -0.12, label: 'London, Großbritannien' },
    departureDateTime: '2026-07-12T08:15',
    arrivalDateTime: '2026-07-12T08:45',
  });
  trip = tripOf(sketch, {
    id: 'export',
    title: 'Rhein; "Äpfel", =1+1',
    hotels: [HOTEL],
    arrivalEntry,
  });
  const reply = await owner.create({ ...trip });
  expect(reply.statusCode, reply.body).toBe(200);
});
afterAll(() => server.close());

const exported = (format: string, who = owner) => who.on('GET', `/export/export.${format}`);

async function validate(kind: 'gpx' | 'kml', ...texts: string[]): Promise<readonly string[]> {
  const file = join(projectFolder, `packages/server/test/schemas/${kind}.xsd`);
  const schema = await readFile(file, 'utf8');
  const xml = texts.map((contents, index) => ({ fileName: `${index}.${kind}`, contents }));
  const { errors } = await validateXML({ xml, schema });
  return errors.map(({ message }) => message);
}

describe('a trip as a file', () => {
  it.each([
    ['gpx', 'application/gpx+xml; charset=utf-8'],
    ['kml', 'application/vnd.google-earth.kml+xml; charset=utf-8'],
    ['ics', 'text/calendar; charset=utf-8'],
    ['csv', 'text/csv; charset=utf-8'],
    ['json', 'application/json; charset=utf-8'],
  ])('is downloaded as %s under the name of the trip', async (format, type) => {
    const reply = await exported(format);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.headers['content-type']).toBe(type);
    expect(reply.headers['content-disposition']).toBe(
      `attachment; filename="rhein-aepfel-11.${format}"; filename*=UTF-8''Rhein%3B%20%C3%84pfel%20%2C%20%3D1%2B1.${format}`,
    );
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('is for everybody who travels along, and unknown to others', async () => {
    const [reader, stranger] = [await server.register(), await server.register()];
    await joins(reader, owner, trip.id, 'reader');
    expect((await exported('json', reader)).statusCode).toBe(200);
    expect((await exported('json', stranger)).statusCode).toBe(404);
    expect((await exported('json', server.visitor())).statusCode).toBe(401);
  });

  it.each([
    'export.docx',
    'export.gpx?tag=0',
    'export.gpx?tag=4',
    'export.gpx?tag=x',
    'export.csv?tag=1',
  ])('is refused as %s', async (path) => {
    const reply = await owner.on('GET', `/export/${path}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().field).toBe(path.includes('tag') ? 'tag' : 'format');
  });

  it('has everything in JSON', async () => {
    const stored = (await owner.on('GET', '/export')).json().trip;
    expect((await exported('json')).json().trip).toEqual(stored);
  });
});

it('keeps to the schemas whatever a trip holds', async () => {
  const trips = fc.sample(anyTrip(), { numRuns: 20, seed: 7 });
  const words = { day: (number: number) => `Tag ${number}` };
  expect(await validate('gpx', ...trips.map((one) => writeGpx(one, { words })))).toEqual([]);
  expect(await validate('kml', ...trips.map((one) => writeKml(one, { words })))).toEqual([]);
});

describe('GPX', () => {
  it('keeps to the schema, with waypoints, a route and a track for each day', async () => {
    const { body } = await exported('gpx');
    expect(await validate('gpx', body)).toEqual([]);
    expect(body.match(/<rte>/g)).toHaveLength(3);
    expect(body).toContain('<name>Tag 1: Zur &lt;Rose&gt; &amp; Söhne</name>');
    expect(body).toContain('<sym>Lodging</sym><type>lodging</type>');
    // The roads between the stops, and not a straight line.
    const [track = ''] = body.match(/<trk>.*?<\/trk>/s) ?? [];
    expect(track.match(/<trkpt/g)?.length).toBeGreaterThanOrEqual(2);
  });

  it('of one day has that day alone, from where the day before ended', async () => {
    const reply = await owner.on('GET', '/export/export.gpx?tag=3');
    expect(await validate('gpx', reply.body)).toEqual([]);
    expect(reply.headers['content-disposition']).toContain('rhein-aepfel-11-tag-3.gpx');
    expect(reply.body.match(/<(?:wpt|rtept) .*?<name>(.*?)<\/name>/g)).toHaveLength(3);
    expect(reply.body).toContain('<name>Tag 3: Bonn – Mainz</name>');
  });

  it('is refused by the schema when the order of its elements is wrong', async () => {
    const { body } = await exported('gpx');
    const wrong = body.replace(/(<sym>.*?<\/sym>)(<type>.*?<\/type>)/, '$2$1');
    expect(await validate('gpx', wrong)).not.toEqual([]);
  });
});

describe('KML', () => {
  it('keeps to the schema, with a folder for each day', async () => {
    const { body } = await exported('kml');
    expect(await validate('kml', body)).toEqual([]);
    expect(body.match(/<Folder>/g)).toHaveLength(3);
    expect(body).toContain('<address>Bonn, ');
  });
});

describe('CSV', () => {
  it('has a row for each thing, and no cell that a spreadsheet would run', async () => {
    const risky = '=HYPERLINK("https://evil.example";"Hotel")';
    const own = tripOf({ 'Tag 1': ['Köln'] }, { id: 'risky', hotels: [{ ...HOTEL, name: risky }] });
    expect((await owner.create({ ...own })).statusCode).toBe(200);
    const { body } = await owner.on('GET', '/risky/export.csv');
    expect(body.startsWith('\uFEFFTag;Datum;Art;Name;')).toBe(true);
    expect(body).toContain(`"'=HYPERLINK(""https://evil.example"";""Hotel"")"`);
    expect(body.trim().split('\r\n')).toHaveLength(3);
  });
});

async function events(): Promise<readonly ICAL.Event[]> {
  const calendar = new ICAL.Component(ICAL.parse((await exported('ics')).body));
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

describe('ICS', () => {
  it('has days and hotels as plain dates', async () => {
    const found = await events();
    const day = found.find(({ summary }) => summary === 'Tag 1: Köln – Bonn');
    expect(day?.startDate.toString()).toBe('2026-07-12');
    expect(day?.endDate.toString()).toBe('2026-07-13');
    const hotel = found.find(({ summary }) => summary === 'Übernachtung: Zur <Rose> & Söhne');
    expect(hotel?.startDate.isDate).toBe(true);
    expect(hotel?.endDate.toString()).toBe('2026-07-15');
    expect(new Set(found.map(({ uid }) => uid)).size).toBe(5);
  });

  it('has legs at the time of their places', async () => {
    const leg = (await events()).find(({ summary }) => summary.startsWith('Anreise (Flug)'));
    expect(leg?.startDate.zone.tzid).toBe('Europe/Berlin');
    expect(leg?.startDate.toJSDate().toISOString()).toBe('2026-07-12T06:15:00.000Z');
    expect(leg?.endDate.zone.tzid).toBe('Europe/London');
    expect(leg?.endDate.toJSDate().toISOString()).toBe('2026-07-12T07:45:00.000Z');
  });

  it('has lines of 75 octets at most, and stamps in UTC', async () => {
    const { body } = await exported('ics');
    expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(body.match(/DTSTAMP:\d{8}T\d{6}Z\r\n/g)).toHaveLength(5);
    expect(body).toContain('X-WR-CALNAME:Rhein\\; "Äpfel"\\, =1+1');
  });
});
