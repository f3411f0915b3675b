import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprintSources } from './fingerprint.mjs';

/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  write('package-lock.json', '{}');
  write('content/blog/harz.md', 'Der Harz');
  write('packages/domain/src/day.ts', 'export const day = 1;');
  write('packages/web/src/app/app.tsx', 'export const app = 1;');
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

describe('the fingerprint of the sources', () => {
  it.each([
    ['the lock file', 'package-lock.json', '{ '],
    ['content', 'content/blog/harz.md', 'Der Herz'],
    ['a package deep inside', 'packages/web/src/app/app.tsx', 'export const app = 2;'],
    ['a new file', 'packages/server/src/main.ts', ''],
    ['the build itself', 'tools/build/build-project.mjs', ' '],
  ])('changes with one byte of %s', (_what, path, content) => {
    const before = fingerprintSources(root);
    write(path, content);
    expect(fingerprintSources(root)).not.toBe(before);
  });

  it('changes when a file has another name, and is the old one when all is as it was', () => {
    const [name, other] = ['day.ts', 'days.ts'].map((one) =>
      join(root, 'packages/domain/src', one),
    );
    const before = fingerprintSources(root);
    renameSync(name ?? '', other ?? '');
    expect(fingerprintSources(root)).not.toBe(before);
    renameSync(other ?? '', name ?? '');
    utimesSync(name ?? '', new Date(0), new Date(0));
    expect(fingerprintSources(root)).toBe(before);
  });

  it('does not mind what is not built', () => {
    const before = fingerprintSources(root);
    write('README.md', 'Fahrtwind');
    write('packages/domain/src/day.test.ts', 'it();');
    write('packages/web/node_modules/left/index.js', '');
    write('packages/web/tsconfig.tsbuildinfo', '{}');
    expect(fingerprintSources(root)).toBe(before);
  });
});
