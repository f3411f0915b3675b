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
}

/** The mails that a site without SMTP writes to its data folder. */
export interface Mailbox {
  /** Waits for the newest mail to an address whose subject contains a word, and returns the link in it. */
  link(address: string, subject: string): Promise<string>;
  count(address: string): Promise<number>;
}

export function createMailbox(folder: string): Mailbox {
  const mailsTo = async (address: string) =>
    (await readMails(folder)).filter((mail) => mail.to.includes(address));
  return {
    count: async (address) => (await mailsTo(address)).length,
    link: async (address, subject) => {
      const deadline = Date.now() + WAIT_MS;
      while (Date.now() < deadline) {
        const found = (await mailsTo(address)).findLast((mail) => mail.subject.includes(subject));
        const link = found && /https?:\/\/[^\s<>"]+/.exec(found.text);
        if (link) return link[0];
        await sleep(100);
      }
      const seen = (await mailsTo(address)).map((mail) => mail.subject).join(', ');
      throw new Error(`no mail “${subject}” to ${address}; there are: ${seen || 'none'}`);
    },
  };
}

async function readMails(folder: string): Promise<readonly Mail[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(
    names.map(async (name) => {
      const mail = await PostalMime.parse(await readFile(join(folder, name)));
      const to = (mail.to ?? []).map((receiver) => receiver.address ?? '').join(', ');
      return { to, subject: mail.subject ?? '', text: mail.text ?? '' };
    }),
  );
}
