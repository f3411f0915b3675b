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
} from '@fahrtwind/geo';
import type { Config } from '../../config/config.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handle.ts';
import type { ImportOrder, RegionImports } from './region-imports.ts';

export interface RegionsParts {
  readonly config: Pick<Config, 'dataDir' | 'regionsUrl'>;
  readonly imports: RegionImports;
}

interface RegionsFeature {
  readonly handlers: Handlers<'getRegions' | 'importRegion' | 'removeRegion'>;
  close(): Promise<void>;
}

/** „Karten & Daten“: admins see the imported regions, and import further ones. */
export function createRegionsFeature({ config, imports }: RegionsParts): RegionsFeature {
  const regions = openRegionFolder(join(config.dataDir, 'regions'));
  const state = async (): Promise<RegionState> => ({
    regions: regions.list().map(viewOf),
    ...choiceOf(config),
    means: await readMeans(config.dataDir, join(config.dataDir, 'valhalla')),
    ...(await imports.state()),
  });
  return {
    handlers: {
      getRegions: state,
      importRegion: async ({ body }) => {
        if ((await imports.state()).job) throw new AppError('conflict');
        const order = orderOf(body, config);
        if (!order) throw new AppError('object-not-found', 'id');
        if (!(await imports.begin(order))) throw new AppError('conflict');
        return await state();
      },
      removeRegion: async ({ params: { name } }) => {
        if ((await imports.state()).job?.name === name) throw new AppError('conflict');
        if (!(await regions.remove(name))) throw new AppError('object-not-found');
        return await state();
      },
    },
    close: () => imports.close(),
  };
}

function viewOf(region: Region): RegionState['regions'][number] {
  const { name, importedAt, dataAt = null, bytes, counts, hasRouting, hasTiles } = region;
  return { name, importedAt, dataAt, bytes, ...counts, hasRouting, hasTiles };
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
): ImportOrder | null {
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
