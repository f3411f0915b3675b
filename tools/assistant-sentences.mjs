import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { linkNestedModules } from './build/build-project.mjs';
import { checkNode } from './build/check-node.mjs';
import { prepare } from './build/prepare.mjs';

// Says the sentences of a file to the rules of the assistant. Without the pages, which take minutes to build.

checkNode();
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, `dist/.sentences-${process.pid}`);
await prepare(root, { isBuilding: false });
const { rolldown } = await import('rolldown');
const { loadConfig } = await import('rolldown/config');
const config = await loadConfig(join(root, 'packages/server/rolldown.config.ts'));
if (Array.isArray(config) || typeof config === 'function') throw new Error('one config expected');
const bundle = await rolldown(config);
await bundle.write({ dir: folder });
await bundle.close();
linkNestedModules(root, folder);
const words = ['assistant-sentences', resolve(process.argv[2] ?? '')];
const child = spawn(process.execPath, [join(folder, 'main.js'), ...words], { stdio: 'inherit' });
child.once('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
