import { writeGpx, writeKml, writeTripFile, newHotel, type Trip } from '@fahrtwind/domain';
import { anyTrip, dateOf, placeOf, sketchOf, tripOf } from '@fahrtwind/domain/testing';
import * as fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { ImportedFile } from './imported-file.ts';
import { readFile } from './read-file.ts';

const words = { day: (number: number) => `Tag ${number}` };
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const problemOf = (content: string | Uint8Array): string => {
  const read = readFile(typeof content === 'string' ? bytesOf(content) : content);
  return read.ok ? 'understood' : read.error;
};

function understood(content: string | Uint8Array): ImportedFile {
  const read = readFile(typeof content === 'string' ? bytesOf(content) : content);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

/** The places by name, group by group; a question mark for optional ones. */
const namesIn = ({ groups }: ImportedFile) =>
  groups.map(({ places }) => places.map(({ name, isOptional }) => name + (isOptional ? '?' : '')));
const notesOf = ({ notes }: ImportedFile) =>
  Object.fromEntries(notes.map(({ code, count }) => [code, count]));

const HOTEL = newHotel({
  id: 'rose',
  name: 'Rose',
  location: placeOf('Bonn'),
  checkInDate: dateOf('2026-07-12'),
  checkOutDate: dateOf('2026-07-13'),
});
const TRIP: Trip = tripOf(
  { 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Koblenz?', 'Mainz'] },
  { title: 'Rhein', hotels: [HOTEL] },
);
const DAYS = Object.values(sketchOf(TRIP)).map((names) => [...names].toSorted());
const sorted = (file: ImportedFile) => namesIn(file).map((names) => names.toSorted());

describe('our own files', () => {
  it.each([
    ['GPX', writeGpx(TRIP, { words })],
    ['KML', writeKml(TRIP, { words })],
  ])('give the stops of a %s back, day by day, and tell what only JSON holds', (_, text) => {
    const file = understood(text);
    expect(file.title).toBe('Rhein');
    expect(sorted(file)).toEqual(DAYS);
    expect(file.groups.map(({ date }) => date)).toEqual(['2026-07-12', '2026-07-13']);
    expect(file.groups[0]?.places[0]?.address).toBe(placeOf('Köln').label);
    expect(notesOf(file)).toEqual({ 'things-left': 1, 'tracks-left': 2 });
  });

  it('give the identical trip back as JSON', () => {
    fc.assert(
      fc.property(anyTrip(), (trip) => {
        expect(understood(writeTripFile(trip)).trip).toEqual(trip);
      }),
      { numRuns: 30 },
    );
  });

  it('refuse what is no trip, or too much of one', () => {
    expect(problemOf('{"format":"fahrtwind-trip","trip":{"id":"a","days":[]}}')).toBe(
      'trip-days-missing',
    );
    expect(problemOf('{"format":"fahrtwind-trip","version":9,"trip":{}}')).toBe('file-newer');
    const days = Array.from({ length: 401 }, (_, index) => ({ id: `d${index}` }));
    expect(problemOf(JSON.stringify({ trip: { id: 'a', days } }))).toBe('too-many-days');
  });
});

const kml = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Karte</name>${inside}</Document></kml>`;
const pin = (name: string, at: string) =>
  `<Placemark><name>${name}</name><Point><coordinates>\n ${at},0\n</coordinates></Point></Placemark>`;

describe('KML of Google My Maps', () => {
  it('has layers as groups, texts without HTML, and places with an address alone', () => {
    const file = understood(
      kml(`<Folder><name>Essen</name>
        <Placemark><name>Café</name><description><![CDATA[Kuchen<br>&amp; <b>Tee</b><script>x()</script>]]></description>
          <Point><coordinates>7.1,50.7,0</coordinates></Point></Placemark>
        <Placemark><name>Brauhaus</name><address>Am Hof 12, 50667 Köln</address></Placemark></Folder>
        <Folder><name>Strecke</name>${pin('Start', '7.0,50.9')}
        <Placemark><name>Weg</name><LineString><coordinates>7,50 7.1,50.1</coordinates></LineString></Placemark>
        <Placemark><name>Gebiet</name><Polygon><outerBoundaryIs><LinearRing><coordinates>7,50 8,50 8,51 7,50</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>
        </Folder>`),
    );
    expect(namesIn(file)).toEqual([
      ['Café', 'Brauhaus'],
      ['Start', 'Gebiet'],
    ]);
    expect(file.groups[0]?.places).toMatchObject([
      { note: 'Kuchen\n& Tee', point: { lat: 50.7, lng: 7.1 } },
      { address: 'Am Hof 12, 50667 Köln', point: null },
    ]);
    expect(file.groups[1]?.places[1]?.point).toEqual({ lat: 50.5, lng: 7.5 });
    expect(notesOf(file)).toEqual({ 'areas-centred': 1, 'tracks-left': 1 });
  });

  it('never follows network links', () => {
    const file = understood(
      kml(
        `<NetworkLink><Link><href>https://evil.example/x.kml</href></Link></NetworkLink>${pin('A', '7,50')}`,
      ),
    );
    expect(notesOf(file)).toEqual({ 'network-links-left': 1 });
    expect(
      problemOf(kml('<NetworkLink><Link><href>http://10.0.0.1/</href></Link></NetworkLink>')),
    ).toBe('only-network-links');
  });

  it('leaves out points that are not on the globe', () => {
    const file = understood(
      kml(pin('A', '7,50') + pin('B', '700,50') + pin('C', '0,0') + pin('D', 'x,y')),
    );
    expect(namesIn(file)).toEqual([['A']]);
    expect(notesOf(file)).toEqual({ 'points-off-globe': 3 });
  });
});

const archive = (files: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  );

describe('KMZ', () => {
  it('is unpacked, its pictures are not', () => {
    const file = understood(
      archive({ 'images/a.png': new Uint8Array(1000), 'doc.kml': kml(pin('A', '7,50')) }),
    );
    expect(file.format).toBe('kmz');
    expect(namesIn(file)).toEqual([['A']]);
  });

  it('that lies about its sizes is stopped while it is unpacked', () => {
    const bomb = zipSync({ 'doc.kml': new Uint8Array(26 * 1024 * 1024) }, { level: 1 });
    expect(bomb.length).toBeLessThan(1_000_000);
    // Bytes 22 to 25 of the first header say how large the file is.
    for (const at of [22, 23, 24, 25]) bomb[at] = 0;
    bomb[22] = 10;
    expect(problemOf(bomb)).toBe('archive-too-large');
  });

  it('without a map, or cut off, is refused', () => {
    expect(problemOf(archive({ 'a.txt': 'Hallo' }))).toBe('archive-without-map');
    const whole = archive({ 'doc.kml': kml(pin('A', '7,50').repeat(2000)) });
    expect(problemOf(whole.subarray(0, 200))).toBe('archive-broken');
    expect(problemOf(strToU8('PK\u0003\u0004 nothing of a kind'))).toMatch(/^archive-/);
  });
});

const gpx = (inside: string, head = '<?xml version="1.0" encoding="UTF-8"?>') =>
  `${head}<gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1">${inside}</gpx>`;

describe('GPX of others', () => {
  it('has waypoints, in their order', () => {
    const file = understood(
      gpx('<wpt lat="50.9" lon="7"><name>A</name></wpt><wpt lat="51" lon="7"><name>B</name></wpt>'),
    );
    expect(namesIn(file)).toEqual([['A', 'B']]);
  });

  it('makes a leg of a track of 200,000 points that follows it, and tells so', () => {
    const points = Array.from(
      { length: 200_000 },
      (_, index) =>
        `<trkpt lat="${(47 + index / 1e5).toFixed(5)}" lon="11.5"><ele>500</ele></trkpt>`,
    );
    const file = understood(
      gpx(`<trk><name>Alpen</name><trkseg>${points.join('')}</trkseg></trk>`),
    );
    expect(notesOf(file)).toEqual({ 'points-thinned': 200_000 });
    const [track] = file.groups;
    expect(track).toMatchObject({ name: 'Alpen' });
    expect(track?.places.map(({ point }) => point?.lat)).toEqual([47, 48.99998]);
    expect(track?.places[1]?.via?.map(({ lat }) => Math.round(lat * 10) / 10)).toEqual([
      47.2, 47.4, 47.5, 47.7, 47.9, 48.1, 48.3, 48.5, 48.6, 48.8,
    ]);
  });
});

const latin1 = (given: string) => Uint8Array.from(given, (sign) => sign.charCodeAt(0));
const utf16 = (given: string, isBig: boolean) =>
  Uint8Array.from(
    given.split('').flatMap((sign) => (isBig ? [0, sign.charCodeAt(0)] : [sign.charCodeAt(0), 0])),
  );

describe('wrong encodings', () => {
  const text = gpx('<wpt lat="50.9" lon="7"><name>Köln</name></wpt>', '');
  it.each([
    ['declared Latin-1', latin1(`<?xml version="1.0" encoding="ISO-8859-1"?>${text}`)],
    ['Latin-1 that says UTF-8', latin1(`<?xml version="1.0" encoding="UTF-8"?>${text}`)],
    ['UTF-16 with a mark', Uint8Array.from([0xff, 0xfe, ...utf16(text, false)])],
    ['UTF-16 without a mark', utf16(text, true)],
    ['UTF-8 with a mark', bytesOf(`\uFEFF${text}`)],
    ['an unknown one', bytesOf(`<?xml version="1.0" encoding="klingon"?>${text}`)],
  ])('are understood: %s', (_, bytes) => {
    expect(namesIn(understood(bytes))).toEqual([['Köln']]);
  });
});

describe('other formats', () => {
  it('GeoJSON', () => {
    const features = [
      {
        type: 'Feature',
        properties: { name: 'A' },
        geometry: { type: 'Point', coordinates: [7, 50] },
      },
      { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [] } },
      null,
    ];
    const file = understood(JSON.stringify({ type: 'FeatureCollection', features }));
    expect(namesIn(file)).toEqual([['A']]);
    expect(notesOf(file)).toEqual({ 'shapes-left': 1, 'points-off-globe': 1 });
  });

  it('saved places of Google Takeout, in both shapes', () => {
    const location = { name: 'Dom', address: 'Domkloster 4, 50667 Köln', country_code: 'DE' };
    const older = {
      Title: 'Turm',
      Location: { 'Geo Coordinates': { Latitude: '48.1', Longitude: '11.5' } },
    };
    const features = [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [0, 0] },
        properties: { location },
      },
      { type: 'Feature', geometry: { type: 'Point', coordinates: [0, 0] }, properties: older },
    ];
    const [group] = understood(JSON.stringify({ type: 'FeatureCollection', features })).groups;
    expect(group?.places).toMatchObject([
      { name: 'Dom', address: location.address, point: null },
      { name: 'Turm', point: { lat: 48.1, lng: 11.5 } },
    ]);
  });

  it('saved lists of Google Takeout as CSV', () => {
    const file = understood(
      'Titel,Notiz,URL,Kommentar\n,,,\n"Café, alt",gut,https://www.google.com/maps/place/Cafe/data=!4m2!3d50.7!4d7.1,\nDom,,https://maps.google.com/?cid=1,\n',
    );
    expect(file.groups[0]?.places).toMatchObject([
      { name: 'Café, alt', note: 'gut', point: { lat: 50.7, lng: 7.1 } },
      { name: 'Dom', address: 'Dom', point: null },
    ]);
  });

  it('tables by the names of their columns, days among them', () => {
    const file = understood(
      'Tag;Datum;Art;Name;Ort;Breite;Länge;Notiz\r\n1;2026-07-12;Stopp;\'=Köln;Köln, Deutschland;50,9;7;\r\n1;2026-07-12;Unterkunft;Rose;;50;7;\r\n2;2026-07-13;Stopp (optional);Bonn;;50.7;7.1;"a\n""b"""\r\n',
    );
    expect(namesIn(file)).toEqual([['=Köln'], ['Bonn?']]);
    expect(file.groups[1]).toMatchObject({ date: '2026-07-13', places: [{ note: 'a\n"b"' }] });
    expect(notesOf(file)).toEqual({ 'things-left': 1 });
  });
});

describe('files that are refused', () => {
  const laughs = `<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${gpx('<wpt lat="50" lon="7"><name>&b;</name></wpt>', '')}`;
  it.each([
    ['nothing', '', 'file-empty'],
    ['blanks', ' \n ', 'file-empty'],
    ['entities', laughs, 'xml-entities'],
    [
      'another file by reference',
      `<!DOCTYPE gpx SYSTEM "file:///etc/passwd">${gpx('', '')}`,
      'xml-entities',
    ],
    [
      'an entity that is not declared',
      gpx('<wpt lat="50" lon="7"><name>&xxe;</name></wpt>'),
      'xml-broken',
    ],
    ['a page', '<!DOCTYPE html><html><body>Bitte anmelden</body></html>', 'file-is-html'],
    ['a page without a type', '<html><p>Hallo</html>', 'file-is-html'],
    ['XML of something else', '<?xml version="1.0"?><rss><channel/></rss>', 'xml-of-other-kind'],
    ['XML that ends early', gpx('<wpt lat="50" lon="7">').slice(0, -10), 'xml-broken'],
    ['XML that is too deep', gpx('<a>'.repeat(200) + '</a>'.repeat(200)), 'xml-broken'],
    ['a picture', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), 'file-is-picture'],
    ['broken JSON', '{"type": "FeatureCollection",', 'json-broken'],
    ['JSON of something else', '{"hello": 1}', 'file-unknown'],
    ['a letter', 'Liebe Oma,\nich bin gut angekommen.', 'file-unknown'],
    ['a map without places', gpx(''), 'nothing-found'],
  ])('%s', (_, content, problem) => {
    expect(problemOf(content)).toBe(problem);
  });

  it('never fail in another way, whatever is in them', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.string().map(bytesOf)),
        (bytes) => {
          expect(() => readFile(bytes)).not.toThrow();
        },
      ),
    );
  });

  it('keeps the first 2,000 places and tells of the others', () => {
    const many = Array.from({ length: 2100 }, (_, index) => pin(`P${index}`, '7,50')).join('');
    const file = understood(kml(many));
    expect(file.groups[0]?.places).toHaveLength(2000);
    expect(notesOf(file)).toEqual({ 'places-over-limit': 100 });
  });
});

/** Each took minutes while an end was looked for again and again; now the time limit of a test is plenty. */
describe('files made to keep the reader busy', () => {
  it.each([
    ['comments that never end', '<!--'.repeat(200_000), 'xml-broken'],
    [
      'scripts that never end',
      kml(`<Placemark><description>${'&lt;script&gt;'.repeat(80_000)}</description></Placemark>`),
      'understood',
    ],
    [
      'tags that never end',
      kml(`<Placemark><description>${'&lt;'.repeat(300_000)}</description></Placemark>`),
      'understood',
    ],
  ])('%s are read in one go', (_, text, problem) => {
    const at = '<Point><coordinates>7,50</coordinates></Point></Placemark>';
    expect(problemOf(text.replace('</Placemark>', at))).toBe(problem);
  });

  it('many waypoints, also beside many routes, are sorted in one go', () => {
    const waypoints = Array.from({ length: 40_000 }, (_, index) => wpt((index + 1) / 1000)).join(
      '',
    );
    const routes = '<rte><rtept lat="50" lon="50"/></rte>'.repeat(20_000);
    const file = understood(`<gpx>${waypoints}</gpx>`);
    expect(notesOf(file)['places-over-limit']).toBe(38_000);
    expect(problemOf(`<gpx>${waypoints}${routes}</gpx>`)).toBe('understood');
  });

  it.each([
    ['MultiPoint', [7, 50], 'understood'],
    ['MultiLineString', [], 'nothing-found'],
  ])('a %s with very many parts is read', (type, part, outcome) => {
    const geometry = { type, coordinates: Array.from({ length: 200_000 }, () => part) };
    expect(problemOf(JSON.stringify({ type: 'Feature', properties: {}, geometry }))).toBe(outcome);
  });
});

function wpt(lng: number): string {
  return `<wpt lat="50" lon="${lng}"/>`;
}
