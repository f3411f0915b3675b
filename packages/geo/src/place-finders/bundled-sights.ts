import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { POI_KINDS, serialiseLocation, type Language } from '@fahrtwind/domain';
import { createCountryNames } from '../gazetteer/to-place.ts';
import type { BoundingBox, FoundPoi, PlaceFinder } from '../ports.ts';

interface Sight {
  readonly id: string;
  readonly kind: FoundPoi['kind'];
  readonly names: Readonly<Record<Language, string>>;
  readonly countryCode: string;
  readonly lat: number;
  readonly lng: number;
  /** One German sentence. */
  readonly description: string;
}

const GOLDEN_RATIO = 0.618_034;

/** Well-known sights that ship with the product, in a folder of tables that a person can read. */
export function createBundledSights(folder: string): PlaceFinder {
  const countryName = createCountryNames();
  let loaded: Promise<readonly Sight[]> | null = null;
  const sights = (): Promise<readonly Sight[]> => (loaded ??= readFolder(folder));
  return {
    kindsIn: async (box) => {
      const found = (await sights()).filter((sight) => isIn(box, sight));
      return [...new Set(found.map(({ kind }) => kind))];
    },
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
  { id, kind, names, countryCode, lat, lng, description }: Sight,
  language: Language,
  countryName: ReturnType<typeof createCountryNames>,
): FoundPoi {
  const country = countryName(countryCode, language);
  const label = [names[language], country].filter(Boolean).join(', ');
  const location = serialiseLocation({ lat, lng, label, longLabel: label, englishName: names.en });
  return { osmId: `fahrtwind/${id}`, kind, name: names[language], location, url: '', description };
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

async function readFolder(folder: string): Promise<readonly Sight[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.tsv')).toSorted();
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return spread(texts.flatMap(readSights));
}

/**
 * A limit cuts the list off, and the tables go by country. In this order every beginning of the list has some of all,
 * and the same ones while the map is moved.
 */
function spread(sights: readonly Sight[]): readonly Sight[] {
  return sights
    .map((sight, index) => ({ sight, rank: (index * GOLDEN_RATIO) % 1 }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ sight }) => sight);
}

function readSights(text: string): readonly Sight[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [id = '', given, de = '', en = '', countryCode = '', lat, lng, description = ''] =
        line.split('\t');
      const kind = POI_KINDS.find((one) => one === given);
      if (!kind || !de || !en) throw new Error(`This sight cannot be read: ${line}`);
      return {
        id,
        kind,
        names: { de, en },
        countryCode,
        lat: Number(lat),
        lng: Number(lng),
        description,
      };
    });
}
