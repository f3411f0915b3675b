import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { linkNestedModules } from './build/build-project.mjs';
import { checkNode } from './build/check-node.mjs';
import { prepare } from './build/prepare.mjs';

// The API on PORT, rebuilt and restarted on every change; vite serves the pages and proxies /api.

checkNode();
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, 'dist/.dev');
const port = process.env.PORT ?? '3000';

/** @type {import('node:child_process').ChildProcess | null} */
let server = null;
let isEnding = false;

await prepare(root, { isBuilding: false });
rmSync(folder, { recursive: true, force: true });
const { watch } = await import('rolldown');
const watcher = watch({ ...(await readConfig()), output: { dir: folder, sourcemap: true } });
watcher.on('event', async (event) => {
  if (event.code === 'ERROR') console.error(event.error.message);
  if (event.code !== 'ERROR' && event.code !== 'BUNDLE_END') return;
  await event.result.close();
  if (event.code === 'BUNDLE_END') await restart();
});
const vite = run([join(root, 'node_modules/vite/bin/vite.js')], {
  cwd: join(root, 'packages/web'),
  env: { ...process.env, API_ORIGIN: `http://127.0.0.1:${port}` },
});
vite.once('exit', (code) => void end(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end(0));

/** @returns {Promise<import('rolldown').InputOptions>} */
async function readConfig() {
  const { loadConfig } = await import('rolldown/config');
  const config = await loadConfig(join(root, 'packages/server/rolldown.config.ts'));
  if (Array.isArray(config) || typeof config === 'function') throw new Error('one config expected');
  return config;
}

async function restart() {
  await stop();
  if (isEnding) return;
  linkNestedModules(root, folder);
  server = run([join(folder, 'main.js'), 'api'], { cwd: root });
}

/** @returns {Promise<void>} */
function stop() {
  return new Promise((resolve) => {
    const old = server;
    server = null;
    if (!old || old.exitCode !== null || old.signalCode !== null) return resolve();
    old.once('exit', () => resolve());
    old.kill('SIGTERM');
  });
}

/** @param {number} code */
async function end(code) {
  if (isEnding) return;
  isEnding = true;
  await watcher.close();
  vite.kill('SIGTERM');
  await stop();
  process.exit(code);
}

/**
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
function run(args, options) {
  return spawn(process.execPath, args, { stdio: 'inherit', ...options });
}
