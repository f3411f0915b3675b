import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isInstalled } from './ensure-installed.mjs';

const left = { version: '1.0.0', integrity: 'sha512-left' };
const here = { version: '2.0.0', os: [process.platform], cpu: [process.arch], optional: true };
const elsewhere = { version: '2.0.0', os: ['plan9'], cpu: ['mips'], optional: true };

/**
 * @param {Record<string, unknown>} wanted
 * @param {Record<string, unknown> | null} installed
 */
function project(wanted, installed) {
  const root = mkdtempSync(join(tmpdir(), 'installed-'));
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(
    join(root, 'package-lock.json'),
    JSON.stringify({ packages: { '': {}, ...wanted } }),
  );
  if (installed)
    writeFileSync(
      join(root, 'node_modules/.package-lock.json'),
      JSON.stringify({ packages: installed }),
    );
  return root;
}

describe('isInstalled', () => {
  it('accepts what the lock file asks for, without packages of other platforms', () => {
    const wanted = {
      'node_modules/left': left,
      'node_modules/a': here,
      'node_modules/b': elsewhere,
    };
    const installed = { 'node_modules/left': left, 'node_modules/a': here };
    expect(isInstalled(project(wanted, installed))).toBe(true);
  });

  it('refuses an installation that never finished', () => {
    expect(isInstalled(project({ 'node_modules/left': left }, null))).toBe(false);
  });

  it('refuses another version, a missing and a surplus package', () => {
    const wanted = { 'node_modules/left': left };
    expect(
      isInstalled(project(wanted, { 'node_modules/left': { ...left, version: '1.0.1' } })),
    ).toBe(false);
    expect(isInstalled(project(wanted, {}))).toBe(false);
    expect(isInstalled(project(wanted, { ...wanted, 'node_modules/right': left }))).toBe(false);
  });

  it('refuses what was installed on another kind of machine', () => {
    const wanted = { 'node_modules/b': elsewhere };
    expect(isInstalled(project(wanted, wanted))).toBe(false);
  });
});
