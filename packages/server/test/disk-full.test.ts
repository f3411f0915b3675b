import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { send, signInAsGuest } from './lasting-client.ts';
import { buildServerProgram, killPostgres } from './server-process.ts';
import type { ServerProgram } from './server-process.ts';
import { startWriting, untilAllGotThrough, untilNoSaveSucceeds } from './trip-writer.ts';

vi.setConfig({ testTimeout: 120_000 });

const sentence = /^Der Datenträger ist voll.*\n$/;
const mayMount = canMount();
let program: ServerProgram;
let base: string;
let disk: string | null = null;

beforeAll(async () => {
  program = await buildServerProgram();
  return () => program.remove();
});

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'fw-disk-'));
  await chmod(base, 0o755);
});

afterEach(async () => {
  if (disk) execFileSync('umount', [disk]);
  disk = null;
  await rm(base, { recursive: true, force: true });
});

/** Only root on Linux, and in many containers not even that. */
function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'fw-mount-'));
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', folder]).status === 0;
  if (isMounted) execFileSync('umount', [folder]);
  rmdirSync(folder);
  return isMounted;
}

async function mountDisk(megabytes: number): Promise<string> {
  const folder = join(base, 'disk');
  await mkdir(folder);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  disk = folder;
  return folder;
}

async function startWriters(addressOf: () => string, stop: AbortSignal) {
  const guests = await Promise.all([1, 2, 3].map(() => signInAsGuest(addressOf())));
  return guests.map((guest) => startWriting(guest, { addressOf, stop, ballastBytes: 100_000 }));
}

/** Leaves so many bytes free. */
async function fill(folder: string, freeBytes = 0): Promise<void> {
  for (let bytes = 1_000_000; bytes >= 1; bytes = Math.floor(bytes / 10)) {
    const block = Buffer.alloc(bytes);
    const write = (): Promise<boolean> =>
      writeFile(join(folder, 'ballast'), block, { flag: 'a' }).then(
        () => true,
        () => false,
      );
    const hasMoreFree = async (): Promise<boolean> => {
      const { bavail, bsize } = await statfs(folder);
      return freeBytes === 0 || bavail * bsize >= freeBytes + bytes;
    };
    while ((await hasMoreFree()) && (await write()));
  }
}

describe('a full disk', () => {
  it('is named in one sentence when files cannot grow', () => {
    const env = { PATH: process.env.PATH ?? '', DATA_DIR: join(base, 'data'), PORT: '0' };
    // Blocks of 512 bytes: less than the 16 MB of PostgreSQL's first log segment.
    const script = 'ulimit -f 2000; exec "$0" "$1"';
    const ran = spawnSync('sh', ['-c', script, process.execPath, program.file], {
      env,
      encoding: 'utf8',
    });
    expect(ran.stderr).toMatch(sentence);
    expect(ran.status).toBe(1);
  });

  it('acknowledges no save when files cannot grow', async () => {
    const DATA_DIR = join(base, 'data');
    const env = {
      DATA_DIR,
      PORT: '0',
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'silent',
      DISK_RESERVE_MB: '0',
    };
    // A segment of PostgreSQL's log (16 MB) still has room; the documents reach the limit after some 150 saves.
    let server = await program.start(env, { largestFileBlocks: 40_000 });
    const stop = new AbortController();
    const writers = await startWriters(() => server.address, stop.signal);
    try {
      await untilNoSaveSucceeds(writers);
      expect(writers.reduce((sum, { saves }) => sum + saves(), 0)).toBeGreaterThan(20);
      expect(writers.reduce((sum, { repeats }) => sum + repeats(), 0)).toBeGreaterThan(0);
      await server.end('SIGTERM');
      server = await program.start(env);
      await untilAllGotThrough(writers);
    } finally {
      stop.abort();
      await Promise.all(writers.map(({ done }) => done));
      await server.end('SIGTERM');
    }
    expect(writers.flatMap(({ losses }) => losses)).toEqual([]);
  });

  it.runIf(mayMount)('is named in one sentence at the first start', async () => {
    const DATA_DIR = join(await mountDisk(20), 'data');
    const { code, output } = await program.run({ DATA_DIR, PORT: '0' });
    expect(output).toMatch(sentence);
    expect(code).toBe(1);
  });

  it.runIf(mayMount)(
    'is named at a later start, which succeeds when there is room again',
    async () => {
      const folder = await mountDisk(200);
      const env = { DATA_DIR: join(folder, 'data'), PORT: '0' };
      const first = await program.start(env);
      await first.end('SIGTERM');
      await fill(folder);
      const { code, output } = await program.run(env);
      expect(output).toMatch(sentence);
      expect(code).toBe(1);
      await rm(join(folder, 'ballast'));
      const again = await program.start(env);
      expect((await fetch(`${again.address}/readyz`)).status).toBe(200);
      await again.end('SIGTERM');
    },
  );

  it.runIf(mayMount)(
    'acknowledges no save, and trips are saved again when there is room',
    async () => {
      const folder = await mountDisk(250);
      const DATA_DIR = join(folder, 'data');
      const env = {
        DATA_DIR,
        PORT: '0',
        TRUST_PROXY: 'loopback',
        LOG_LEVEL: 'silent',
        DISK_RESERVE_MB: '0',
      };
      const server = await program.start(env);
      const stop = new AbortController();
      const writers = await startWriters(() => server.address, stop.signal);
      try {
        await untilAllGotThrough(writers);
        await fill(folder);
        await untilNoSaveSucceeds(writers);
        await rm(join(folder, 'ballast'));
        await untilAllGotThrough(writers);
      } finally {
        stop.abort();
        await rm(join(folder, 'ballast'), { force: true });
        await Promise.all(writers.map(({ done }) => done));
        await server.end('SIGTERM');
      }
      expect(writers.flatMap(({ losses }) => losses)).toEqual([]);
    },
  );

  it.runIf(mayMount)(
    'gives the room of the ballast to a database that has none',
    async () => {
      const folder = await mountDisk(700);
      const DATA_DIR = join(folder, 'data');
      const env = { DATA_DIR, PORT: '0', TRUST_PROXY: 'loopback', LOG_LEVEL: 'silent' };
      const server = await program.start({ ...env, DISK_RESERVE_MB: '60' });
      try {
        const { cookie } = await signInAsGuest(server.address);
        await fill(folder);
        // What it has in memory it cannot write down, and it dies with it.
        await killPostgres(DATA_DIR);
        const read = async (): Promise<number> =>
          (await send(`${server.address}/api/trips`, {}, { cookie })).status;
        // PostgreSQL fails once or twice before it has the room, and recovers then.
        await vi.waitFor(async () => expect(await read()).toBe(200), {
          timeout: 240_000,
          interval: 250,
        });
      } finally {
        await rm(join(folder, 'ballast'), { force: true });
        await server.end('SIGTERM');
      }
    },
    300_000,
  );

  it.runIf(mayMount)('takes no trips below the reserve, and all else goes on', async () => {
    const folder = await mountDisk(400);
    const env = {
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'silent',
      DISK_RESERVE_MB: '60',
    };
    const server = await program.start(env);
    try {
      const guest = await signInAsGuest(server.address);
      const trip = { id: 'harz', title: 'Harz', days: [{ id: 'd1' }] };
      const { cookie } = guest;
      const read = async (path: string): Promise<number> =>
        (await send(`${server.address}${path}`, {}, { cookie })).status;
      const save = async (id: string): Promise<number> => {
        const init = { method: 'PUT', body: JSON.stringify({ ...trip, id }) };
        const headers = { cookie, 'content-type': 'application/json', 'if-none-match': '*' };
        return (await send(`${server.address}/api/trips/${id}`, init, headers)).status;
      };
      expect(await save('harz')).toBe(200);
      await fill(folder, 40_000_000);
      await vi.waitFor(async () => expect(await save('eifel')).toBe(507), 30_000);
      expect(await read('/api/trips/harz')).toBe(200);
      expect(await read('/api/trips')).toBe(200);
      expect(await signInAsGuest(server.address)).toBeDefined();
    } finally {
      await rm(join(folder, 'ballast'), { force: true });
      await server.end('SIGTERM');
    }
  });
});
