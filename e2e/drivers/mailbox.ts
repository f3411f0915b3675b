import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';

const WAIT_MS = 10_000;

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The names of the attached files. */
  readonly attachments: readonly string[];
}

/** The mails that a site without SMTP writes to its data folder. */
export interface Mailbox {
  /** Waits for the newest mail to an address whose subject contains a word, and returns the link in it. */
  link(address: string, subject: string): Promise<string>;
  /** Waits for the newest mail to an address whose subject contains a word. */
  mail(address: string, subject: string): Promise<Mail>;
  count(address: string): Promise<number>;
}

export function createMailbox(folder: string): Mailbox {
  const mailsTo = async (address: string) =>
    (await readMails(folder)).filter((mail) => mail.to.includes(address));
  const waitFor = async (address: string, subject: string, isMeant: (mail: Mail) => boolean) => {
    const deadline = Date.now() + WAIT_MS;
    while (Date.now() < deadline) {
      const found = (await mailsTo(address)).findLast((mail) => mail.subject.includes(subject));
      if (found && isMeant(found)) return found;
      await sleep(100);
    }
    const seen = (await mailsTo(address)).map((mail) => mail.subject).join(', ');
    throw new Error(`no mail “${subject}” to ${address}; there are: ${seen || 'none'}`);
  };
  return {
    count: async (address) => (await mailsTo(address)).length,
    mail: (address, subject) => waitFor(address, subject, () => true),
    link: async (address, subject) =>
      linkIn(await waitFor(address, subject, (mail) => linkIn(mail) !== '')),
  };
}

function linkIn({ text }: Mail): string {
  return /https?:\/\/[^\s<>"]+/.exec(text)?.[0] ?? '';
}

async function readMails(folder: string): Promise<readonly Mail[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(
    names.map(async (name) => {
      const mail = await PostalMime.parse(await readFile(join(folder, name)));
      const to = (mail.to ?? []).map((receiver) => receiver.address ?? '').join(', ');
      const attachments = mail.attachments.map(({ filename }) => filename ?? '');
      return { to, subject: mail.subject ?? '', text: mail.text ?? '', attachments };
    }),
  );
}
