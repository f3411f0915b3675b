import { join } from 'node:path';
import { createBundledBasemap, type Basemap, type Outage } from '@fahrtwind/geo';
import type { Config } from '../../config/config.ts';
import { projectFolder } from '../../config/project-folder.ts';

export const BUNDLED_ARCHIVE = join(projectFolder, 'data/basemap/world.pmtiles');

/** The map that the configuration asks for, with the bundled one behind it. */
export function chooseBasemap(_config: Config, _onOutage: (outage: Outage) => void): Basemap {
  return createBundledBasemap(BUNDLED_ARCHIVE);
}
