import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { precompress } from '../precompress.mjs';
import { fingerprintSources } from './fingerprint.mjs';

const PARTS = ['web', 'web-server', 'server'];

/**
 * Builds everything into dist if its sources have changed. The caller must hold the lock (withLock). It builds into a
 * separate folder and then moves it; the stamp is removed meanwhile, so that an interrupted build is repeated.
 *
 * @param {string} root
 * @param {(line: string) => void} say
 */
export async function buildIfStale(root, say) {
  const dist = join(root, 'dist');
  const stamp = join(dist, '.built-from');
  const fingerprint = fingerprintSources(root);
  const isThere = PARTS.every((part) => existsSync(join(dist, part)));
  if (isThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  say('Baue Fahrtwind …');
  removeDrafts(dist);
  const draft = join(dist, `.draft-${process.pid}`);
  await Promise.all([buildWeb(root, draft), buildServer(root, draft)]);
  rmSync(stamp, { force: true });
  for (const part of PARTS) {
    const place = join(dist, part);
    const old = join(draft, `${part}.old`);
    if (existsSync(place)) renameSync(place, old);
    renameSync(join(draft, part), place);
  }
  linkNestedModules(root, join(dist, 'server'));
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(stamp, fingerprint);
}

/** @param {string} dist */
function removeDrafts(dist) {
  mkdirSync(dist, { recursive: true });
  for (const name of readdirSync(dist)) {
    if (name.startsWith('.draft-')) rmSync(join(dist, name), { recursive: true, force: true });
  }
}

/**
 * The client is built first, because the server's pages link its files.
 *
 * @param {string} root
 * @param {string} draft
 */
async function buildWeb(root, draft) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const web = join(root, 'packages/web');
  const client = ['build', '--logLevel', 'warn', '--outDir', relative(web, join(draft, 'web'))];
  await run(root, 'packages/web', [vite, ...client]);
  const pages = ['--ssr', '--outDir', relative(web, join(draft, 'web-server'))];
  await Promise.all([
    run(root, 'packages/web', [vite, 'build', '--logLevel', 'warn', ...pages]),
    precompress(join(draft, 'web')),
  ]);
}

/**
 * @param {string} root
 * @param {string} draft
 */
async function buildServer(root, draft) {
  const rolldown = join(root, 'node_modules/rolldown/bin/cli.mjs');
  const config = join(root, 'packages/server/rolldown.config.ts');
  const folder = join(draft, 'server');
  await run(root, '.', [rolldown, '--config', config, '--dir', folder, '--logLevel', 'warn']);
}

/**
 * npm may install some of the server's packages in a nested folder, where the built server would not find them.
 *
 * @param {string} root
 * @param {string} folder
 */
export function linkNestedModules(root, folder) {
  const nested = join(root, 'packages/server/node_modules');
  const place = join(folder, 'node_modules');
  if (!existsSync(nested) || existsSync(place)) return;
  const isWindows = process.platform === 'win32';
  symlinkSync(isWindows ? nested : relative(folder, nested), place, 'junction');
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {readonly string[]} args
 * @returns {Promise<void>}
 */
function run(root, folder, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: join(root, folder),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const abandon = () => child.kill();
    process.once('exit', abandon);
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', abandon);
      if (code === 0) resolve();
      else reject(new Error(`Der Bau ist gescheitert:\n${output.trimEnd()}`));
    });
  });
}
