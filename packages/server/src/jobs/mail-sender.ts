import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { isLoopbackHost } from '../config/is-loopback-host.ts';
import type { Log } from './log.ts';
import type { QueuedMail, SendMail } from './mail-outbox.ts';

interface MailConfig {
  readonly host: string;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly dataDir: string;
}

/** Sends by SMTP where that is configured, else leaves `.eml` files in the data folder. */
export function createMailSender(config: MailConfig, log: Log): SendMail {
  return config.smtpUrl === null
    ? writeToFolder(config, log)
    : sendBySmtp(config.smtpUrl, config.mailFrom);
}

function sendBySmtp(smtpUrl: string, from: string): SendMail {
  // Together shorter than the outbox's lease, so that no other server takes a mail over that is being sent.
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  });
  return async (mail) => {
    await transport.sendMail(messageOf(mail, from));
  };
}

function writeToFolder({ host, mailFrom, dataDir }: MailConfig, log: Log): SendMail {
  const folder = join(dataDir, 'mails');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (mail) => {
    const { message } = await transport.sendMail(messageOf(mail, mailFrom));
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${mail.id}.eml`);
    await writeFile(`${file}.part`, message, { mode: 0o600 });
    await rename(`${file}.part`, file);
    const link = linkIn(mail.text);
    // The link signs in. It is shown only on a machine where the product is tried out locally.
    const isLocal = isLoopbackHost(host) && link !== undefined && isLoopbackHost(link.host);
    log.info(
      { mail: mail.id, ...(isLocal && { subject: mail.subject, link: link.href }), file },
      'mail written',
    );
  };
}

function messageOf(mail: QueuedMail, from: string): SendMailOptions {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${domain}>`,
    attachments: mail.attachments?.map((file) => ({ ...file })),
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
  };
}

function linkIn(text: string): URL | undefined {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  return link !== undefined && URL.canParse(link) ? new URL(link) : undefined;
}
