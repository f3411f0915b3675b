import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readGazetteerData, textOf } from '../../packages/geo/src/gazetteer/gazetteer-data.ts';
import { createOutlines } from '../../packages/geo/src/outlines/create-outlines.ts';
import { createBarriers } from '../../packages/geo/src/roads/barriers.ts';
import { loadRoadEstimates } from '../../packages/geo/src/roads/load-roads.ts';
import { readBarriers } from './build.mjs';
import { findDetours, neighbours } from './find-detours.mjs';
import { readTerrain, WORLD_FILE } from './read-terrain.mjs';
import { areNeighbours, DENSE } from './small-roads.mjs';

/** @typedef {import('./find-detours.mjs').Town} Town */

const path = (/** @type {string} */ name) =>
  fileURLToPath(new URL(`../../${name}`, import.meta.url));
const roads = loadRoadEstimates(path('data/roads'));

/** @type {(from: import('./geometry.mjs').Point, to: import('./geometry.mjs').Point) => number | null} */
const metersBetween = (from, to) =>
  roads.way({ from, to, profile: 'driving', mayUseToll: true, month: 7, isMeasureOnly: true })
    ?.meters ?? null;

const SETTLEMENTS = new Set(['city', 'town', 'village']);

/** Towns of Europe where small roads join neighbours on every side. @returns {Promise<readonly Town[]>} */
async function readTowns() {
  const data = await readGazetteerData(path('data/places/gazetteer.bin.br'));
  const dense = new Set(DENSE.filter((country) => !['BY', 'RU', 'TR', 'UA'].includes(country)));
  /** @type {Town[]} */
  const towns = [];
  for (const [place, population] of data.population.entries()) {
    const country = data.countries[data.country[place] ?? -1] ?? '';
    const [lat = 0, lng = 0] = [data.lat[place], data.lng[place]].map((part) => (part ?? 0) / 1e5);
    const kind = data.kinds[data.kind[place] ?? -1];
    const isCounted = SETTLEMENTS.has(kind ?? '') && population >= 2000;
    if (isCounted && dense.has(country) && lat > 34 && lng > -11)
      towns.push({ name: textOf(data, data.name[place] ?? 0), country, lat, lng, population });
  }
  return towns;
}

/** @returns {ReadonlyMap<string, Town>} the stops of the editorial trips */
function readStops() {
  const folder = path('content/posts');
  return new Map(
    readdirSync(folder)
      .filter((name) => name.startsWith('roadtrip-'))
      .flatMap((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')).route.days)
      .flatMap((/** @type {{ stops: readonly Town[] }} */ { stops }) => stops)
      .map((stop) => [stop.name, stop]),
  );
}

/** Motorways lead round, and are quicker than small roads would be. */
const BY_MOTORWAY = [
  'Massafra – Monopoli',
  'Chécy – Châteaudun',
  'Gmunden – Ried im Innkreis',
  'Neumarkt am Wallersee – Ried im Innkreis',
  'Augsburg – Ingolstadt',
  'Rivas-Vaciamadrid – Alcalá de Henares',
  'Kościan – Nowy Tomyśl',
  'Pordenone – Gemona',
  'Grândola – Évora',
  'Găeşti – Ploieşti',
  'Salies-de-Béarn – Mont-de-Marsan',
  'Zwickau – Grimma',
  'Loja – Lucena',
  'Torrevieja – Murcia',
  'Livingston – Stirling',
  'Sangerhausen – Bernburg',
  'Grândola – Montemor-o-Novo',
  'Otok – Osijek',
  'Beauvais – Neufchâtel-en-Bray',
  'Novara – Gallarate',
  'Saint-Avold – Saarlouis',
  'Chartres – Mantes-la-Jolie',
  'Vienne – Bourgoin-Jallieu',
  'Gütersloh – Münster',
  'Dundalk – Portadown',
  'Kirkcaldy – Stirling',
];
/** Hills that are too steep, or a forest along a border, where small roads are not taken for granted. */
const BY_VALLEYS = [
  'Katerini – Véroia',
  'Tripoli – Argos',
  'Micheldorf in Oberösterreich – Waidhofen an der Ybbs',
  'Suva Reka – Istok',
  'Pitlochry – Banchory',
  'Hauzenberg – Větřní',
  'Filiátes – Eleoúsa',
  'Deçan – Kosovska Mitrovica',
  'Oleiros – Oliveira do Hospital',
  'Gmünd – Dačice',
  'Slovenj Gradec – Leibnitz',
  'Arta – Paramythiá',
];
const REALLY_ROUND = new Set([...BY_MOTORWAY, ...BY_VALLEYS]);

describe('ways between neighbours', () => {
  it('lead far round only where water, mountains or a border lie between', async () => {
    const towns = await readTowns();
    const pairs = neighbours(towns).filter(({ from, to }) =>
      areNeighbours(from.country, to.country),
    );
    const terrain = await readTerrain(createOutlines(WORLD_FILE), towns);
    const crosses = createBarriers([...readBarriers(), ...terrain.rivers]);
    const found = findDetours(pairs, { metersBetween, crosses, terrain });
    expect(pairs.length).toBeGreaterThan(5000);
    const names = found.map(
      ({ from, to, airKm, km }) =>
        `${from.name} – ${to.name}: ${km.toFixed(0)} km for ${airKm.toFixed(0)}`,
    );
    expect(names.filter((name) => !REALLY_ROUND.has(name.slice(0, name.indexOf(':'))))).toEqual([]);
  }, 120_000);

  it.each([
    ['Cēsis', 'Pärnu', 150],
    ['Kuldīga', 'Jūrmala', 140],
    ['Kosta', 'Vimmerby', 115],
    ['Blåvand', 'Hvide Sande', 65],
    ['Trakai', 'Kaunas', 86],
    ['Curtea de Argeș', 'Rucăr', 63],
    ['Voidokilia', 'Olympia', 105],
  ])('from %s to %s is about %d km', (from, to, km) => {
    const stops = readStops();
    const [here, there] = [stops.get(from), stops.get(to)];
    if (!here || !there) throw new Error(`${from} or ${to} is no stop of the trips any more`);
    const found = (metersBetween(here, there) ?? 0) / 1000;
    expect(Math.abs(found / km - 1), `${found.toFixed(0)} km`).toBeLessThan(0.15);
  });

  it('cross the Thyborøn Kanal by its ferry', () => {
    const [thyboron, agger] = [
      { lat: 56.6985, lng: 8.2124 },
      { lat: 56.78, lng: 8.235 },
    ];
    const way = roads.way({ from: thyboron, to: agger, profile: 'driving', mayUseToll: true });
    expect(way).toMatchObject({ hasFerry: true });
    expect(way?.meters).toBeLessThan(50_000);
  });
});
