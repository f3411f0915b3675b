import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { findBrowser } from './find-browser.mjs';

afterEach(() => vi.unstubAllEnvs());

it('a browser that is named but not there is told in a sentence, and no other is taken', async () => {
  vi.stubEnv('CHROME_PATH', '/nope');
  await expect(findBrowser()).rejects.toThrow(
    /^CHROME_PATH is \/nope, but there is no program that can be run\.$/,
  );
});

it('a named browser must be one that can be run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'));
  const path = join(folder, 'chrome');
  vi.stubEnv('CHROME_PATH', path);
  writeFileSync(path, '#!/bin/sh\n', { mode: 0o600 });
  await expect(findBrowser()).rejects.toThrow('no program that can be run');
  rmSync(path);
  writeFileSync(path, '#!/bin/sh\n', { mode: 0o700 });
  expect(await findBrowser()).toBe(path);
  rmSync(folder, { recursive: true });
});
