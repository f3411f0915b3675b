import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { projectFolder } from '../../config/project-folder.ts';
import type { ConfiguredPlanner } from './create-planner.ts';

/** Changes when the times of legs are counted otherwise, so that stored trips are measured anew. */
const COUNTED = 'by zones';

/** Names the planner that answers now; the estimate by its table of roads. */
export function createPlannerName(
  { routingUrl }: Pick<Config, 'routingUrl'>,
  { isEstimate }: Pick<ConfiguredPlanner, 'isEstimate'>,
): () => Promise<string> {
  let roads: Promise<string> | null = null;
  return async () => {
    const planner = isEstimate()
      ? `estimate ${await (roads ??= roadsHash())}`
      : (routingUrl ?? 'regions');
    return `${planner} ${COUNTED}`;
  };
}

/** The hash of the table by which routes are estimated. */
export async function roadsHash(): Promise<string> {
  const roads = await readFile(join(projectFolder, 'data/roads/roads.json'));
  return createHash('sha256').update(roads).digest('hex');
}
