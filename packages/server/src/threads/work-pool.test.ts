import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestTasks } from './testing/test-thread.ts';
import { createWorkPool, type PoolOptions, type WorkPool } from './work-pool.ts';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fahrtwind-pool-'));
  file = join(folder, 'thread.mjs');
  const bundle = await rolldown({
    input: join(import.meta.dirname, 'testing/test-thread.ts'),
    platform: 'node',
  });
  await bundle.write({ file, format: 'esm' });
  await bundle.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const pools: WorkPool[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});

function openPool(options: Partial<PoolOptions> = {}) {
  const pool = createWorkPool({ file, threads: 2, ...options });
  pools.push(pool);
  return { pool, run: pool.of<TestTasks>() };
}

const WORK = { asker: 'anna', budgetMs: 60_000 };

/** Ports of a task that waits: they say when it began, and let it end. */
function gate() {
  const begun: string[] = [];
  const stopped: string[] = [];
  const open: (() => void)[] = [];
  const ports = {
    begun: (name: string) => {
      begun.push(name);
      return new Promise<void>((resolve) => open.push(resolve));
    },
    stopped: async (name: string) => void stopped.push(name),
  };
  return { ports, begun, stopped, release: () => open.splice(0).forEach((one) => one()) };
}

describe('work on threads', () => {
  it('answers with what a task gives back, and asks ports of the main thread', async () => {
    const { run } = openPool();
    expect(await run('echo', { days: [1, 2] }, WORK)).toEqual({ days: [1, 2] });
    const ports = { sum: async (one: number, other: number) => one + other };
    expect(await run('ask', 'sum', { ...WORK, ports })).toBe(3);
    await expect(run('ask', 'nothing', { ...WORK, ports })).rejects.toThrow('no port nothing');
  });

  it('says what went wrong, and goes on after a thread has died', async () => {
    const { run, pool } = openPool();
    await expect(run('fail', undefined, WORK)).rejects.toThrow('broken');
    await expect(run('crash', undefined, WORK)).rejects.toThrow('ended');
    expect(await run('echo', 7, WORK)).toBe(7);
    expect(pool.counts()).toMatchObject({ waiting: 0, running: 0 });
  });

  it('refuses what takes more memory than a thread has, and goes on', async () => {
    const { run } = openPool();
    await expect(run('hoard', undefined, WORK)).rejects.toMatchObject({ code: 'too-much-work' });
    expect(await run('echo', 2, WORK)).toBe(2);
  });

  it('has its first thread ready before it is asked', async () => {
    const { pool } = openPool();
    await pool.warm();
    await pool.warm();
    expect(pool.counts()).toEqual({ waiting: 0, running: 0, threads: 1 });
  });

  it('stops what is beyond its budget, even if it lets nothing else run', async () => {
    const { run, pool } = openPool();
    await expect(run('spin', undefined, { ...WORK, budgetMs: 50 })).rejects.toMatchObject({
      code: 'too-much-work',
    });
    await expect.poll(() => pool.counts().running, { timeout: 15_000 }).toBe(0);
    expect(await run('echo', 1, WORK)).toBe(1);
  });

  it('stops when its caller is gone, whether it runs or waits', async () => {
    const { run, pool } = openPool({ threads: 2 });
    const { ports, begun, stopped } = gate();
    const [one, other] = [new AbortController(), new AbortController()];
    const work = { ...WORK, ports, isLong: true };
    const running = run('wait', { name: 'running' }, { ...work, signal: one.signal });
    const waiting = run('wait', { name: 'waiting' }, { ...work, signal: other.signal });
    await expect.poll(() => begun, { timeout: 15_000 }).toEqual(['running']);
    other.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    expect(pool.counts().waiting).toBe(0);
    one.abort(new Error('gone, too'));
    await expect(running).rejects.toThrow('gone, too');
    await expect.poll(() => stopped, { timeout: 15_000 }).toEqual(['running']);
  });

  it('does equal questions once, and goes on while one of the callers is there', async () => {
    const { run } = openPool();
    const { ports, begun, release } = gate();
    const leaving = new AbortController();
    const work = { ...WORK, ports, shareKey: 'same' };
    const first = run('wait', { name: 'shared' }, { ...work, signal: leaving.signal });
    const second = run('wait', { name: 'shared' }, { ...work, asker: 'ben' });
    await expect.poll(() => begun, { timeout: 15_000 }).toEqual(['shared']);
    leaving.abort(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    release();
    expect(await second).toBe('shared');
    expect(begun).toEqual(['shared']);
  });

  it('keeps a thread free for short work', async () => {
    const { run, pool } = openPool({ threads: 2 });
    const { ports, begun, release } = gate();
    const long = { ...WORK, ports, isLong: true };
    const all = [
      run('wait', { name: 'one' }, long),
      run('wait', { name: 'two' }, { ...long, asker: 'ben' }),
    ];
    await expect.poll(() => begun, { timeout: 15_000 }).toEqual(['one']);
    expect(await run('echo', 'short', WORK)).toBe('short');
    expect(pool.counts()).toMatchObject({ waiting: 1, running: 1 });
    release();
    await expect.poll(() => begun, { timeout: 15_000 }).toEqual(['one', 'two']);
    release();
    expect(await Promise.all(all)).toEqual(['one', 'two']);
  });

  it('refuses what is too much for one asker, for long work sooner, and for all', async () => {
    const { run } = openPool({ threads: 2, mostPerAsker: 3, mostWaiting: 4 });
    const { ports, release } = gate();
    const wait = (asker: string, isLong = false) => {
      const result = run('wait', { name: asker }, { asker, ports, budgetMs: 60_000, isLong });
      result.catch(() => undefined);
      return result;
    };
    const full = { code: 'too-busy' };
    void wait('anna', true);
    void wait('anna', true);
    await expect(wait('anna', true)).rejects.toMatchObject(full);
    void wait('anna');
    await expect(wait('anna')).rejects.toMatchObject(full);
    void wait('ben');
    void wait('cleo');
    void wait('dora');
    await expect(wait('emil')).rejects.toMatchObject(full);
    release();
  });
});
