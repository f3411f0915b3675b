import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLandMap } from './land-map.ts';
import { createRoadEstimates, type RoadEstimates } from './road-estimates.ts';
import { readRoadTable, type RoadTable } from './road-table.ts';

/** Reads the table of roads from its folder, data/roads. */
export function loadRoadTable(folder: string): RoadTable {
  return readRoadTable(readJson(folder, 'roads.json'));
}

export function loadRoadEstimates(folder: string): RoadEstimates {
  return createRoadEstimates(loadRoadTable(folder), readLandMap(readJson(folder, 'land.json')));
}

function readJson(folder: string, name: string): unknown {
  return JSON.parse(readFileSync(join(folder, name), 'utf8'));
}
