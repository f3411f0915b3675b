import { RETENTION } from '@fahrtwind/domain';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import {
  clearFailedMails,
  createMailOutbox,
  type Mail,
  type QueuedMail,
  type SendMail,
} from './mail-outbox.ts';

const log = pino({ level: 'silent' });

function mailTo(recipient: string): Mail {
  return { recipient, subject: 'Hallo', text: 'Hallo', html: '<p>Hallo</p>', uid: null };
}

describe('the mail outbox', () => {
  let test: TestDatabase;

  beforeEach(async () => {
    test = await createTestDatabase();
  });
  afterEach(() => test.drop());

  const open = (send: SendMail, leaseSeconds = 60) =>
    createMailOutbox({
      database: test.database,
      send,
      draw: async () => Buffer.alloc(0),
      log,
      leaseSeconds,
      pollMs: 20,
    });
  const waiting = async (): Promise<number> =>
    Number((await test.database.pool.query('select count(*) from mail_outbox')).rows[0].count);
  const makeDue = () =>
    test.database.pool.query(
      `update mail_outbox set next_attempt_at = now() where failed_at is null`,
    );

  it('sends what was written down, once', async () => {
    const sent: QueuedMail[] = [];
    const outbox = open(async (mail) => void sent.push(mail));
    await outbox.enqueue(test.database.db, mailTo('a@example.de'));
    await outbox.flush();
    await outbox.flush();
    expect(sent).toMatchObject([mailTo('a@example.de')]);
    expect(await waiting()).toBe(0);
  });

  it('forgets a mail that could not be delivered after the time that the privacy page says', async () => {
    const outbox = open(async () => {});
    for (const name of ['frisch', 'alt'])
      await outbox.enqueue(test.database.db, mailTo(`${name}@example.de`));
    const age = `make_interval(days => ${RETENTION.failedMail.days})`;
    await test.database.pool.query(`update mail_outbox set failed_at = now() - ${age}
      + case when recipient like 'alt%' then interval '-1 minute' else interval '1 minute' end`);
    await clearFailedMails(test.database.db);
    const { rows } = await test.database.pool.query('select recipient from mail_outbox');
    expect(rows).toEqual([{ recipient: 'frisch@example.de' }]);
  });

  it('keeps a mail whose file could not be drawn, and sends it with the file later', async () => {
    const sent: QueuedMail[] = [];
    let isBroken = true;
    const outbox = createMailOutbox({
      database: test.database,
      send: async (mail) => void sent.push(mail),
      draw: async (from) => {
        if (isBroken) throw new Error('out of paper');
        return Buffer.from(`drawing of ${from}`);
      },
      log,
    });
    const file = { filename: 'r.pdf', contentType: 'application/pdf' };
    const mail = { ...mailTo('a@example.de'), attachments: [{ ...file, drawnFrom: 'RE-1' }] };
    await outbox.enqueue(test.database.db, mail);
    await outbox.flush();
    expect([sent.length, await waiting()]).toEqual([0, 1]);
    isBroken = false;
    await makeDue();
    await outbox.flush();
    const content = Buffer.from('drawing of RE-1').toString('base64');
    expect(sent[0]?.attachments).toEqual([{ ...file, content, encoding: 'base64' }]);
    expect(await waiting()).toBe(0);
  });

  it('sends nothing of a transaction that was rolled back', async () => {
    const sent: QueuedMail[] = [];
    const outbox = open(async (mail) => void sent.push(mail));
    await expect(
      test.database.db.transaction(async (tx) => {
        await outbox.enqueue(tx, mailTo('a@example.de'));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await outbox.flush();
    expect(sent).toEqual([]);
  });

  it('sends by itself once it is started, and stops when closed', async () => {
    const sent: QueuedMail[] = [];
    const outbox = open(async (mail) => void sent.push(mail));
    outbox.start();
    await outbox.enqueue(test.database.db, mailTo('a@example.de'));
    await expect.poll(() => sent.length, { timeout: 15_000 }).toBe(1);
    await outbox.close();
    await outbox.enqueue(test.database.db, mailTo('b@example.de'));
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    expect(sent).toHaveLength(1);
  });

  it('sends a mail once when several servers work on it', async () => {
    const sent: QueuedMail[] = [];
    const servers = Array.from({ length: 4 }, () =>
      open(async (mail) => {
        await new Promise((resolve) => {
          setTimeout(resolve, 5);
        });
        sent.push(mail);
      }),
    );
    for (let index = 0; index < 50; index += 1) {
      await servers[0]?.enqueue(test.database.db, mailTo(`p${index}@example.de`));
    }
    await Promise.all(servers.map((server) => server.flush()));
    expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(50);
    expect(sent).toHaveLength(50);
  });

  it('tries again later and longer when sending fails', async () => {
    let attempts = 0;
    const outbox = open(async () => {
      attempts += 1;
      if (attempts < 3) throw new Error('451 try again later');
    });
    await outbox.enqueue(test.database.db, mailTo('a@example.de'));
    const pauses: number[] = [];
    for (let round = 0; round < 2; round += 1) {
      await outbox.flush();
      await outbox.flush();
      const { rows } = await test.database.pool.query(
        'select extract(epoch from next_attempt_at - now())::int as pause, last_error from mail_outbox',
      );
      expect(rows[0].last_error).toBe('451 try again later');
      pauses.push(rows[0].pause);
      await makeDue();
    }
    await outbox.flush();
    expect(attempts).toBe(3);
    expect(await waiting()).toBe(0);
    expect(pauses[0]).toBeGreaterThan(25);
    expect(pauses[1]).toBeGreaterThan(55);
  });

  it('gives up at last and keeps the mail for inspection', async () => {
    const outbox = open(async () => {
      throw new Error('550 no such user');
    });
    await outbox.enqueue(test.database.db, mailTo('a@example.de'));
    await test.database.pool.query('update mail_outbox set attempts = 39');
    await outbox.flush();
    const { rows } = await test.database.pool.query('select failed_at from mail_outbox');
    expect(rows[0].failed_at).not.toBeNull();
  });

  it.each([
    [{ command: 'RCPT TO', responseCode: 550 }, '550 5.1.1 no such user', 'a@example.de'],
    [{ command: 'RCPT TO', responseCode: 552 }, '552 5.2.2 mailbox full', null],
    [{ command: 'RCPT TO', responseCode: 550 }, '550 5.7.1 your server is not welcome', null],
    [{ command: 'DATA', responseCode: 554 }, '554 looks like spam', null],
    [{ command: 'RCPT TO', responseCode: 450 }, '450 later', null],
  ])('remembers which address refuses mails for good: %j %s', async (fields, message, refused) => {
    const { pool, db } = test.database;
    await pool.query(`insert into account (id, name, email) values ('a', 'A', 'a@example.de')`);
    const outbox = open(async () => {
      throw Object.assign(new Error(message), fields);
    });
    await outbox.enqueue(db, mailTo('A@example.de'));
    await outbox.flush();
    const { rows } = await pool.query('select refused_email from mail_state');
    expect(rows.map((row) => row.refused_email)).toEqual(refused === null ? [] : [refused]);
    const failed = await pool.query('select failed_at is not null as failed from mail_outbox');
    expect(failed.rows).toEqual([{ failed: refused !== null }]);
  });

  it('loses no mail when a server dies while sending', async () => {
    const dying = open(() => new Promise(() => undefined), 1);
    await dying.enqueue(test.database.db, mailTo('a@example.de'));
    void dying.flush();
    await expect.poll(attempts, { timeout: 15_000 }).toBe(1);
    const sent: QueuedMail[] = [];
    const other = open(async (mail) => void sent.push(mail));
    await other.flush();
    expect(sent).toEqual([]);
    await makeDue();
    await other.flush();
    expect(sent).toHaveLength(1);
  });

  it('sends a mail again under the same id when a server dies between sending and noting it', async () => {
    const sent: QueuedMail[] = [];
    const dying = open(async (mail) => {
      sent.push(mail);
      await new Promise(() => undefined);
    }, 1);
    await dying.enqueue(test.database.db, mailTo('a@example.de'));
    void dying.flush();
    await expect.poll(() => sent.length, { timeout: 15_000 }).toBe(1);
    await makeDue();
    await open(async (mail) => void sent.push(mail)).flush();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.id).toBe(sent[0]?.id);
    expect(await waiting()).toBe(0);
  });

  const attempts = async (): Promise<number> =>
    Number((await test.database.pool.query('select attempts from mail_outbox')).rows[0]?.attempts);
});
