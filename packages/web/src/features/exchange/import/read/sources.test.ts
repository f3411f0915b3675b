import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { ImportedFile, ImportedPlace } from './imported-file.ts';
import { readFile } from './read-file.ts';

const gpx = (inside: string, creator = 'x') =>
  `<?xml version="1.0"?><gpx version="1.1" creator="${creator}" xmlns="http://www.topografix.com/GPX/1/1"
 xmlns:trp="http://www.garmin.com/xmlschemas/TripExtensions/v1" xmlns:gh="https://graphhopper.com/public/schema/gpx/1.1">${inside}</gpx>`;
const kml = (inside: string) =>
  `<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document><name>Karte</name>${inside}</Document></kml>`;
const feature = (geometry: object, properties: object = {}) => ({
  type: 'Feature',
  geometry,
  properties,
});
const point = (lng: number, lat: number) => ({ type: 'Point', coordinates: [lng, lat] });
const collection = (...features: readonly object[]) => ({ type: 'FeatureCollection', features });
const archive = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

const cells = (rows: readonly (readonly (string | number)[])[]) =>
  rows
    .map(
      (row, index) =>
        `<row r="${index + 1}">${row
          .map((value, column) => {
            const at = `${'ABCDEFGH'.charAt(column)}${index + 1}`;
            return typeof value === 'number'
              ? `<c r="${at}"><v>${value}</v></c>`
              : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
          })
          .join('')}</row>`,
    )
    .join('');
const workbook = (...rows: readonly (readonly (string | number)[])[]) =>
  archive({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook><sheets><sheet name="Route"/></sheets></workbook>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${cells(rows)}</sheetData></worksheet>`,
  });

/** Each place in one line: name, where, day, and what else is known of it. */
const wordsOf = ({ name, address, point: at, via, isLodging, link, note }: ImportedPlace): string =>
  [
    name || '·',
    at ? `@${at.lat},${at.lng}` : `?${address}`,
    ...(via ? [`via ${via.length}`] : []),
    ...(isLodging ? ['lodging'] : []),
    ...(link ? [link] : []),
    ...(note ? [`„${note}“`] : []),
  ].join(' ');

function read(content: string | Uint8Array | object): ImportedFile {
  const bytes =
    content instanceof Uint8Array
      ? content
      : strToU8(typeof content === 'string' ? content : JSON.stringify(content));
  const result = readFile(bytes);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

const days = (content: string | Uint8Array | object) =>
  read(content).groups.map(({ date, places }) => [date, places.map(wordsOf)]);
const notes = (content: string | Uint8Array | object) =>
  Object.fromEntries(
    read(content).notes.map(({ code, count, lines = [] }) => [code, [count, ...lines]]),
  );

const SOURCES: readonly (readonly [string, string | Uint8Array | object, unknown])[] = [
  [
    'a list of Google Takeout with its description above the head',
    'Bars, die Mia empfiehlt\n\nTitle,Note,URL,Comment\n,,,\nCOEX,,https://www.google.com/maps/place/COEX/data=!4m2!3m1!1s0x1,\nDropped pin,,"https://www.google.com/maps/search/-31.93,115.87",schön\n',
    [[null, ['?COEX', '@-31.93,115.87']]],
  ],
  [
    'Saved Places of Google Takeout, where the link says what the coordinates do not',
    collection(
      feature(point(0, 0), {
        google_maps_url: 'http://maps.google.com/?q=22.19,113.54',
        location: { name: 'Turm' },
      }),
      feature(point(0, 0), { google_maps_url: 'http://maps.google.com/?q=Am+Hof+12,+Köln' }),
    ),
    [[null, ['@22.19,113.54', '?Am Hof 12, Köln']]],
  ],
  [
    'My Maps with coordinates, an address alone, and an empty point',
    kml(
      `<Placemark><name>Dom</name><Point><coordinates>6.9,50.9,0</coordinates></Point></Placemark>
       <Placemark><name>Brauhaus</name><address>Am Hof 12, Köln</address><Point><coordinates></coordinates></Point></Placemark>`,
    ),
    [[null, ['@50.9,6.9', '?Am Hof 12, Köln']]],
  ],
  [
    'a layer of My Maps as CSV',
    'WKT,Name,Beschreibung\n"POINT (8.5 47.1)",Zug,See\n',
    [[null, ['@47.1,8.5']]],
  ],
  [
    'a German table with dates and decimal commas, a title, and a comment',
    'Unsere Reise\n# vorläufig\nOrt;Datum;Breite;Länge\nKöln;So 12.07.2026;50,94;6,96\n# Pause\nBonn;13.7.26;50,73;7,1\n',
    [
      ['2026-07-12', ['@50.94,6.96']],
      ['2026-07-13', ['@50.73,7.1']],
    ],
  ],
  [
    'an address in several columns',
    'Name;Straße;PLZ;Ort;Land\nBrauhaus;Am Hof 12;50667;Köln;Deutschland\n',
    [[null, ['?Köln, Am Hof 12, 50667, Deutschland']]],
  ],
];

it.each(SOURCES)('reads %s', (_, content, expected) => {
  const short = days(content).map(([date, places]) => [
    date,
    Array.isArray(places)
      ? places.map((text: string) => /[@?].*?(?= „| https?:|$)/.exec(text)?.[0] ?? text)
      : places,
  ]);
  expect(short).toEqual(expected);
});

it('takes the shaping points of a Garmin route for what they are', () => {
  const text = gpx(`<rte><name>Alpen</name>
    <rtept lat="47" lon="11"><name>Innsbruck</name><extensions><trp:ViaPoint/></extensions></rtept>
    <rtept lat="46.9" lon="11.1"><name>A13</name><extensions><trp:ShapingPoint/></extensions></rtept>
    <rtept lat="46.8" lon="11.2"/>
    <rtept lat="46.5" lon="11.3"><name>Bozen</name></rtept></rte>`);
  expect(days(text)).toEqual([[null, ['Innsbruck @47,11', 'Bozen @46.5,11.3 via 2']]]);
  expect(notes(text)).toEqual({ 'shaping-kept': [2] });
});

const graphhopperTurn = (lat: number, text: string) =>
  `<rtept lat="${lat}" lon="12"><desc>${text}</desc><extensions><gh:distance>1</gh:distance><gh:sign>2</gh:sign></extensions></rtept>`;

it('leaves the turns of GraphHopper out, and says so', () => {
  const text = gpx(
    `<rte>${graphhopperTurn(51, 'Geradeaus auf Ring')}${graphhopperTurn(51.1, 'Rechts abbiegen')}${graphhopperTurn(51.2, 'Ziel erreicht')}</rte>`,
  );
  expect(days(text)).toEqual([[null, ['· @51,12', '· @51.2,12']]]);
  expect(notes(text)).toEqual({ 'instructions-left': [1, 2] });
});

const stop = (lat: number, name: string, date: string, more = '') =>
  `<rtept lat="${lat}" lon="-105"><time>2026-07-${date}T16:00:00Z</time><name>${name}</name>${more}</rtept>`;

it('keeps days, nights and booking links of Furkot', () => {
  const text = gpx(
    `<rte>${stop(40, 'Denver', '12')}<rtept lat="40.2" lon="-105.1"/>${stop(
      40.4,
      'Estes Park',
      '12',
      '<link href="https://booking.example/7"/><sym>Lodging</sym>',
    )}${stop(40.6, 'Fort Collins', '13')}</rte>`,
    'Furkot',
  );
  expect(days(text)).toEqual([
    [
      '2026-07-12',
      ['Denver @40,-105', 'Estes Park @40.4,-105 via 1 lodging https://booking.example/7'],
    ],
    ['2026-07-13', ['Fort Collins @40.6,-105']],
  ]);
});

it('takes a comment of others for a note and never for a country', () => {
  const text = gpx(
    '<wpt lat="50" lon="7"><name>Aussicht</name><cmt>toller Blick, gutes Essen</cmt></wpt>',
  );
  expect(read(text).groups[0]?.places[0]).toMatchObject({
    address: '',
    note: 'toller Blick, gutes Essen',
  });
});

it('takes the description where a waypoint has no name, and counts no point twice', () => {
  const text = gpx(
    '<wpt lat="50" lon="7"><desc>Loreley</desc><extensions><terra:wpt xmlns:terra="t" lat="1" lon="1"/></extensions></wpt><wpt lat="0" lon="0"><name>Nirgends</name></wpt>',
  );
  expect(days(text)).toEqual([[null, ['Loreley @50,7']]]);
  expect(notes(text)).toEqual({ 'points-off-globe': [1, 2] });
});

it('reads tracks that devices record in KML, and areas by their middle', () => {
  const track = kml(
    '<Placemark><name>Fahrt</name><gx:Track><when>2026-07-12T08:00:00Z</when><gx:coord>7 50 100</gx:coord><gx:coord>7 50.01 100</gx:coord></gx:Track></Placemark>',
  );
  expect(days(track)).toEqual([[null, ['· @50,7', '· @50.01,7']]]);
  const area = {
    type: 'Polygon',
    coordinates: [
      [
        [7, 50],
        [8, 50],
        [8, 51],
        [7, 51],
        [7, 50],
      ],
    ],
  };
  expect(days(collection(feature(area, { name: 'Camping' })))).toEqual([
    [null, ['Camping @50.5,7.5']],
  ]);
});

it('reads bare geometries, layers of uMap, and names at the top', () => {
  expect(days(point(7, 50))).toEqual([[null, ['· @50,7']]]);
  const both = { type: 'GeometryCollection', geometries: [point(7, 50), point(8, 51)] };
  expect(days(feature(both, { 'Business Name': 'Café' }))).toEqual([
    [null, ['Café @50,7', 'Café @51,8']],
  ]);
  const umap = {
    type: 'umap',
    properties: { name: 'Norwegen' },
    layers: [
      { ...collection(feature(point(7, 60), { name: 'Voss' })), _umap_options: { name: 'A' } },
    ],
  };
  expect(read(umap)).toMatchObject({ format: 'umap', title: 'Norwegen', groups: [{ name: 'A' }] });
});

it('reads a whole Takeout, and tells of files without places', () => {
  const file = archive({
    'Takeout/Saved/Bars.csv':
      'Title,Note,URL,Comment\nDom,,https://maps.google.com/?q=50.9%2C6.9,\n',
    'Takeout/Saved/README.txt': 'Hallo',
    'Takeout/Maps/Reviews.json': '{"hello":1}',
    'Takeout/Location History/Records.json': '{"locations":[]}',
    'Takeout/Maps/Route.gpx': gpx('<wpt lat="50" lon="7"><name>A</name></wpt>'),
  });
  expect(read(file)).toMatchObject({
    format: 'zip',
    groups: [{ name: 'Bars' }, { name: 'Route' }],
  });
  expect(notes(file)).toEqual({ 'files-left': [1] });
});

it('reads a workbook by its cells, with the dates of spreadsheets', () => {
  const file = workbook(
    ['Sommer'],
    ['Ort', 'Datum', 'Breite', 'Länge'],
    ['Köln', 46215, 50.94, 6.96],
    ['', 46216, '', ''],
    ['Bonn', 46216, '50,73', '7,1'],
  );
  expect(days(file)).toEqual([
    ['2026-07-12', ['Köln @50.94,6.96']],
    ['2026-07-13', ['Bonn @50.73,7.1']],
  ]);
  expect(notes(file)).toEqual({ 'rows-left': [1, 4] });
});

const pin = (name: string) =>
  kml(`<Placemark><name>${name}</name><Point><coordinates>7,50</coordinates></Point></Placemark>`);

it('takes the main map of a KMZ with several', () => {
  expect(days(archive({ 'files/a.kml': pin('A'), 'doc.kml': pin('B') }))).toEqual([
    [null, ['B @50,7']],
  ]);
});

it('reads courses, caches and the steps of a journey', () => {
  const at =
    '<Position><LatitudeDegrees>50</LatitudeDegrees><LongitudeDegrees>7</LongitudeDegrees></Position>';
  const turn = `<CoursePoint><Name>L</Name>${at}<PointType>Left</PointType></CoursePoint>`;
  expect(
    days(
      `<TrainingCenterDatabase><Courses><Course><Name>Rhein</Name>${turn}<CoursePoint><Name>Burg</Name>${at}<PointType>Summit</PointType></CoursePoint></Course></Courses></TrainingCenterDatabase>`,
    ),
  ).toEqual([[null, ['Burg @50,7']]]);
  expect(
    days(
      '<loc><waypoint><name id="GC1"><![CDATA[Höhle]]></name><coord lat="50" lon="7"/></waypoint></loc>',
    ),
  ).toEqual([[null, ['Höhle @50,7']]]);
  const step = { display_name: 'Voss', location: { lat: 60, lon: 6 }, start_time: 1_783_857_600 };
  expect(days({ name: 'Norwegen', all_steps: [step] })).toEqual([['2026-07-12', ['Voss @60,6']]]);
});

it.each([
  ['a link to a map on the web', kml('<NetworkLink/>'), 'only-network-links'],
  ['pictures on the map', kml('<GroundOverlay/>'), 'only-pictures'],
  ['points without a place', gpx('<wpt lat="0" lon="0"/>'), 'only-points-off-globe'],
  [
    'a recording of a device',
    '\u000e\u0010\u0000\u0000\u0000\u0000\u0000\u0000.FIT',
    'file-is-fit',
  ],
  ['a timeline', '{"semanticSegments":[]}', 'file-is-timeline'],
  ['an ODS table', archive({ mimetype: 'x', 'content.xml': '<x/>' }), 'file-is-ods'],
])('says what %s is', (_, content, problem) => {
  const result = readFile(typeof content === 'string' ? strToU8(content) : content);
  expect(result).toEqual({ ok: false, error: problem });
});

it('never unpacks more than a phone can hold, however many files share it', () => {
  const half = new Uint8Array(13 * 1024 * 1024);
  const bomb = zipSync({ 'a.csv': half, 'b.csv': half }, { level: 1 });
  expect(readFile(bomb)).toEqual({ ok: false, error: 'archive-too-large' });
});
