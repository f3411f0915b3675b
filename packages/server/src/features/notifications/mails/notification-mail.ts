import {
  DEFAULT_USER_NAME,
  mailsArrivePath,
  PATHS,
  signInPath,
  type Language,
  type NotificationKind,
} from '@fahrtwind/domain';
import type { Mail } from '../../../jobs/mail-outbox.ts';
import { renderMail } from '../../../jobs/render-mail.ts';
import { de } from './mail-texts.de.ts';
import { en } from './mail-texts.en.ts';

const TEXTS: Readonly<Record<Language, typeof de>> = { de, en };

/** The rest is a number: the mail shall make curious and not replace the page. */
const MAX_SENTENCES = 10;

export interface MailedNotification {
  readonly kind: NotificationKind;
  readonly name: string;
  readonly others: number;
  readonly about: string;
}

interface Letter {
  readonly language: Language;
  readonly uid: string;
  readonly recipient: string;
  /** The origin of the site in this language. */
  readonly origin: string;
  readonly token: string;
}

/** All that is new in one mail, with both ways to end such mails: one click by the mail program, and a link that asks. */
export function writeNotificationMail(
  news: readonly MailedNotification[],
  { language, uid, recipient, origin, token }: Letter,
): Mail {
  const texts = TEXTS[language];
  const sentences = news.slice(0, MAX_SENTENCES).map((one) => sentenceOf(texts, one));
  const left = news.length - sentences.length;
  const list = [...sentences, ...(left > 0 ? [texts.more(left)] : [])];
  const text = {
    subject: news.length === 1 ? withoutDot(sentences[0] ?? '') : texts.subject(news.length),
    before: [texts.before, list.map((line) => `• ${line}`).join('\n')],
    button: texts.button,
    after: [texts.after],
  };
  const query = `token=${encodeURIComponent(token)}`;
  const { greeting, farewell } = texts;
  return {
    uid,
    recipient,
    headers: {
      'List-Unsubscribe': `<${origin}/api/mails/unsubscribe?${query}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...renderMail(text, {
      language,
      greeting,
      farewell,
      link: `${origin}${PATHS.notifications}`,
      // The page asks before it changes anything.
      foot: { text: texts.stop, link: `${origin}${signInPath('mails', { token })}` },
    }),
  };
}

export function writeAddressCheck({ language, uid, recipient, origin, token }: Letter): Mail {
  const { check, greeting, farewell } = TEXTS[language];
  const link = `${origin}${mailsArrivePath(token)}`;
  return { uid, recipient, ...renderMail(check, { language, greeting, farewell, link }) };
}

function sentenceOf(texts: typeof de, { kind, name, others, about }: MailedNotification): string {
  const shown = name === DEFAULT_USER_NAME ? '' : sayable(name);
  const who = texts.who(shown === '' ? texts.someone : shown, others);
  return texts.kinds[kind]({ who, isMany: others > 0, title: sayable(about) });
}

/** Anybody can choose names and titles. Only what looks like words is put into our mails, and no links. */
function sayable(text: string): string {
  const isPlain =
    /^[\p{L}\p{M}\p{N}'’?!:. &,-]{1,120}$/u.test(text) && !/\p{L}\.\p{L}|www\./u.test(text);
  return isPlain ? text.trim() : '';
}

function withoutDot(sentence: string): string {
  return sentence.replace(/\.$/, '');
}
