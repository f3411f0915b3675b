import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildRoads } from './build.mjs';
import { numberMasses } from './land-masses.mjs';
import { parseFerries, parsePasses, parseRoads } from './parse-source.mjs';

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

  it('reads passes with their winter closure', () => {
    const text =
      'Joch | SS38 | Mals/IT, Bormio/IT | 56 | 2757 | 11-5 |\nPass | B1 | A/AT, B/AT | 5 | 900 | open | T';
    expect(parsePasses(text)).toMatchObject([
      { km: 56, toll: 'none', pass: { name: 'Joch', altitude: 2757, closed: [11, 5] } },
      { km: 5, toll: 'only', pass: { closed: null } },
    ]);
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
    ['one end', () => parsePasses('Joch | SS38 | Mals/IT | 56 | 2757 | open |')],
  ])('refuses %s', (_, read) => {
    expect(read).toThrow();
  });

  it('is what data/roads/roads.json was made of', () => {
    const file = new URL('../../data/roads/roads.json', import.meta.url);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(buildRoads());
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
