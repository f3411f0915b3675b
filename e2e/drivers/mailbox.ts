import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const WAIT_MS = 10_000;

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The mails that a site without SMTP leaves as files in its data folder. */
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
  return Promise.all(names.map(async (name) => parseMail(await readFile(join(folder, name), 'utf8'))));
}

/** Reads just enough of the format: two headers and the plain text part. */
function parseMail(source: string): Mail {
  const [head = '', ...rest] = source.split(/\r?\n\r?\n/);
  const header = (name: string) => {
    const folded = new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(head);
    return decodeWords((folded?.[1] ?? '').replaceAll(/\r?\n[ \t]/g, ' '));
  };
  const body = rest.join('\n\n');
  const part = /Content-Type: text\/plain[\s\S]*?(?=\n--|$)/i.exec(body)?.[0] ?? body;
  const isQuoted = /quoted-printable/i.test(part) || /quoted-printable/i.test(head);
  const isBase64 = /Transfer-Encoding: base64/i.test(part === body ? head : part);
  const text = part.replace(/^[\s\S]*?\n\n/, part === body ? '$&' : '');
  return {
    to: header('To'),
    subject: header('Subject'),
    text: isBase64
      ? Buffer.from(text, 'base64').toString()
      : isQuoted
        ? decodeQuoted(text)
        : text,
  };
}

function decodeQuoted(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?(q|b)\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : decodeQuoted(word.replaceAll('_', ' ')),
    );
}
