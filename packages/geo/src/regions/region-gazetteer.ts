import { isSettlement, SETTLEMENT_KINDS, type PlaceKind, type PoiKind } from '@fahrtwind/domain';
import { countryAt } from '../gazetteer/country-at.ts';
import { foldings, foldWords } from '../gazetteer/fold.ts';
import type { GazetteerData } from '../gazetteer/gazetteer-data.ts';
import type { RegionPlace, RegionPoi, RegionStreet } from './region-entries.ts';

/** A row of the index: a place, or a street or a point of interest in a town. */
interface Row {
  readonly kind: PlaceKind;
  readonly name: string;
  readonly englishName: string;
  readonly town: string;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
  readonly isSight?: boolean;
}

const KINDS: readonly PlaceKind[] = [...SETTLEMENT_KINDS, 'address', 'poi'];
/** Streets and restaurants weigh as much as a hamlet; sights are looked for more often. */
const IMPORTANCE = { street: 1.5, poi: 1.5, sight: 2 };
const USUAL_POPULATION = { city: 150_000, town: 15_000, village: 500 };

/**
 * The columns of the gazetteer's search engine for an imported region: places, then streets, then points of interest
 * that have a name.
 */
export function regionGazetteer(
  places: readonly RegionPlace[],
  streets: readonly RegionStreet[],
  pois: readonly RegionPoi[],
): GazetteerData {
  const rows: readonly Row[] = [
    ...places.map((place) => ({ ...place, town: '' })),
    ...streets.map((street): Row => ({
      ...street,
      kind: 'address',
      englishName: street.name,
      population: 0,
    })),
    ...pois
      .filter(({ name }) => name !== '')
      .map((poi): Row => ({
        ...poi,
        kind: 'poi',
        isSight: SIGHTS.has(poi.kind),
        englishName: poi.name,
        population: 0,
      })),
  ];
  const texts = numbered(['']);
  const countries = numbered<string>([]);
  const towns = numbered(['']);
  const country = Uint8Array.from(rows, (row) => countries.of(countryNear(row)));
  const columns = {
    lat: Int32Array.from(rows, ({ lat }) => Math.round(lat * 1e5)),
    lng: Int32Array.from(rows, ({ lng }) => Math.round(lng * 1e5)),
    population: Uint32Array.from(rows, ({ population }) => population),
    name: Uint32Array.from(rows, ({ name }) => texts.of(name)),
    englishName: Uint32Array.from(rows, ({ englishName }) => texts.of(englishName)),
    state: Uint16Array.from(rows, ({ town }) => withinLimit(towns.of(town))),
    zone: new Uint16Array(rows.length),
    kind: Uint8Array.from(rows, ({ kind }) => KINDS.indexOf(kind)),
    importance: Uint8Array.from(rows, (row) => Math.round(importanceOf(row) * 25)),
    radiusKm: new Uint16Array(rows.length),
  };
  const stateName = Uint32Array.from(towns.all(), (town) => texts.of(town));
  return {
    ...columns,
    country,
    stateName,
    stateEnglishName: stateName,
    stateCountry: new Uint8Array(stateName.length),
    countries: countries.all(),
    zones: [''],
    kinds: KINDS,
    ...nameColumns(rows),
    ...textColumns(texts.all()),
  };
}

const SIGHTS: ReadonlySet<PoiKind> = new Set(['sight', 'viewpoint', 'museum', 'nature', 'beach']);

const MOST_TOWNS = 65_535;

/** The column has room for so many; streets in further towns are found without theirs. */
function withinLimit(town: number): number {
  return town > MOST_TOWNS ? 0 : town;
}

function importanceOf({ kind, population, isSight = false }: Row): number {
  if (kind === 'address') return IMPORTANCE.street;
  if (!isSettlement(kind)) return isSight ? IMPORTANCE.sight : IMPORTANCE.poi;
  return Math.log10(Math.max(10, population || USUAL_POPULATION[kind]));
}

const CELLS_PER_DEGREE = 40;
const knownCountries = new Map<string, string>();

/** Borders are not drawn finer than houses stand; most streets of a town share one question. */
function countryNear({ lat, lng }: Row): string {
  const key = `${Math.round(lat * CELLS_PER_DEGREE)} ${Math.round(lng * CELLS_PER_DEGREE)}`;
  const known = knownCountries.get(key) ?? (countryAt({ lat, lng }) || 'ZZ');
  knownCountries.set(key, known);
  return known;
}

/** Numbers things in the order in which they come. */
function numbered<T>(first: readonly T[]): { of(thing: T): number; all(): readonly T[] } {
  const numbers = new Map(first.map((thing, index) => [thing, index]));
  return {
    of: (thing) => {
      const number = numbers.get(thing) ?? numbers.size;
      numbers.set(thing, number);
      return number;
    },
    all: () => [...numbers.keys()],
  };
}

type NameColumns = Pick<
  GazetteerData,
  | 'namePlace'
  | 'nameIsAlternate'
  | 'nameStart'
  | 'nameWords'
  | 'wordStart'
  | 'wordBytes'
  | 'postingStart'
  | 'postings'
>;

/** Every spelling of every name as a list of words, and for every word, in order, the names it is in. */
function nameColumns(rows: readonly Row[]): NameColumns {
  const names = rows.flatMap(({ name, englishName }, place) =>
    [...new Set([name, englishName].flatMap(spellingsOf))].map((text) => ({
      place,
      words: text.split(' '),
    })),
  );
  const words = [...new Set(names.flatMap((name) => name.words))].toSorted();
  const idOf = new Map(words.map((word, id) => [word, id]));
  const ids = names.map((name) => name.words.map((word) => idOf.get(word) ?? 0));
  const postings = words.map((): number[] => []);
  for (const [name, own] of ids.entries()) for (const id of own) postings[id]?.push(name);
  return {
    namePlace: Uint32Array.from(names, ({ place }) => place),
    nameIsAlternate: new Uint8Array(names.length),
    nameStart: starts(ids.map(({ length }) => length)),
    nameWords: Uint32Array.from(ids.flat()),
    wordStart: starts(words.map(({ length }) => length)),
    wordBytes: new Uint8Array(Buffer.from(words.join(''), 'latin1')),
    postingStart: starts(postings.map(({ length }) => length)),
    postings: Uint32Array.from(postings.flat()),
  };
}

function spellingsOf(text: string): readonly string[] {
  return foldings(text).flatMap((folded) => foldWords(folded).join(' ') || []);
}

function textColumns(texts: readonly string[]): Pick<GazetteerData, 'textStart' | 'textBytes'> {
  const bytes = texts.map((text) => Buffer.from(text));
  return {
    textStart: starts(bytes.map(({ length }) => length)),
    textBytes: Buffer.concat(bytes),
  };
}

function starts(lengths: readonly number[]): Uint32Array {
  let sum = 0;
  return Uint32Array.from([0, ...lengths], (length) => (sum += length));
}
