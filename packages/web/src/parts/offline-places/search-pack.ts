import { distanceMeters, type Language, type Location } from '@fahrtwind/domain';

interface PackedPlace {
  readonly name: string;
  readonly folded: string;
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
  readonly importance: number;
}

export interface PackQuery {
  readonly text: string;
  readonly language: Language;
  readonly near?: Pick<Location, 'lat' | 'lng'> | undefined;
  readonly limit: number;
}

export type SearchPack = (query: PackQuery) => readonly Location[];

const WHOLE_POINTS = 3;
const BEGINNING_POINTS = 1;
const NEAR_POINTS = 3;
const NEAR_METERS = 80_000;

/** A search in the names that are on the device; its points are those of the server, but for typos. */
export function createPackSearch(pack: string): SearchPack {
  const places = readPack(pack);
  return ({ text, language, near, limit }) => {
    const wanted = fold(text);
    if (wanted === '') return [];
    return places
      .flatMap((place) => {
        const points = pointsOf(place, wanted, near);
        return points === null ? [] : [{ place, points }];
      })
      .toSorted((one, other) => other.points - one.points)
      .slice(0, limit)
      .map(({ place }) => toLocation(place, language));
  };
}

/** Null when the name does not have the text at the beginning of a word. */
function pointsOf(place: PackedPlace, wanted: string, near: PackQuery['near']): number | null {
  const { folded, importance } = place;
  const isBeginning = folded.startsWith(wanted);
  if (!isBeginning && !folded.includes(` ${wanted}`)) return null;
  const match = folded === wanted ? WHOLE_POINTS : Number(isBeginning) * BEGINNING_POINTS;
  const nearness = near ? NEAR_POINTS * Math.exp(-distanceMeters(place, near) / NEAR_METERS) : 0;
  return importance + match + nearness;
}

function readPack(pack: string): readonly PackedPlace[] {
  const places: PackedPlace[] = [];
  let country = '';
  for (const line of pack.split('\n')) {
    const [name = '', lat, lng, importance] = line.split('\t');
    if (importance === undefined) country = name || country;
    else
      places.push({
        name,
        folded: fold(name),
        country,
        lat: Number(lat) / 1000,
        lng: Number(lng) / 1000,
        importance: Number(importance) / 10,
      });
  }
  return places;
}

const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae' };

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[ßøłđæ]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

function toLocation({ name, country, lat, lng }: PackedPlace, language: Language): Location {
  const countryName = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
  const label = `${name}, ${countryName}`;
  return { lat, lng, label, longLabel: label, englishName: '' };
}
