import { countryOf, shortLabel, type Language } from '@fahrtwind/domain';
import { call } from '../../../api/client.ts';
import type { ImportedFile, ImportedPlace } from './read/imported-file.ts';

/** More questions would keep people waiting, and the server refuses a flood of them. */
const MAX_QUESTIONS = 60;
const AT_ONCE = 4;

/** What the own search of places said about a file. */
export interface LookUp {
  readonly file: ImportedFile;
  /** Names of the places that were found by their address. */
  readonly found: readonly string[];
  /** Names of the found places for which only the town was found. */
  readonly rough: readonly string[];
  readonly missing: readonly string[];
  /** How many points of tracks were named. */
  readonly named: number;
}

/** Looks for places that have no coordinates, and names points that have no name. */
export async function lookUpPlaces(
  file: ImportedFile,
  language: Language,
  signal: AbortSignal,
): Promise<LookUp> {
  const unclear = file.groups.flatMap(({ places }) => places).filter(isUnclear);
  const answers = new Map<ImportedPlace, Answer>();
  for (let at = 0; at < Math.min(unclear.length, MAX_QUESTIONS); at += AT_ONCE) {
    signal.throwIfAborted();
    const asked = unclear.slice(at, Math.min(at + AT_ONCE, MAX_QUESTIONS));
    const found = await Promise.all(asked.map((place) => ask(place, language, signal)));
    for (const [index, place] of asked.entries()) answers.set(place, found[index] ?? NOTHING);
  }
  const groups = file.groups.map((group) => ({
    ...group,
    places: group.places.map((place) => answers.get(place)?.place ?? place),
  }));
  const located = unclear.filter(({ point }) => point === null);
  const answerOf = (place: ImportedPlace): Answer => answers.get(place) ?? NOTHING;
  return {
    file: { ...file, groups },
    found: located.filter((place) => answerOf(place).place !== null).map(wordOf),
    rough: located.filter((place) => answerOf(place).isRough).map(wordOf),
    missing: located.filter((place) => answerOf(place).place === null).map(wordOf),
    named: [...answers].filter(([{ point }, { place }]) => point !== null && place !== null).length,
  };
}

interface Answer {
  readonly place: ImportedPlace | null;
  readonly isRough: boolean;
}

const NOTHING: Answer = { place: null, isRough: false };

function isUnclear({ point, name }: ImportedPlace): boolean {
  return point === null || name === '';
}

function wordOf({ name, address }: ImportedPlace): string {
  return name || address;
}

async function ask(place: ImportedPlace, language: Language, signal: AbortSignal): Promise<Answer> {
  try {
    return place.point === null
      ? await locate(place, language, signal)
      : { place: await nameOf(place, place.point, language, signal), isRough: false };
  } catch (cause) {
    signal.throwIfAborted();
    // One place that cannot be asked for must not cost the others.
    console.warn(cause);
    return NOTHING;
  }
}

/** Asks for the whole address, then without its beginning: towns are known everywhere, streets are not. */
async function locate(place: ImportedPlace, lang: Language, signal: AbortSignal): Promise<Answer> {
  const parts = (place.address || place.name).split(',').map((part) => part.trim());
  for (const start of [0, 1, 2].filter((index) => index < parts.length)) {
    const q = parts
      .slice(start)
      .join(', ')
      .replace(/\b\d{4,5}\s+/, start === 0 ? '$&' : '');
    const { places } = await call('searchPlaces', { query: { q, lang, limit: 1 }, signal });
    const [found] = places;
    if (!found) continue;
    const { lat, lng } = found;
    const name = place.name || shortLabel(found);
    const address = [name.replaceAll(',', ' '), countryOf(found)].filter(Boolean).join(', ');
    return { place: { ...place, name, address, point: { lat, lng } }, isRough: start > 0 };
  }
  return NOTHING;
}

async function nameOf(
  place: ImportedPlace,
  { lat, lng }: NonNullable<ImportedPlace['point']>,
  lang: Language,
  signal: AbortSignal,
): Promise<ImportedPlace | null> {
  const { places } = await call('findPlacesAt', { query: { lat, lng, lang }, signal });
  const [found] = places;
  return found ? { ...place, name: shortLabel(found), address: found.label } : null;
}
