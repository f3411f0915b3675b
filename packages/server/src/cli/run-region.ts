import { existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  BadMapFile,
  createRegionBuilders,
  fetchMap,
  importRegion,
  isRegionName,
  needsOf,
  openRegionFolder,
  readMeans,
  regionNameOf,
  type ImportOutcome,
  type Region,
  type RegionBuilders,
  type RegionFolder,
} from '@fahrtwind/geo';
import type { Config } from '../config/config.ts';
import { StartupError } from '../config/startup-error.ts';
import {
  describeNeeds,
  sayFault,
  sayFetchFailure,
  sayMissing,
  sayNoTiles,
  sayStep,
} from './region/region-texts.ts';
import { germanDay } from './german-time.ts';
import { createProgressLine } from './region/progress-line.ts';
import { fromCaller } from './run-backup.ts';

const HELP = `So geht es:
  npm run region -- import DATEI.osm.pbf [NAME]   (auch eine Adresse mit https://)
  npm run region -- list
  npm run region -- remove NAME`;

/** Reading keeps what it finds in memory; larger extracts come in parts. */
const MAX_BYTES = 2 * 1024 ** 3;

/** `npm run region -- import|list|remove`: maps of regions for routes, places and points of interest. Answers with sentences. */
export async function runRegion(
  config: Config,
  words: readonly string[],
  builders: RegionBuilders = createRegionBuilders(join(config.dataDir, 'valhalla')),
): Promise<string> {
  const [command, what, given] = words;
  const regions = openRegionFolder(join(config.dataDir, 'regions'));
  switch (command) {
    case 'import':
      if (!what) throw new StartupError(HELP);
      return await importMap({ config, regions, builders }, what, given);
    case 'list':
      return listRegions(regions);
    case 'remove':
      if (!what) throw new StartupError(HELP);
      return await removeRegion(regions, what);
    default:
      throw new StartupError(HELP);
  }
}

function listRegions(regions: RegionFolder): string {
  const all = regions.list();
  return all.length === 0 ? 'Es ist keine Region importiert.' : all.map(describe).join('\n');
}

function describe(region: Region): string {
  const { name, importedAt, dataAt, bytes, counts, hasRouting, hasTiles } = region;
  const parts = [
    `${counts.places} Orte`,
    `${counts.addresses} Adressen`,
    `${counts.pois} Ziele`,
    hasRouting ? 'Routen' : 'keine Routen',
    hasTiles ? 'Karte' : sayNoTiles(region),
  ];
  const megabytes = (bytes / 1e6).toFixed(1).replace('.', ',');
  const days = [
    ...(dataAt === undefined ? [] : [`Daten vom ${germanDay(dataAt)}`]),
    `importiert am ${germanDay(importedAt)}`,
  ];
  return `${name}: ${parts.join(', ')} (${days.join(', ')}, aus ${megabytes} MB)`;
}

async function removeRegion(regions: RegionFolder, name: string): Promise<string> {
  if (await regions.remove(name)) return `Die Region ${name} ist entfernt.`;
  const known = regions.list().map((region) => region.name);
  throw new StartupError(
    `Die Region „${name}“ gibt es nicht${known.length > 0 ? `, nur: ${known.join(', ')}` : ''}.`,
  );
}

interface ImportCommand {
  readonly config: Config;
  readonly regions: RegionFolder;
  readonly builders: RegionBuilders;
}

async function importMap(
  command: ImportCommand,
  what: string,
  given: string | undefined,
): Promise<string> {
  const name = given ?? regionNameOf(what);
  if (!isRegionName(name)) {
    throw new StartupError(
      `„${name}“ geht als Name einer Region nicht: nimm Kleinbuchstaben, Ziffern und Bindestriche.`,
    );
  }
  const isAddress = /^https?:\/\//i.test(what);
  const map = isAddress ? await download(command.config, what) : fromCaller(what);
  if (!existsSync(map)) throw new StartupError(`${map} gibt es nicht.`);
  const { size } = await stat(map);
  if (size > MAX_BYTES) {
    throw new StartupError(
      'Diese Datei ist größer als 2 GB: nimm den Auszug eines Landes oder Bundeslandes. Nichts wurde geändert.',
    );
  }
  await sayNeeds(command.config, size);
  try {
    return report(await runImport(command, { name, map, origin: what }));
  } finally {
    if (isAddress) await rm(map, { force: true });
  }
}

/** On the line of errors, like all that is said on the way. */
async function sayNeeds({ dataDir }: Config, bytes: number): Promise<void> {
  const means = await readMeans(dataDir, join(dataDir, 'valhalla'));
  const sentences = describeNeeds(needsOf(bytes), means);
  // A server that has started this import shows them beforehand.
  if (!process.send) for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
}

/** Ends with the server that has started it, and with it the programs that build. */
function endWithServer(): void {
  if (!process.send) return;
  for (const event of ['disconnect', 'SIGTERM'] as const)
    process.once(event, () => process.exit(1));
}

async function runImport(
  { regions, builders }: ImportCommand,
  order: { readonly name: string; readonly map: string; readonly origin: string },
): Promise<ImportOutcome> {
  const line = createProgressLine();
  endWithServer();
  try {
    return await importRegion(
      {
        regions,
        builders,
        onProgress: (step, share) => line.show(step, sayStep(step), { done: share, all: 1 }),
        now: () => new Date(),
      },
      order,
    );
  } catch (error) {
    if (error instanceof BadMapFile) throw new StartupError(sayFault(error));
    throw error;
  } finally {
    line.end();
  }
}

async function download({ dataDir }: Config, url: string): Promise<string> {
  const line = createProgressLine();
  try {
    return await fetchMap(url, {
      folder: join(dataDir, 'regions', '.downloads'),
      onProgress: (done, all) => line.show('download', sayStep('download'), { done, all }),
    });
  } catch (error) {
    throw new StartupError(sayFetchFailure(error));
  } finally {
    line.end();
  }
}

function report({ region, failures }: ImportOutcome): string {
  return [`Importiert: ${describe(region)}`, ...failures.map(sayMissing)].join('\n');
}
