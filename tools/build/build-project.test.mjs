import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildIfStale } from './build-project.mjs';

/** Stands in for both builders: creates the requested folder with the program's name in a file. */
const BUILDER = `
const { mkdirSync, writeFileSync, existsSync } = require('node:fs');
const { join, resolve } = require('node:path');
if (existsSync(join(__dirname, 'broken'))) { console.error('Kaputt in Zeile 7'); process.exit(1); }
const at = Math.max(process.argv.indexOf('--outDir'), process.argv.indexOf('--dir'));
const folder = resolve(process.argv[at + 1]);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'built.txt'), process.env.NODE_ENV);
`;

const STAMP = 'dist/.built-from';

/** @type {string} */
let root;
/** @type {string[]} */
let said;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  write('node_modules/vite/bin/vite.js', BUILDER);
  write('node_modules/rolldown/bin/cli.mjs', `import './cli.cjs';`);
  write('node_modules/rolldown/bin/cli.cjs', BUILDER);
  write('packages/web/src/app.ts', 'export const app = 1;');
  said = [];
  await build();
  said = [];
});

afterEach(() => rmSync(root, { recursive: true }));

/**
 * @param {string} path
 * @param {string} content
 */
function write(path, content) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** Whether it was built, according to its output. */
async function build() {
  said = [];
  await buildIfStale(root, (line) => said.push(line));
  return said.length > 0;
}

describe('the build', () => {
  it('has made all its parts, for production, and left no draft', () => {
    for (const part of ['web', 'web-server', 'server']) {
      expect(readFileSync(join(root, 'dist', part, 'built.txt'), 'utf8')).toBe('production');
    }
    expect(existsSync(join(root, `dist/.draft-${process.pid}`))).toBe(false);
  });

  it('does no work twice', async () => {
    write('dist/web/mark.txt', 'from the first build');
    expect(await build()).toBe(false);
    expect(existsSync(join(root, 'dist/web/mark.txt'))).toBe(true);
  });

  it.each([
    ['its stamp is missing', () => rmSync(join(root, STAMP))],
    ['a part is missing', () => rmSync(join(root, 'dist/server'), { recursive: true })],
    ['a source has changed', () => write('packages/web/src/app.ts', 'export const app = 2;')],
  ])('is done again when %s', async (_why, happens) => {
    write('dist/web/mark.txt', 'from the first build');
    happens();
    expect(await build()).toBe(true);
    expect(existsSync(join(root, 'dist/web/mark.txt'))).toBe(false);
    expect(existsSync(join(root, 'dist/server/built.txt'))).toBe(true);
    expect(await build()).toBe(false);
  });

  it('that fails says why, leaves the old one in its place and is tried again', async () => {
    write('packages/web/src/app.ts', 'export const app = ;');
    write('node_modules/vite/bin/broken', '');
    await expect(build()).rejects.toThrow('Der Bau ist gescheitert:\nKaputt in Zeile 7');
    expect(existsSync(join(root, 'dist/web/built.txt'))).toBe(true);
    rmSync(join(root, 'node_modules/vite/bin/broken'));
    write('dist/.draft-1/web/half.txt', 'left by a killed build');
    expect(await build()).toBe(true);
    expect(existsSync(join(root, 'dist/.draft-1'))).toBe(false);
  });
});
