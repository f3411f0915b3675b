import { readFile } from 'node:fs/promises';
import { serialiseLocation } from '@fahrtwind/domain';
import { createCountryNames } from '../gazetteer/to-place.ts';
import {
  POI_KINDS,
  type BoundingBox,
  type FoundPoi,
  type Language,
  type PlaceFinder,
} from '../ports.ts';

interface Sight {
  readonly id: string;
  readonly kind: FoundPoi['kind'];
  readonly names: Readonly<Record<Language, string>>;
  readonly countryCode: string;
  readonly lat: number;
  readonly lng: number;
}

/** Well-known sights that ship with the product, in a table that a person can read. */
export function createBundledSights(file: string): PlaceFinder {
  const countryName = createCountryNames();
  let loaded: Promise<readonly Sight[]> | null = null;
  const sights = (): Promise<readonly Sight[]> =>
    (loaded ??= readFile(file, 'utf8').then(readSights));
  return {
    find: async ({ box, kinds, language, limit }) => {
      const found = (await sights()).filter(
        (sight) => kinds.includes(sight.kind) && isIn(box, sight),
      );
      return {
        value: found.slice(0, limit).map((sight) => toPoi(sight, language, countryName)),
        source: 'fahrtwind',
        attribution: ['Fahrtwind'],
        isFallback: false,
      };
    },
  };
}

function toPoi(
  { id, kind, names, countryCode, lat, lng }: Sight,
  language: Language,
  countryName: ReturnType<typeof createCountryNames>,
): FoundPoi {
  const country = countryName(countryCode, language);
  const label = [names[language], country].filter(Boolean).join(', ');
  const location = serialiseLocation({ lat, lng, label, longLabel: label, englishName: names.en });
  return { osmId: `fahrtwind/${id}`, kind, name: names[language], location, url: '' };
}

/** Whether a point lies in a box, which may reach across the date line. */
export function isIn(
  { west, south, east, north }: BoundingBox,
  point: Pick<Sight, 'lat' | 'lng'>,
): boolean {
  const { lat, lng } = point;
  const isBetween = west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
  return isBetween && lat >= south && lat <= north;
}

function readSights(text: string): readonly Sight[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [id = '', given, de = '', en = '', countryCode = '', lat, lng] = line.split('\t');
      const kind = POI_KINDS.find((one) => one === given);
      if (!kind || !de || !en) throw new Error(`This sight cannot be read: ${line}`);
      return { id, kind, names: { de, en }, countryCode, lat: Number(lat), lng: Number(lng) };
    });
}
