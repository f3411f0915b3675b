import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLandMap } from './land-map.ts';
import { createRoadEstimates, type RoadEstimates } from './road-estimates.ts';
import { readRoadTable, type RoadTable } from './road-table.ts';

/** Reads the table of roads from its folder, data/roads. */
export function loadRoadTable(folder: string): RoadTable {
  return readRoadTable(readJson(folder, 'roads.json'));
}

const loaded = new Map<string, RoadEstimates>();

/** Reads them once; the table is large, and never changes while the process runs. */
export function loadRoadEstimates(folder: string): RoadEstimates {
  const known = loaded.get(folder);
  if (known) return known;
  const land = readLandMap(readJson(folder, 'land.json'));
  const estimates = createRoadEstimates(loadRoadTable(folder), land);
  loaded.set(folder, estimates);
  return estimates;
}

function readJson(folder: string, name: string): unknown {
  return JSON.parse(readFileSync(join(folder, name), 'utf8'));
}
