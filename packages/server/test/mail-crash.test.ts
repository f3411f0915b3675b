import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildServerProgram, freePort, type ServerProgram } from './server-process.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Longer than the pause between two looks into the outbox. */
const twoLooksMs = 4500;

let program: ServerProgram;
let test: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  program = await buildServerProgram();
});
afterAll(() => program.remove());
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fw-mail-'));
  test = await createTestDatabase();
});
afterEach(async () => {
  await test.drop();
  await rm(dataDir, { recursive: true });
});

async function start(smtpUrl = '') {
  const port = String(await freePort());
  const env = { DATABASE_URL: test.url, DATA_DIR: dataDir, PORT: port };
  return await program.start(smtpUrl === '' ? env : { ...env, SMTP_URL: smtpUrl });
}

async function register(base: string): Promise<void> {
  const reply = await fetch(`${base}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify({ name: 'Rita', email: 'rita@example.org', password: 'Wolke sieben' }),
  });
  expect(reply.status).toBe(200);
}

async function mails(): Promise<readonly string[]> {
  return await readdir(join(dataDir, 'mails')).catch(() => []);
}

async function outbox(): Promise<readonly { attempts: number }[]> {
  return (await test.database.pool.query('select attempts from mail_outbox')).rows;
}

/** As if the time had passed in which the dead server could still have been at it. */
async function endLease(): Promise<void> {
  await test.database.pool.query('update mail_outbox set next_attempt_at = now()');
}

/** A mail server that greets when it is told to, and counts what it took. */
async function startPostOffice(isOpenAtFirst: boolean) {
  const taken: string[] = [];
  let [isOpen, visitors] = [isOpenAtFirst, 0];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_, greet) => {
      visitors += 1;
      if (isOpen) greet();
    },
    onData: (stream, _, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8');
      });
      stream.on('end', () => {
        taken.push(/^Message-ID: (\S+)/im.exec(text)?.[1] ?? '');
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    taken,
    visitors: () => visitors,
    open: () => {
      isOpen = true;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

describe('a server that is killed', () => {
  it('between taking a mail and sending it loses none, and it is sent once', async () => {
    const office = await startPostOffice(false);
    const dying = await start(office.url);
    await register(dying.address);
    await expect.poll(office.visitors, { timeout: 20_000 }).toBe(1);
    expect(await outbox()).toEqual([{ attempts: 1 }]);
    await dying.end('SIGKILL');
    office.open();
    const next = await start(office.url);
    // It could still be on its way: nobody else takes it before the lease is over.
    await sleep(twoLooksMs);
    expect(office.taken).toEqual([]);
    await endLease();
    await expect.poll(outbox, { timeout: 20_000 }).toEqual([]);
    await sleep(twoLooksMs);
    expect(office.taken).toHaveLength(1);
    await next.end('SIGTERM');
    await office.close();
  });

  it('between sending a mail and noting it sends it again under the same id', async () => {
    const office = await startPostOffice(true);
    const dying = await start(office.url);
    const holder = await holdOutbox();
    await register(dying.address);
    await holder.untilOneIsTaken();
    await expect.poll(() => office.taken.length, { timeout: 20_000 }).toBe(1);
    await dying.end('SIGKILL');
    await holder.letGo();
    expect(await outbox()).toEqual([{ attempts: 1 }]);
    await endLease();
    const next = await start(office.url);
    await expect.poll(outbox, { timeout: 20_000 }).toEqual([]);
    expect(office.taken).toHaveLength(2);
    expect(new Set(office.taken).size).toBe(1);
    await next.end('SIGTERM');
    await office.close();
  });

  it('between writing a mail into the data folder and noting it leaves one mail there', async () => {
    const dying = await start();
    const holder = await holdOutbox();
    await register(dying.address);
    await holder.untilOneIsTaken();
    await expect.poll(mails, { timeout: 20_000 }).toHaveLength(1);
    const before = await mails();
    await dying.end('SIGKILL');
    await holder.letGo();
    await endLease();
    const next = await start();
    await expect.poll(outbox, { timeout: 20_000 }).toEqual([]);
    expect(await mails()).toEqual(before);
    await next.end('SIGTERM');
  });
});

/** Keeps mails from being taken out of the outbox: they can be sent, but that cannot be noted. */
async function holdOutbox() {
  const pool = test.database.pool;
  await pool.query(`
    create function hold() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(42); return old; end $$;
    create trigger hold before delete on mail_outbox for each row execute function hold()`);
  const client = new Client(test.url);
  await client.connect();
  await client.query('select pg_advisory_lock(42)');
  return {
    untilOneIsTaken: () => expect.poll(outbox, { timeout: 20_000 }).toEqual([{ attempts: 1 }]),
    /** What is waiting of the dead server ends with its connection. */
    letGo: async () => {
      await pool.query(
        `select pg_terminate_backend(pid) from pg_locks
         where locktype = 'advisory' and objid = 42 and not granted`,
      );
      await client.end();
      await pool.query('drop trigger hold on mail_outbox');
    },
  };
}
