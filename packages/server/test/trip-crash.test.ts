import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, inject, it } from 'vitest';
import { signInAsGuest } from './lasting-client.ts';
import {
  buildServerProgram,
  freePort,
  killPostgres,
  type ServerProcess,
  type ServerProgram,
} from './server-process.ts';
import { startWriting, untilAllGotThrough, type TripWriter } from './trip-writer.ts';

const kills = inject('tripKills');
const writerCount = 8;
/** Two at a time on one data folder: while one starts, the other is used, and killed in its turn. */
const serverCount = 2;

/** Servers on one data folder, each of which is replaced when it is killed. */
interface Fleet {
  readonly addressOf: () => string;
  killNext(): Promise<void>;
  /** How many servers were there and are dead now, by the signal and by nothing else. */
  readonly killed: () => number;
  end(): Promise<void>;
}

async function startFleet(program: ServerProgram, dataDir: string): Promise<Fleet> {
  const settings = { DATA_DIR: dataDir, TRUST_PROXY: 'loopback', LOG_LEVEL: 'silent' };
  /** Starts again, as a process manager would, when a blow at the database comes in the middle of a start. */
  const start = async (attemptsLeft = 5): Promise<ServerProcess> => {
    try {
      return await program.start({ ...settings, PORT: String(await freePort()) });
    } catch (error) {
      if (attemptsLeft === 0) throw error;
      return await start(attemptsLeft - 1);
    }
  };
  const servers = [start()];
  await servers[0];
  while (servers.length < serverCount) servers.push(start());
  const living = new Set(await Promise.all(servers));
  const replace = async (): Promise<ServerProcess> => {
    const server = await start();
    living.add(server);
    return server;
  };
  let [turn, killed] = [0, 0];
  return {
    killed: () => killed,
    addressOf: () => [...living][Math.floor(Math.random() * living.size)]?.address ?? '',
    killNext: async () => {
      const slot = turn % serverCount;
      turn += 1;
      const server = await servers[slot];
      // Without an exit code: the signal ended it, not the server itself.
      if ((await server?.end('SIGKILL')) === null) killed += 1;
      if (server) living.delete(server);
      servers[slot] = replace();
    },
    end: async () => {
      for (const server of await Promise.all(servers)) await server.end('SIGTERM');
    },
  };
}

/** How many keys the database keeps of each trip: one for every save, however often it was sent. */
async function keysOf(dataDir: string, writers: readonly TripWriter[]): Promise<readonly number[]> {
  const password = (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim();
  const host = join(dataDir, 'postgres');
  const client = new Client({ host, user: 'fahrtwind', database: 'fahrtwind', password });
  await client.connect();
  const { rows } = await client.query<{ id: string; keys: number }>(
    'select trip_id as id, count(*)::int as keys from trip_save group by trip_id',
  );
  await client.end();
  return writers.map(({ tripId }) => rows.find(({ id }) => id === tripId)?.keys ?? 0);
}

it(`keeps every acknowledged trip with its revision when the server is killed ${kills} times, and the database ${kills / 2} times`, async () => {
  const base = await mkdtemp(join(tmpdir(), 'fw-trips-'));
  await chmod(base, 0o755);
  const dataDir = join(base, 'data');
  const program = await buildServerProgram();
  const fleet = await startFleet(program, dataDir);
  const stop = new AbortController();
  try {
    const guests = await Promise.all(
      Array.from({ length: writerCount }, () => signInAsGuest(fleet.addressOf())),
    );
    const writers = guests.map((guest) =>
      startWriting(guest, { addressOf: fleet.addressOf, stop: stop.signal }),
    );
    await untilAllGotThrough(writers);
    for (let kill = 1; kill <= kills; kill += 1) {
      await sleep(Math.random() * 100);
      if (kill % 2 === 0) await killPostgres(dataDir);
      await fleet.killNext();
      // Now and then the next blow comes at once, into the middle of the recovery.
      if (kill % 5 !== 0) await untilAllGotThrough(writers);
    }
    stop.abort();
    await Promise.all(writers.map(({ done }) => done));
    expect(fleet.killed()).toBe(kills);
    expect(writers.flatMap(({ losses }) => losses)).toEqual([]);
    expect(await keysOf(dataDir, writers)).toEqual(writers.map(({ saves }) => saves()));
    // Else the blows would have hit nothing.
    expect(writers.reduce((sum, { repeats }) => sum + repeats(), 0)).toBeGreaterThan(kills);
  } finally {
    stop.abort();
    await fleet.end();
    await program.remove();
    await rm(base, { recursive: true, force: true });
  }
}, 1_800_000);
