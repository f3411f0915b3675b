import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { buildRoads, layRoads, readStretches } from './build.mjs';
import { checkCourses, checkLengths } from './check-courses.mjs';
import { shapeOnLand, wetKm } from './coast-lines.mjs';
import { numberMasses } from './land-masses.mjs';
import { paceOf, waitingMinutes } from './paces.mjs';
import {
  parseBarriers,
  parseFerries,
  parsePasses,
  parseRoads,
  parseSummits,
} from './parse-source.mjs';
import { readLand } from './read-land.mjs';
import { readSource } from './read-source.mjs';

const SOURCE = fileURLToPath(new URL('../../data/roads/source', import.meta.url));

const LAID = layRoads();

/** The map of land knows coasts to 3 km, and beaches, harbours and lagoons lie before them. */
const BAY_KM = 10;

describe('the hand-written table of roads', () => {
  it('joins the cities of a line, in the country above it', () => {
    const text =
      '# Germany\n@DE\nE45 A7 m: Kassel, Fulda\n@AT\nE45 A13 mT: Innsbruck, Sterzing/IT\n';
    expect(parseRoads(text)).toMatchObject([
      { road: 'E45 A7', kind: 'motorway', toll: 'none', from: 'Kassel/DE', to: 'Fulda/DE' },
      { kind: 'motorway', toll: 'only', from: 'Innsbruck/AT', to: 'Sterzing/IT', km: null },
    ]);
  });

  it('takes exceptions between two cities', () => {
    const text =
      '@DK\nE20 m: Odense, Nyborg [mT 22km] Korsør, Slagelse\nE39 n: A [n ferry 9km 0:45] B';
    expect(parseRoads(text)).toMatchObject([
      { from: 'Odense/DK', to: 'Nyborg/DK', toll: 'none', km: null },
      { from: 'Nyborg/DK', to: 'Korsør/DK', toll: 'only', km: 22 },
      { from: 'Korsør/DK', to: 'Slagelse/DK', toll: 'none', km: null },
      { kind: 'ferry', km: 9, minutes: 45 },
    ]);
  });

  it('reads passes with their top and their winter closure', () => {
    const text =
      'Joch | SS38 | Prad/IT, Bormio/IT | 25+21 | 2757 | 46.5,10.4 | s | 11-5 |\nPass | B1 | A/AT, B/AT | 5 | 900 | - | p | open | T';
    expect(parsePasses(text)).toMatchObject([
      { from: 'Prad/IT', to: 'Joch/IT', km: 25, kind: 'hairpins', toll: 'none' },
      { from: 'Joch/IT', to: 'Bormio/IT', km: 21, pass: { altitude: 2757, closed: [11, 5] } },
      { from: 'A/AT', to: 'B/AT', km: 5, kind: 'trunk-pass', toll: 'only', pass: { closed: null } },
    ]);
    expect(parseSummits(text)).toEqual(new Map([['Joch/IT', [46.5, 10.4]]]));
  });

  it('reads ferries with their time and season', () => {
    expect(
      parseFerries(
        'A/FR, B/GB | 42 | 1:30 | all year | ferry\nC/DE, D/DE | 40 | 0:40 | 4-10 | train',
      ),
    ).toMatchObject([
      { kind: 'ferry', km: 42, minutes: 90, months: null },
      { kind: 'train', minutes: 40, months: [4, 10] },
    ]);
  });

  it.each([
    ['a road of no kind', () => parseRoads('@DE\nA7: Kassel, Fulda')],
    ['a city of no country', () => parseRoads('A7 m: Kassel, Fulda')],
    ['a ferry that is none', () => parseFerries('A/FR, B/GB | 42 | 1:30 | all year | swim')],
    ['months that are none', () => parseFerries('A/FR, B/GB | 42 | 1:30 | summer | ferry')],
    ['one end', () => parsePasses('Joch | SS38 | Mals/IT | 56 | 2757 | - | s | open |')],
  ])('refuses %s', (_, read) => {
    expect(read).toThrow();
  });

  it('says what a stretch passes, and which of its bends are meant', () => {
    const text =
      '@DE\nA7 m: Flensburg {Tarp, Schuby} Schleswig [12km] {54.4/9.6!} Rendsburg, Neumünster\n';
    expect(parseRoads(text)).toMatchObject([
      { vias: [{ name: 'Tarp/DE', isMeant: false }, { name: 'Schuby/DE' }], km: null },
      { vias: [{ name: '54.4/9.6', isMeant: true }], km: 12, from: 'Schleswig/DE' },
      { vias: [], to: 'Neumünster/DE' },
    ]);
  });
});

const run = (/** @type {number} */ start, /** @type {number} */ end) => ({ start, end });

describe('masses of land', () => {
  it('are numbered by size, and meet over the date line', () => {
    const rows = [
      [run(0, 40), run(60, 100)],
      [run(45, 55)],
      [run(10, 50), run(60, 61)],
      [run(10, 60)],
    ];
    expect(numberMasses(rows, 100)).toEqual([[2, 2], [1], [1, 0], [1]]);
  });
});

describe('ridges, speeds and waiting', () => {
  it('reads ridges and waters', () => {
    expect(parseBarriers('Fjord: 61.05,5.1 61.2,6')).toEqual([[61.05, 5.1, 61.2, 6]]);
    expect(() => parseBarriers('Fjord: 61.05,5.1')).toThrow();
    expect(() => parseBarriers('Fjord: 61.05,5.1 there')).toThrow();
  });

  it('drives slower where countries and mountains ask for it, and waits longer for long crossings', () => {
    expect(paceOf('motorway', ['CH']).kmh).toBeLessThan(paceOf('motorway', ['DE']).kmh);
    expect(paceOf('road', ['ME']).kmh).toBeLessThan(paceOf('road', ['SE']).kmh);
    expect(paceOf('hairpins', ['IT']).kmh).toBeLessThan(paceOf('trunk-pass', ['IT']).kmh);
    expect(paceOf('road', ['DE', 'PL']).kmh).toBeGreaterThan(paceOf('road', ['PL']).kmh);
    expect([10, 45, 195, 900].map((minutes) => waitingMinutes('ferry', minutes))).toEqual([
      15, 21, 59, 90,
    ]);
  });
});

it('the table is what data/roads/roads.json was made of', () => {
  const file = new URL('../../data/roads/roads.json', import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(buildRoads(LAID));
});

it('roads are drawn once where they share a stretch', () => {
  const shared = LAID.filter(
    ({ from, to, stretch }) =>
      [from.key, to.key].toSorted().join() === 'Chambéry/FR,Montmélian/FR' &&
      stretch.kind === 'motorway',
  );
  expect(shared.length).toBeGreaterThan(2);
  expect(new Set(shared.map(({ shape }) => JSON.stringify(shape))).size).toBe(1);
});

/** Spits and steep coasts that the map of land does not know are among them. */
const OVER_WATER = [
  '56.115/8.125 – Harboør/DK',
  'Agger/DK – Hanstholm/DK',
  'Alanya/TR – Anamur/TR',
  'København/DK – Malmö/SE',
  'Leknes/NO – Moskenes/NO',
  'Lisboa/PT – Setúbal/PT',
  'Namsos/NO – Rørvik/NO',
  'Nyborg/DK – Korsør/DK',
  'Olderfjord/NO – Honningsvåg/NO',
  'Stavanger/NO – Mortavika/NO',
  'Stavanger/NO – Tau/NO',
  'Svendborg/DK – Rudkøbing/DK',
  'Tjeldsundbrua/NO – Lødingen/NO',
  'Varangerbotn/NO – Vadsø/NO',
];

describe('the lines of roads', () => {
  it('have no spikes: no place of a line lies far beside its neighbours, but on two peninsulas', () => {
    const { stretches } = readSource(SOURCE);
    const places = new Map(
      LAID.flatMap(({ from, to }) => [from, to].map((city) => [city.key, city])),
    );
    const spikes = stretches.slice(1).flatMap((next, index) => {
      const last = stretches[index];
      if (!last || last.road !== next.road || last.to !== next.from || last.pass) return [];
      const [a, b, c] = [last.from, last.to, next.to].map((key) => places.get(key));
      if (!a || !b || !c) throw new Error(`no place of ${next.road}`);
      const [there, on, straight] = [degrees(a, b), degrees(b, c), degrees(a, c)];
      return Math.min(there, on) > 0.1 && there + on > 2 * straight ? [last.to] : [];
    });
    expect(spikes).toEqual(['Cahersiveen/IE', 'Gairloch/GB']);
  });

  it('have neither gaps nor zigzags nor wrong lengths', () => {
    const laid = readStretches().map(({ stretch, places }) => ({
      stretch,
      line: places.map((place) => ({ ...place, name: place.key })),
    }));
    expect(checkCourses(laid)).toEqual([]);
    expect(checkLengths(laid, readSource(SOURCE).lengths)).toEqual([]);
  });

  it('lead through no sea, but over bridges, through tunnels and on narrow shores', () => {
    const land = readLand(fileURLToPath(new URL('../../data/roads/land.json', import.meta.url)));
    const wet = LAID.flatMap(({ stretch: { kind }, from, to, shape }) => {
      if (kind === 'ferry' || kind === 'train') return [];
      return wetKm([from, ...shape, to], land) > BAY_KM ? [`${from.key} – ${to.key}`] : [];
    });
    expect(wet.toSorted()).toEqual(OVER_WATER);
  });

  it('bend around a bay, and keep a bridge where the way around is long', () => {
    // A bay of 0.5 degrees from the south, and a strait without an end.
    const bay = {
      step: 0.05,
      isLand: (/** @type {Point} */ { lat, lng }) => lat > 50.1 || lng < 8 || lng > 8.5,
    };
    const [west, east] = [
      { lat: 50, lng: 7.9 },
      { lat: 50, lng: 8.6 },
    ];
    const shape = shapeOnLand(west, east, bay);
    expect(wetKm([west, east], bay)).toBeGreaterThan(30);
    expect(wetKm([west, ...shape, east], bay)).toBeLessThan(6);
    const strait = { step: 0.05, isLand: (/** @type {Point} */ { lng }) => lng < 8 || lng > 8.2 };
    expect(shapeOnLand(west, { lat: 50, lng: 8.3 }, strait)).toEqual([]);
  });
});

/** @typedef {import('./coast-lines.mjs').Point} Point */

/** @param {Point} one @param {Point} other */
function degrees(one, other) {
  return Math.hypot(
    (other.lng - one.lng) * Math.cos((one.lat * Math.PI) / 180),
    other.lat - one.lat,
  );
}
