import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildServerProgram, freePort, type ServerProgram } from './server-process.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

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

async function register(base: string, email = 'rita@example.org'): Promise<void> {
  const reply = await fetch(`${base}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify({ name: 'Rita', email, password: 'Wolke sieben' }),
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

/** A mail server that greets when it is told to, and notes the id and the address of each mail that it took. */
async function startPostOffice(isOpenAtFirst: boolean) {
  const taken: string[] = [];
  const recipients: string[] = [];
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
        recipients.push(/^To: (\S+)/im.exec(text)?.[1] ?? '');
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
    recipients,
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
    // A later mail has left, so the outbox was looked through: the first could still be on its way until the lease ends.
    await register(next.address, 'jonas@example.org');
    await expect.poll(() => office.recipients, { timeout: 20_000 }).toEqual(['jonas@example.org']);
    await expect.poll(outbox, { timeout: 20_000 }).toEqual([{ attempts: 1 }]);
    await endLease();
    await expect.poll(outbox, { timeout: 20_000 }).toEqual([]);
    // Two more of these, and no second one of the first.
    for (const email of ['mara@example.org', 'timo@example.org']) {
      await register(next.address, email);
      await expect.poll(() => office.recipients.at(-1), { timeout: 20_000 }).toBe(email);
    }
    expect(office.recipients).toEqual([
      'jonas@example.org',
      'rita@example.org',
      'mara@example.org',
      'timo@example.org',
    ]);
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
