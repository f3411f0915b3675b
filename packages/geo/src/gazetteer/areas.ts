import { textOf, type GazetteerData } from './gazetteer-data.ts';
import { foldWords } from './fold.ts';

/** Where a word of the query says that the place lies. */
export interface Areas {
  readonly countries: ReadonlySet<number>;
  readonly states: ReadonlySet<number>;
  /** Places that are landscapes, lakes or islands. */
  readonly regions: readonly number[];
}

/** Finds countries, states and regions by a word of theirs; for a word that is still being typed also by its beginning. */
export type FindAreas = (word: string, isUnfinished: boolean) => Areas | null;

interface Collected {
  readonly countries: Set<number>;
  readonly states: Set<number>;
  readonly regions: number[];
}

/** What people call countries beside their names. */
const ALIASES: Readonly<Record<string, string>> = {
  GB: 'uk grossbritannien britain',
  US: 'usa amerika america',
  NL: 'holland',
  CZ: 'tschechische cesko',
  IT: 'italia',
  ES: 'espana',
  DE: 'brd',
  BY: 'weissrussland',
  MK: 'mazedonien',
  TR: 'turkey',
};

/** Too many areas have these in their names. */
const IGNORED = new Set('und and of the der die das la le de region kanton provinz'.split(' '));

const SHORTEST_BEGINNING = 4;

export function createAreas(data: GazetteerData): FindAreas {
  const areas = new Map<string, Collected>();
  addCountries(data, areas);
  addStates(data, areas);
  addRegions(data, areas);
  const words = [...areas.keys()];
  return (word, isUnfinished) => {
    const exact = areas.get(word);
    if (exact || !isUnfinished || word.length < SHORTEST_BEGINNING) return exact ?? null;
    const begun = words.filter((one) => one.startsWith(word));
    return begun.length === 0 ? null : union(begun.flatMap((one) => areas.get(one) ?? []));
  };
}

function addCountries({ countries }: GazetteerData, areas: Map<string, Collected>): void {
  const german = new Intl.DisplayNames('de', { type: 'region' });
  const english = new Intl.DisplayNames('en', { type: 'region' });
  countries.forEach((code, index) => {
    const names = [german.of(code), english.of(code), ALIASES[code]].join(' ');
    for (const word of wordsOf(names)) collectedAt(areas, word).countries.add(index);
  });
}

function addStates(data: GazetteerData, areas: Map<string, Collected>): void {
  data.stateName.forEach((name, index) => {
    const english = data.stateEnglishName[index] ?? 0;
    for (const word of wordsOf(`${textOf(data, name)} ${textOf(data, english)}`)) {
      collectedAt(areas, word).states.add(index);
    }
  });
}

function addRegions(data: GazetteerData, areas: Map<string, Collected>): void {
  data.radiusKm.forEach((radius, place) => {
    if (radius === 0) return;
    const names = [data.name[place], data.englishName[place]].map((id) => textOf(data, id ?? 0));
    for (const word of wordsOf(names.join(' '))) collectedAt(areas, word).regions.push(place);
  });
}

function wordsOf(names: string): readonly string[] {
  // Longer lists than the words of one name, so word by word.
  const words = names.split(/\s+/).flatMap((name) => foldWords(name));
  return [...new Set(words)].filter((word) => !IGNORED.has(word));
}

function collectedAt(areas: Map<string, Collected>, word: string): Collected {
  const known = areas.get(word);
  if (known) return known;
  const collected = { countries: new Set<number>(), states: new Set<number>(), regions: [] };
  areas.set(word, collected);
  return collected;
}

function union(all: readonly Collected[]): Areas {
  return {
    countries: new Set(all.flatMap(({ countries }) => [...countries])),
    states: new Set(all.flatMap(({ states }) => [...states])),
    regions: all.flatMap(({ regions }) => regions),
  };
}
