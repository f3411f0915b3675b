import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RegionState } from '@fahrtwind/contract';
import {
  mapAddressOf,
  isRegionName,
  needsOf,
  OFFERED_REGIONS,
  openRegionFolder,
  readMeans,
  regionNameOf,
  type Region,
  type StartImport,
} from '@fahrtwind/geo';
import type { Config } from '../../config/config.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handle.ts';
import type { Log } from '../../jobs/log.ts';
import { createImportProcess } from './import-process.ts';

export interface RegionsParts {
  readonly config: Pick<Config, 'dataDir' | 'regionsUrl'>;
  readonly log: Log;
  readonly startImport?: StartImport | undefined;
}

interface RegionsFeature {
  readonly handlers: Handlers<'getRegions' | 'importRegion' | 'removeRegion'>;
  close(): Promise<void>;
}

const nothingToEnd = async (): Promise<void> => undefined;

/** „Karten & Daten“: admins see the imported regions, and import further ones. */
export function createRegionsFeature({ config, log, ...parts }: RegionsParts): RegionsFeature {
  const startImport = parts.startImport ?? createImportProcess(process.argv[1] ?? '');
  const regions = openRegionFolder(join(config.dataDir, 'regions'));
  let [job, last]: [RegionState['job'], RegionState['last']] = [null, null];
  let abandon = nothingToEnd;
  const state = async (): Promise<RegionState> => ({
    regions: regions.list().map(viewOf),
    ...choiceOf(config),
    means: await readMeans(config.dataDir, join(config.dataDir, 'valhalla')),
    job,
    last,
  });
  const begin = (what: string, name: string): void => {
    last = null;
    job = { name, startedAt: new Date().toISOString(), step: 'check', done: 0, all: null };
    const hear: Parameters<StartImport>[1] = (message) => {
      if (message.kind === 'progress') {
        if (job) job = { ...job, step: message.step, done: message.done, all: message.all };
        return;
      }
      const { isDone, text } = message;
      log.info({ region: name, isDone }, 'the import of a region has ended');
      [job, last] = [null, { name, isDone, text }];
    };
    try {
      abandon = startImport({ what, name }, hear);
    } catch (error) {
      job = null;
      throw error;
    }
  };
  return {
    handlers: {
      getRegions: state,
      importRegion: async ({ body }) => {
        if (job) throw new AppError('conflict');
        const order = orderOf(body, config);
        if (!order) throw new AppError('object-not-found', 'id');
        begin(order.what, order.name);
        return await state();
      },
      removeRegion: async ({ params: { name } }) => {
        if (job?.name === name) throw new AppError('conflict');
        if (!(await regions.remove(name))) throw new AppError('object-not-found');
        return await state();
      },
    },
    close: () => abandon(),
  };
}

function viewOf(region: Region): RegionState['regions'][number] {
  const { name, importedAt, bytes, counts, hasRouting, hasTiles } = region;
  return { name, importedAt, bytes, ...counts, hasRouting, hasTiles };
}

/** What can be imported: maps of the configured server, and files that the operator has put into the folder. */
function choiceOf({
  dataDir,
  regionsUrl,
}: RegionsParts['config']): Pick<RegionState, 'offered' | 'files' | 'source'> {
  return {
    source: regionsUrl === null ? null : new URL(regionsUrl).host,
    offered:
      regionsUrl === null
        ? []
        : OFFERED_REGIONS.map(({ id, name, megabytes }) => ({
            id,
            name,
            bytes: megabytes * 1e6,
            ...needsOf(megabytes * 1e6),
          })),
    files: mapFiles(dataDir).map((id) => {
      const bytes = statSync(join(mapsFolder(dataDir), id), { throwIfNoEntry: false })?.size ?? 0;
      return { id, bytes, ...needsOf(bytes) };
    }),
  };
}

function orderOf(
  { from, id }: { readonly from: 'offered' | 'file'; readonly id: string },
  { dataDir, regionsUrl }: RegionsParts['config'],
): { readonly what: string; readonly name: string } | null {
  if (from === 'file') {
    const name = regionNameOf(id);
    const isThere = mapFiles(dataDir).includes(id) && isRegionName(name);
    return isThere ? { what: join(mapsFolder(dataDir), id), name } : null;
  }
  const region = OFFERED_REGIONS.find((one) => one.id === id);
  return region && regionsUrl !== null
    ? { what: mapAddressOf(region, regionsUrl), name: region.id }
    : null;
}

function mapsFolder(dataDir: string): string {
  return join(dataDir, 'maps');
}

function mapFiles(dataDir: string): readonly string[] {
  const folder = mapsFolder(dataDir);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.osm.pbf'))
    .sort();
}
