import { brotliCompressSync, constants } from 'node:zlib';
import { packSections } from './pack-sections.mjs';

/** @typedef {import('./entry.mjs').Entry} Entry */
/** @typedef {Pick<typeof import('../../packages/geo/src/gazetteer/fold.ts'), 'foldings' | 'foldWords'>} Fold */
/** @typedef {{ readonly place: number, readonly words: readonly string[], readonly isAlternate: boolean }} Name */

const KINDS = [
  'city',
  'town',
  'village',
  'region',
  'lake',
  'island',
  'park',
  'country',
  'airport',
  'station',
  'poi',
];

/**
 * The gazetteer as one file that the server uses without parsing: columns of places, their names as lists of words,
 * and for every word, sorted, the names that contain it.
 *
 * @param {readonly Entry[]} entries
 * @param {ReadonlyMap<string, { readonly name: string, readonly englishName: string }>} stateNames
 * @param {Fold} folding
 */
export function writeGazetteer(entries, stateNames, folding) {
  const texts = textTable();
  const countries = [...new Set(entries.map(({ country }) => country))].toSorted();
  const zones = [...new Set(entries.map(({ timeZone }) => timeZone))].toSorted();
  const states = ['', ...[...stateNames.keys()].toSorted()];
  const zoneOf = new Map(zones.map((zone, index) => [zone, index]));
  const countryOf = new Map(countries.map((code, index) => [code, index]));
  const stateOf = new Map(states.map((id, index) => [id, index]));
  const sections = {
    lat: Int32Array.from(entries, ({ lat }) => Math.round(lat * 1e5)),
    lng: Int32Array.from(entries, ({ lng }) => Math.round(lng * 1e5)),
    population: Uint32Array.from(entries, ({ population }) => population),
    name: Uint32Array.from(entries, ({ name }) => texts.idOf(name)),
    englishName: Uint32Array.from(entries, ({ englishName }) => texts.idOf(englishName)),
    state: Uint16Array.from(entries, ({ state }) => stateOf.get(state) ?? 0),
    zone: Uint16Array.from(entries, ({ timeZone }) => zoneOf.get(timeZone) ?? 0),
    country: Uint8Array.from(entries, ({ country }) => countryOf.get(country) ?? 0),
    kind: Uint8Array.from(entries, ({ kind }) => KINDS.indexOf(kind)),
    importance: Uint8Array.from(entries, ({ importance }) =>
      Math.round(clamp(importance, 0, 10) * 25),
    ),
    radiusKm: Uint16Array.from(entries, ({ radiusKm }) => radiusKm),
    stateName: Uint32Array.from(states, (id) => texts.idOf(stateNames.get(id)?.name ?? '')),
    stateEnglishName: Uint32Array.from(states, (id) =>
      texts.idOf(stateNames.get(id)?.englishName ?? ''),
    ),
    stateCountry: Uint8Array.from(states, (id) => Math.max(countries.indexOf(id.slice(0, 2)), 0)),
    ...wordSections(namesOf(entries, folding)),
    ...texts.sections(),
  };
  const packed = packSections({ countries, zones, kinds: KINDS }, sections);
  return brotliCompressSync(packed, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: packed.length,
    },
  });
}

/**
 * Every name of every place once; displayed names come first.
 *
 * @param {readonly Entry[]} entries
 * @param {Fold} folding
 * @returns {readonly Name[]}
 */
function namesOf(entries, { foldings, foldWords }) {
  /** @param {string} text */
  const spellings = (text) => foldings(text).map((folded) => foldWords(folded).join(' '));
  return entries.flatMap(({ name, englishName, otherNames, alternates }, place) => {
    const main = [name, englishName, ...otherNames].flatMap(spellings);
    const other = alternates.flatMap(spellings);
    const known = new Set(main);
    return [
      ...[...known].map((text) => ({ text, isAlternate: false })),
      ...[...new Set(other)]
        .filter((text) => !known.has(text))
        .map((text) => ({ text, isAlternate: true })),
    ].flatMap(({ text, isAlternate }) =>
      text === '' ? [] : [{ place, isAlternate, words: text.split(' ') }],
    );
  });
}

/** @param {readonly Name[]} names */
function wordSections(names) {
  const words = [...new Set(names.flatMap((name) => name.words))].toSorted();
  const idOf = new Map(words.map((word, id) => [word, id]));
  const counts = new Uint32Array(words.length + 1);
  const wordsOfNames = Uint32Array.from(
    names.flatMap((name) => name.words),
    (word) => idOf.get(word) ?? 0,
  );
  for (const id of wordsOfNames) counts[id + 1] = (counts[id + 1] ?? 0) + 1;
  const postingStart = counts.map(runningSum());
  const next = postingStart.slice();
  const postings = new Uint32Array(wordsOfNames.length);
  let at = 0;
  names.forEach((name, index) => {
    for (const _ of name.words) {
      const id = wordsOfNames[at++] ?? 0;
      postings[next[id] ?? 0] = index;
      next[id] = (next[id] ?? 0) + 1;
    }
  });
  return {
    namePlace: Uint32Array.from(names, ({ place }) => place),
    nameIsAlternate: Uint8Array.from(names, ({ isAlternate }) => Number(isAlternate)),
    nameStart: starts(names.map((name) => name.words.length)),
    nameWords: wordsOfNames,
    wordStart: starts(words.map((word) => word.length)),
    wordBytes: new Uint8Array(Buffer.from(words.join(''), 'latin1')),
    postingStart,
    postings,
  };
}

function textTable() {
  /** @type {Map<string, number>} */
  const ids = new Map();
  return {
    /** @param {string} text */
    idOf: (text) => {
      const known = ids.get(text);
      if (known !== undefined) return known;
      ids.set(text, ids.size);
      return ids.size - 1;
    },
    sections: () => {
      const texts = [...ids.keys()].map((text) => Buffer.from(text));
      return {
        textStart: starts(texts.map(({ length }) => length)),
        textBytes: new Uint8Array(Buffer.concat(texts)),
      };
    },
  };
}

/** @param {readonly number[]} lengths */
function starts(lengths) {
  return Uint32Array.from([0, ...lengths]).map(runningSum());
}

function runningSum() {
  let sum = 0;
  return (/** @type {number} */ value) => (sum += value);
}

/** @param {number} value @param {number} least @param {number} most */
function clamp(value, least, most) {
  return Math.min(Math.max(value, least), most);
}
