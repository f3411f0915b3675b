import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withLock } from './lock.mjs';

/** @type {string} */
let folder;
/** @type {string} */
let file;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, '.lock');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('the lock', () => {
  it('bears the number of its process while the task is done, and is gone afterwards', async () => {
    const seen = await withLock(join(folder, 'new/.lock'), () =>
      readFileSync(join(folder, 'new/.lock'), 'utf8'),
    );
    expect(seen).toBe(String(process.pid));
    expect(readdirSync(join(folder, 'new'))).toEqual([]);
  });

  it('lets one task wait for the other', async () => {
    /** @type {string[]} */
    const steps = [];
    const task = (/** @type {string} */ name) => async () => {
      steps.push(`${name} begins`);
      await sleep(150);
      steps.push(`${name} ends`);
    };
    await Promise.all([withLock(file, task('first')), withLock(file, task('second'))]);
    expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('is taken over from a process that is dead', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(file, String(pid));
    expect(await withLock(file, () => readFileSync(file, 'utf8'))).toBe(String(process.pid));
  });

  it('is not taken from a process that lives', async () => {
    writeFileSync(file, String(process.ppid));
    let isDone = false;
    const waiting = withLock(file, () => {
      isDone = true;
    });
    await sleep(350);
    expect([isDone, readFileSync(file, 'utf8')]).toEqual([false, String(process.ppid)]);
    rmSync(file);
    await waiting;
    expect(isDone).toBe(true);
  });

  it('is given back when the task fails', async () => {
    const failing = withLock(file, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(existsSync(file)).toBe(false);
  });
});
