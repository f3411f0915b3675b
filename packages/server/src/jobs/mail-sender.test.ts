import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMailSender } from './mail-sender.ts';
import type { QueuedMail } from './mail-outbox.ts';

const mail: QueuedMail = {
  id: '6f6e0f0a-0000-4000-8000-000000000001',
  uid: 'u1',
  recipient: 'käthe@example.de',
  subject: 'Grüße von unterwegs',
  text: 'Zum Anmelden:\nhttp://localhost:3000/api/auth/magic-link/verify?token=abc\n',
  html: '<p>Zum Anmelden</p>',
};

describe('sending mails', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'fahrtwind-mails-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('leaves a file in the data folder and, on loopback, the link in the log when there is no SMTP server', async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line) => void lines.push(line) });
    const config = {
      host: 'localhost',
      smtpUrl: null,
      mailFrom: 'Fahrtwind <hallo@fahrtwind.example>',
      dataDir,
    };
    const send = createMailSender(config, log);
    await send(mail);
    await send(mail);
    expect(await readdir(join(dataDir, 'mails'))).toEqual([`${mail.id}.eml`]);
    const text = await readFile(join(dataDir, 'mails', `${mail.id}.eml`), 'utf8');
    expect(text).toContain('From: Fahrtwind <hallo@fahrtwind.example>');
    expect(text).toContain(`Message-ID: <${mail.id}@fahrtwind.example>`);
    expect(text).toContain('Auto-Submitted: auto-generated');
    expect(lines[0]).toContain('http://localhost:3000/api/auth/magic-link/verify?token=abc');
    expect(lines.join()).not.toContain('example.de');
  });

  it.each([
    ['a server that others reach', '0.0.0.0', mail.text],
    ['a site with an address', 'localhost', mail.text.replace('localhost:3000', 'reise.example')],
  ])('shows no link in the log of %s', async (_what, host, text) => {
    const lines: string[] = [];
    const log = pino({}, { write: (line) => void lines.push(line) });
    await createMailSender(
      { host, smtpUrl: null, mailFrom: 'a@b.example', dataDir },
      log,
    )({
      ...mail,
      text,
    });
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toMatch(/token|abc|Grüße|example\.de/);
    expect(lines.join()).toContain(`${mail.id}.eml`);
  });

  it('hands the mail to the SMTP server that is configured', async () => {
    const received: { to: string[]; text: string }[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          received.push({ to, text: Buffer.concat(chunks).toString('utf8') });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve());
    });
    const address = server.server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const lines: string[] = [];
    const send = createMailSender(
      {
        host: 'localhost',
        smtpUrl: `smtp://127.0.0.1:${port}`,
        mailFrom: 'hallo@fahrtwind.example',
        dataDir,
      },
      pino({}, { write: (line) => void lines.push(line) }),
    );
    await send({ ...mail, recipient: 'kaethe@example.de' });
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual(['kaethe@example.de']);
    expect(received[0]?.text).toContain(`<${mail.id}@fahrtwind.example>`);
    expect(received[0]?.text).toMatch(/Subject: =\?UTF-8\?/);
    expect(lines).toEqual([]);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('fails when the SMTP server cannot be reached, so that the outbox tries again', async () => {
    const send = createMailSender(
      {
        host: 'localhost',
        smtpUrl: 'smtp://127.0.0.1:1',
        mailFrom: 'hallo@fahrtwind.example',
        dataDir,
      },
      pino({ level: 'silent' }),
    );
    await expect(send(mail)).rejects.toThrow(/ECONNREFUSED/);
  });
});
