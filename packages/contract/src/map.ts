import { DEFAULT_LANGUAGE, LANGUAGES } from '@fahrtwind/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** A style of MapLibre; what else is in it is its own specification's matter. */
const mapStyle = z.looseObject({
  version: z.literal(8),
  sources: z.record(z.string(), z.unknown()),
  layers: z.array(z.unknown()),
  metadata: z.looseObject({
    /** Which basemap answered: `bundled`, `pmtiles`, `style-url`, `region`. */
    'fahrtwind:source': z.string(),
    /** Texts for the attribution line, without HTML. */
    'fahrtwind:attribution': z.array(z.string()),
    /** Whether the configured basemap was out and the bundled one stands in for it. */
    'fahrtwind:isFallback': z.boolean(),
  }),
});

const dataSource = z.object({
  name: z.string(),
  /** What it is used for; null where the name says it. */
  use: z.record(z.enum(LANGUAGES), z.string()).nullable(),
  licence: z.string(),
  /** Shown as text, not as a link. Empty for our own data. */
  url: z.string(),
  /** The day of the data, YYYY-MM-DD. */
  date: z.string(),
});

export type DataSource = z.infer<typeof dataSource>;

export const mapEndpoints = {
  getMapStyle: endpoint({
    method: 'GET',
    path: '/api/map/style.json',
    access: 'anyone',
    summary: 'The style of the map; its tiles lie in archives that are read in pieces',
    query: z.object({
      theme: z.enum(['light', 'dark']).default('light'),
      lang: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
    }),
    isCompressed: true,
    reply: mapStyle,
  }),
  getMapSources: endpoint({
    method: 'GET',
    path: '/api/map/sources',
    access: 'anyone',
    summary: 'Where the maps, places and roads that ship with the product come from',
    isCompressed: true,
    reply: z.object({ sources: z.array(dataSource) }),
  }),
};
