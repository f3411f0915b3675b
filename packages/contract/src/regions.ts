import { IMPORT_STEPS } from '@fahrtwind/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What importing takes. */
const needs = {
  bytes: z.number(),
  seconds: z.number(),
  diskBytes: z.number(),
  memoryBytes: z.number(),
};

const loaded = z.object({
  name: z.string(),
  importedAt: z.string(),
  /** The day of the data; null where the map does not say so. */
  dataAt: z.string().nullable(),
  /** The size of the map file it was made of. */
  bytes: z.number(),
  places: z.int(),
  addresses: z.int(),
  pois: z.int(),
  hasRouting: z.boolean(),
  hasTiles: z.boolean(),
});

const job = z.object({
  name: z.string(),
  startedAt: z.string(),
  step: z.enum(IMPORT_STEPS),
  /** Bytes while downloading, else a share from 0 to 1; all is null where it is unknown. */
  done: z.number(),
  all: z.number().nullable(),
});

const regionState = z.object({
  regions: z.array(loaded),
  /** By the configured server; empty without one. */
  offered: z.array(z.object({ id: z.string(), name: z.string(), ...needs })),
  /** Files of the folder `maps` in the data folder. */
  files: z.array(z.object({ id: z.string(), ...needs })),
  /** Host of the configured server. */
  source: z.string().nullable(),
  means: z.object({
    freeBytes: z.number().nullable(),
    memoryBytes: z.number(),
    hasEngine: z.boolean(),
    hasTilemaker: z.boolean(),
  }),
  job: job.nullable(),
  /** How the last import of this server ended; text is what the command line says. */
  last: z.object({ name: z.string(), isDone: z.boolean(), text: z.string() }).nullable(),
});

export type RegionState = z.infer<typeof regionState>;

/** „Karten & Daten“, for people in `ADMINS`. */
export const regionEndpoints = {
  getRegions: endpoint({
    method: 'GET',
    path: '/api/regions',
    access: 'admin',
    summary:
      'The imported regions, what can be imported and what it takes, and how far an import is',
    perMinute: 120,
    reply: regionState,
  }),
  importRegion: endpoint({
    method: 'POST',
    path: '/api/regions',
    access: 'admin',
    summary: 'Begins to import a region; one at a time',
    isStoring: true,
    perMinute: 10,
    body: z.object({ from: z.enum(['offered', 'file']), id: z.string().min(1).max(120) }),
    reply: regionState,
  }),
  removeRegion: endpoint({
    method: 'DELETE',
    path: '/api/regions/:name',
    access: 'admin',
    summary: 'Removes an imported region with its map, places and routes',
    params: z.object({ name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/) }),
    reply: regionState,
  }),
};
