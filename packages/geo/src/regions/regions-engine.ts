import { availableParallelism } from 'node:os';
import type { BoundingBox, Coordinates } from '../ports.ts';
import { valhallaConfig } from '../route-planners/engines/valhalla-config.ts';
import { createLocalValhalla, isWithin } from '../route-planners/engines/valhalla-local.ts';
import { openValhalla } from '../route-planners/engines/valhalla-package.ts';
import type { RoutingEngine } from '../route-planners/routing-engine.ts';
import { routingTilesOf } from './build-routing.ts';
import type { OnRegionFailure } from './loaded-regions.ts';
import type { Region, RegionFolder } from './region-folder.ts';

interface RegionsEngineParts {
  readonly regions: RegionFolder;
  readonly valhalla: string;
  /** A region whose engine does not start is left to the estimate. */
  readonly onFailure: OnRegionFailure;
}

export interface RegionsEngine extends RoutingEngine {
  /** Whether any region has roads. */
  isReady(): boolean;
}

/** Plans in whichever imported region all points lie; each engine starts when it is first needed. */
export function createRegionsEngine(parts: RegionsEngineParts): RegionsEngine {
  const { regions } = parts;
  const engines = new Map<string, RoutingEngine | null>();
  const routed = (): readonly Region[] => regions.list().filter(({ hasRouting }) => hasRouting);
  const forgetOld = (): void => {
    const ids = new Set(regions.list().map(({ id }) => id));
    for (const id of engines.keys()) if (!ids.has(id)) engines.delete(id);
  };
  const engineFor = (points: readonly Coordinates[]): RoutingEngine | null => {
    const region = routed()
      .filter(({ box }) => points.every((point) => isWithin(box, point)))
      // The smallest has the most to say about its own.
      .toSorted((one, other) => areaOf(one.box) - areaOf(other.box))[0];
    if (!region) return null;
    const known = engines.get(region.id);
    if (known !== undefined) return known;
    forgetOld();
    const engine = startEngine(parts, region);
    engines.set(region.id, engine);
    return engine;
  };
  return {
    name: 'valhalla-region',
    identity: 'regions',
    attribution: ['Routen: Valhalla', '© OpenStreetMap-Mitwirkende'],
    isReady: () => routed().length > 0,
    leg: async (query, signal) =>
      (await engineFor([query.from, ...(query.via ?? []), query.to])?.leg(query, signal)) ??
      'beyond',
    matrix: async (block, signal) => {
      const engine = engineFor([...block.sources, ...block.targets]);
      return (await engine?.matrix(block, signal)) ?? 'beyond';
    },
  };
}

function startEngine(
  { regions, valhalla, onFailure }: RegionsEngineParts,
  region: Region,
): RoutingEngine | null {
  try {
    const tiles = routingTilesOf(regions.filesOf(region));
    const actor = openValhalla(valhalla, valhallaConfig(tiles, availableParallelism()));
    return createLocalValhalla(actor, { identity: region.id, box: region.box });
  } catch (error) {
    onFailure(region, error);
    return null;
  }
}

function areaOf({ west, south, east, north }: BoundingBox): number {
  return (east - west) * (north - south);
}
