import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inventedRegion } from '../../regions/testing/invented-region.ts';
import { writeOsmPbf } from '../../regions/testing/write-osm-pbf.ts';
import { valhallaConfig } from '../engines/valhalla-config.ts';
import {
  hasValhalla,
  openValhalla,
  tileBuilder,
  type ValhallaActor,
} from '../engines/valhalla-package.ts';

/** Where `npm run region` puts the engine, or wherever it is. */
const FOLDER =
  process.env['VALHALLA_DIR'] ?? join(import.meta.dirname, '../../../../../.data/valhalla');

/** The engine is far too large for every installation, so most machines test with what it once answered. */
export const isValhallaHere = hasValhalla(FOLDER);

export interface RealValhalla {
  readonly actor: ValhallaActor;
  close(): void;
}

/** The real engine on the invented region. */
export function startRealValhalla(): RealValhalla {
  const folder = mkdtempSync(join(tmpdir(), 'fahrtwind-valhalla-'));
  const map = join(folder, 'map.osm.pbf');
  const configFile = join(folder, 'config.json');
  const config = valhallaConfig(join(folder, 'tiles'), 1);
  writeFileSync(map, writeOsmPbf(inventedRegion()));
  writeFileSync(configFile, JSON.stringify(config));
  execFileSync(tileBuilder(FOLDER), ['-c', configFile, map], { stdio: 'ignore', cwd: folder });
  return {
    actor: openValhalla(FOLDER, config),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
