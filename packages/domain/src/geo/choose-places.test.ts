import { describe, expect, it } from 'vitest';
import { choosePlaces, type PlaceCandidate } from './choose-places.ts';

type Row = readonly [name: string, lat: number, lng: number, population?: number];

const HAMBURG: readonly Row[] = [
  ['Hamburg', 53.55, 10, 1_845_229],
  ['Hamburg, Land', 53.58, 10, 5_341_581],
  ['Hamburg, New York', 42.72, -78.83, 9576],
];
const KRISTIANSAND: readonly Row[] = [
  ['Kristiansand', 58.15, 8, 93_205],
  ['Kristiansund', 63.11, 7.73, 24_013],
];
const BORGUND: readonly Row[] = [
  ['Burgund', 47.1, 4.4],
  ['Stabkirche Borgund', 61.05, 7.81],
];
const LOM: readonly Row[] = [
  ['Lom, Bulgarien', 43.82, 23.24, 26_594],
  ['Lombardei', 45.6, 9.6, 9_599_335],
  ['Lomé', 6.13, 1.22, 749_700],
  ['Łomża', 53.18, 22.06, 63_723],
  ['Lom, Norwegen', 61.84, 8.57, 2211],
];
const GEIRANGER: readonly Row[] = [['Geiranger', 62.1, 7.2, 220]];
const PARIS: readonly Row[] = [['Paris', 48.86, 2.35, 2_138_551]];
const ROM: readonly Row[] = [
  ['Rom', 41.9, 12.5, 2_318_895],
  ['Romilly-sur-Seine', 48.52, 3.73, 14_000],
];
const BERLIN: readonly Row[] = [['Berlin', 52.52, 13.4, 3_426_354]];
const FRANKFURT: readonly Row[] = [
  ['Frankfurt am Main', 50.11, 8.68, 650_000],
  ['Frankfurt (Oder)', 52.34, 14.55, 57_000],
];
const POSEN: readonly Row[] = [['Posen', 52.4, 16.93, 570_000]];

const candidate = ([, lat, lng, population = 0]: Row): PlaceCandidate => ({ lat, lng, population });

/** The chosen names, with a question mark where the choice is not sure. */
function chosen(lines: readonly (readonly Row[])[], start?: Row): readonly string[] {
  const found = choosePlaces(
    lines.map((rows) => rows.map(candidate)),
    start && candidate(start),
  );
  return found.map(({ index, isSure }, line) => {
    const [name = 'none'] = lines[line]?.[index] ?? [];
    return isSure ? name : `${name}?`;
  });
}

describe('the places of a list', () => {
  it('lie where the others of the list lie', () => {
    expect(chosen([HAMBURG, KRISTIANSAND, BORGUND, LOM, GEIRANGER, HAMBURG])).toEqual([
      'Hamburg',
      'Kristiansand',
      'Stabkirche Borgund',
      'Lom, Norwegen',
      'Geiranger',
      'Hamburg',
    ]);
  });

  it('are not exchanged for villages on the way', () => {
    expect(chosen([PARIS, ROM, HAMBURG])).toEqual(['Paris', 'Rom', 'Hamburg']);
  });

  it('are not sure where two of a name are as likely', () => {
    expect(chosen([BERLIN, FRANKFURT, POSEN])).toEqual(['Berlin', 'Frankfurt am Main?', 'Posen']);
  });

  it('lie near the place from which the journey goes on', () => {
    expect(chosen([BORGUND])).toEqual(['Burgund?']);
    expect(chosen([BORGUND], ['Bergen', 60.39, 5.32])).toEqual(['Stabkirche Borgund']);
  });

  it('are far off when the way makes a long detour to them', () => {
    const [bulgaria] = LOM.slice(0, 1).map(candidate);
    const lines = [HAMBURG, KRISTIANSAND, GEIRANGER].map((rows) => rows.map(candidate));
    const found = choosePlaces(lines.toSpliced(2, 0, bulgaria ? [bulgaria] : []));
    expect(found[2]).toMatchObject({ isSure: true, isFarOff: true });
    expect(choosePlaces(lines).map(({ isFarOff }) => isFarOff)).toEqual([false, false, false]);
  });

  it('may be unknown', () => {
    expect(chosen([PARIS, [], ROM])).toEqual(['Paris', 'none?', 'Rom']);
    expect(chosen([])).toEqual([]);
  });
});
