import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';

/** What we use of the engine; texts in and out are JSON. */
export interface ValhallaActor {
  route(query: string): Promise<string>;
  matrix(query: string): Promise<string>;
}

export const VALHALLA_PACKAGE = '@valhallajs/valhallajs';
export const VALHALLA_VERSION = '3.6.1';

const method = z.custom<(query: string) => Promise<string>>((value) => typeof value === 'function');
const actorForm = z.object({ route: method, matrix: method });
const packageForm = z.object({
  Actor: z.custom<new (config: string) => unknown>((value) => typeof value === 'function'),
});

/** Whether the engine lies in a folder; it is not part of the installation. */
export function hasValhalla(folder: string): boolean {
  return existsSync(join(packageFolder(folder), 'package.json'));
}

/** The program that makes tiles of a map file. */
export function tileBuilder(folder: string): string {
  return join(packageFolder(folder), process.platform, process.arch, 'valhalla_build_tiles');
}

function packageFolder(folder: string): string {
  return join(folder, 'node_modules', VALHALLA_PACKAGE);
}

/** Starts the engine in this process; throws where it does not run, for example on Windows. */
export function openValhalla(folder: string, config: object): ValhallaActor {
  const load = createRequire(join(folder, 'package.json'));
  const { Actor } = packageForm.parse(load(VALHALLA_PACKAGE));
  const actor = new Actor(JSON.stringify(config));
  const { route, matrix } = actorForm.parse(actor);
  return {
    route: (query) => route.call(actor, query),
    matrix: (query) => matrix.call(actor, query),
  };
}
