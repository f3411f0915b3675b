import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { z } from 'zod';
import { insist, send, signInAsGuest } from './lasting-client.ts';
import { buildServerProgram, freePort, killPostgres } from './server-process.ts';

const kills = inject('recordKills');
const people = 4;

const saved = z.looseObject({ name: z.string() });

/** A user who saves their record over and over, each time with the next number as its name. */
interface Person {
  readonly uid: string;
  readonly saves: () => number;
  /** Numbers that were acknowledged and are gone. */
  readonly losses: readonly string[];
  readonly done: Promise<void>;
}

async function becomePerson(base: string, stop: AbortSignal): Promise<Person> {
  const { cookie, user } = await signInAsGuest(base);
  const url = `${base}/api/user/${user.uid}`;
  const headers = { cookie, 'content-type': 'application/json' };
  const losses: string[] = [];
  let [acknowledged, attempted] = [0, 0];

  const save = async (): Promise<boolean> => {
    attempted += 1;
    const body = JSON.stringify({ ...user, name: String(attempted) });
    const reply = await send(url, { method: 'PUT', body }, headers);
    await reply.arrayBuffer();
    if (reply.ok) acknowledged = attempted;
    return reply.ok;
  };
  /** What is stored is the last acknowledged number or one whose acknowledgement never arrived. */
  const check = async (): Promise<boolean> => {
    const reply = await send(url, {}, headers);
    if (!reply.ok) return false;
    const stored = Number(saved.parse(await reply.json()).name);
    if (!(stored >= acknowledged && stored <= attempted)) {
      losses.push(`${stored} is stored, ${acknowledged} was acknowledged, ${attempted} was tried`);
    }
    return true;
  };
  const live = async (): Promise<void> => {
    while (!stop.aborted) {
      // After a failure the record is looked at before it is written again, or a loss would be painted over.
      if (!(await save().catch(() => false))) await insist(check);
    }
    await insist(check);
  };
  await insist(save);
  return { uid: user.uid, saves: () => acknowledged, losses, done: live() };
}

it(`loses nothing that was acknowledged when server and database are killed ${kills} times in turn`, async () => {
  const base = await mkdtemp(join(tmpdir(), 'fw-crash-'));
  await chmod(base, 0o755);
  const dataDir = join(base, 'data');
  const place = { DATA_DIR: dataDir, PORT: String(await freePort()) };
  const env = { ...place, PROCESSES: '2', TRUST_PROXY: 'loopback' };
  const program = await buildServerProgram();
  let server = await program.start({ ...env, LOG_LEVEL: 'silent' });
  const stop = new AbortController();
  try {
    const writers = await Promise.all(
      Array.from({ length: people }, () => becomePerson(server.address, stop.signal)),
    );
    const saves = (): readonly number[] => writers.map((person) => person.saves());
    for (let kill = 1; kill <= kills; kill += 1) {
      await sleep(Math.random() * 150);
      if (kill % 2 === 0) {
        await server.end('SIGKILL');
        server = await program.start({ ...env, LOG_LEVEL: 'silent' });
      } else {
        await killPostgres(dataDir);
      }
      // Now and then the next blow comes at once, into the middle of the recovery.
      if (kill % 5 === 0) continue;
      // Else everybody gets through again: the second save from here began after the blow.
      const before = saves();
      await expect
        .poll(() => saves().every((count, index) => count > (before[index] ?? 0) + 1), {
          timeout: 60_000,
          interval: 20,
        })
        .toBe(true);
    }
    stop.abort();
    await Promise.all(writers.map(({ done }) => done));
    expect(writers.flatMap(({ losses }) => losses)).toEqual([]);
  } finally {
    stop.abort();
    await server.end('SIGTERM');
    await program.remove();
    await rm(base, { recursive: true, force: true });
  }
}, 300_000);
