import {
  isOnGlobe,
  POI_KINDS,
  serialiseLocation,
  type Language,
  type PoiKind,
} from '@fahrtwind/domain';
import { z } from 'zod';
import { countryAt } from '../gazetteer/country-at.ts';
import { createCountryNames, type CountryNames } from '../gazetteer/to-place.ts';
import { createOutsideService, type OutsideSettings } from '../outside/outside-service.ts';
import type { BoundingBox, FoundPoi, PlaceFinder, PoiQuery } from '../ports.ts';
import { isIn } from './bundled-sights.ts';
import { kindOfTags, selectorsOf, starsOfTags } from './osm-kinds.ts';

/** The part of Overpass's JSON that we use; areas carry their centre. */
const reply = z.object({
  elements: z.array(
    z.object({
      type: z.enum(['node', 'way', 'relation']),
      id: z.int(),
      lat: z.number().optional(),
      lon: z.number().optional(),
      center: z.object({ lat: z.number(), lon: z.number() }).optional(),
      tags: z.record(z.string(), z.string()).default({}),
    }),
  ),
  /** How Overpass says that it gave up half-way. */
  remark: z.string().optional(),
});

type Element = z.output<typeof reply>['elements'][number];

const SECONDS = 7;
/** What one uses without asking for its name. */
const NAMELESS: ReadonlySet<PoiKind> = new Set([
  'viewpoint',
  'beach',
  'fuel',
  'charging',
  'parking',
  'water',
  'toilets',
  'campsite',
  'motorhome',
]);

/** Asks an Overpass server for what OpenStreetMap knows within a box. */
export function createOverpass(settings: Omit<OutsideSettings, 'name'>): PlaceFinder {
  const ask = createOutsideService({ ...settings, name: 'overpass' });
  const countryNames = createCountryNames();
  return {
    kindsIn: async () => POI_KINDS,
    find: async (query) => {
      const form = { data: overpassQuery(query) };
      const found = await ask({ path: 'interpreter', form, signal: query.signal }, ({ json }) => {
        const { elements, remark } = reply.parse(json);
        if (remark?.includes('error')) throw new Error(remark);
        return elements.flatMap((element) => poisOf(element, query, countryNames));
      });
      return {
        value: found.slice(0, query.limit),
        source: 'overpass',
        attribution: ['© OpenStreetMap (ODbL)'],
        isFallback: false,
      };
    },
  };
}

function overpassQuery({ box, kinds, limit }: PoiQuery): string {
  const boxes = acrossDateLine(box).map(({ west, south, east, north }) =>
    [south, west, north, east].join(','),
  );
  const wanted = kinds.flatMap(selectorsOf);
  const lines = boxes.flatMap((one) => wanted.map((selector) => `nwr${selector}(${one});`));
  return `[out:json][timeout:${SECONDS}];(${lines.join('')});out center ${limit};`;
}

/** Overpass knows no box that reaches across the date line. */
function acrossDateLine(box: BoundingBox): readonly BoundingBox[] {
  if (box.west <= box.east) return [box];
  return [
    { ...box, east: 180 },
    { ...box, west: -180 },
  ];
}

/** Nothing for what has its middle elsewhere, or no name where one belongs to it. */
function poisOf(
  { type, id, lat, lon, center, tags }: Element,
  { box, kinds, language }: PoiQuery,
  countryNames: CountryNames,
): readonly FoundPoi[] {
  const point = { lat: lat ?? center?.lat ?? Number.NaN, lng: lon ?? center?.lon ?? Number.NaN };
  const kind = kindOfTags(tags, kinds);
  if (!kind || !isOnGlobe(point) || !isIn(box, point)) return [];
  const name = nameOf(tags, language);
  if (name === '' && !NAMELESS.has(kind)) return [];
  const country = countryNames(countryAt(point), language);
  const label = [name, tags['addr:city'] ?? '', country]
    .map(withoutComma)
    .filter(Boolean)
    .join(', ');
  const englishName = tags['name:en'] ?? '';
  const location = serialiseLocation({ ...point, label, longLabel: label, englishName });
  const found = {
    osmId: `${type}/${id}`,
    kind,
    name,
    location,
    url: websiteOf(tags),
    description: '',
  };
  const stars = starsOfTags(tags);
  return [{ ...found, ...(stars > 0 && { stars }) }];
}

function nameOf(tags: Readonly<Record<string, string>>, language: Language): string {
  return tags[`name:${language}`] ?? tags.name ?? tags.brand ?? tags.operator ?? '';
}

function withoutComma(text: string): string {
  return text.replaceAll(/\s*,\s*/g, ' ').trim();
}

/** OpenStreetMap's texts are not trusted. Only web addresses become links. */
function websiteOf(tags: Readonly<Record<string, string>>): string {
  const given = tags.website ?? tags['contact:website'] ?? '';
  return /^https?:\/\//i.test(given) && URL.canParse(given) ? new URL(given).href : '';
}
