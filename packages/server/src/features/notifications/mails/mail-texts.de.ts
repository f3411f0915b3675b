import type { NotificationKind } from '@fahrtwind/domain';

interface Sentence {
  readonly who: string;
  readonly isMany: boolean;
  /** Empty when there is none that can be said. */
  readonly title: string;
}

const about = (title: string): string => (title === '' ? '' : ` „${title}“`);

export const de = {
  greeting: 'Hallo,',
  farewell: 'Gute Fahrt\nFahrtwind',
  someone: 'Jemand',
  who: (name: string, others: number) => {
    if (others === 0) return name;
    return `${name} und ${others === 1 ? 'eine weitere Person' : `${others} weitere`}`;
  },
  kinds: {
    followed: ({ who, isMany }) => `${who} ${isMany ? 'folgen' : 'folgt'} dir jetzt.`,
    answered: ({ who, title, isMany }) =>
      `${who} ${isMany ? 'haben' : 'hat'} ${title === '' ? 'dir' : `auf${about(title)}`} geantwortet.`,
    replied: ({ who, title, isMany }) =>
      `${who} ${isMany ? 'haben' : 'hat'} auf deine Antwort${title === '' ? '' : ` bei${about(title)}`} reagiert.`,
    liked: ({ who, title, isMany }) =>
      `${who} ${isMany ? 'finden' : 'findet'} gut, was du${title === '' ? '' : ` bei${about(title)}`} geschrieben hast.`,
    'best-answer': ({ title }) =>
      `Deine Antwort${title === '' ? '' : ` auf${about(title)}`} wurde als beste markiert.`,
    'trip-copied': ({ who, title, isMany }) =>
      `${who} ${isMany ? 'haben' : 'hat'} deine Reise${about(title)} übernommen.`,
    invited: ({ who, title }) =>
      `${who} lädt dich zur Reise${about(title)} ein.`.replace(
        'zur Reise ein',
        'zu einer Reise ein',
      ),
    moderated: ({ title }) => `Die Moderation hat über deinen Beitrag${about(title)} entschieden.`,
  } satisfies Record<NotificationKind, (sentence: Sentence) => string>,
  subject: (count: number) => `${count} Neuigkeiten für dich`,
  before: 'das ist bei Fahrtwind passiert, während du weg warst:',
  more: (count: number) => `und ${count} weitere Neuigkeiten`,
  button: 'Benachrichtigungen ansehen',
  after: 'In den Einstellungen wählst du, worüber wir dich benachrichtigen.',
  stop: 'Keine E-Mails mehr über Benachrichtigungen',
  check: {
    subject: 'Kommen unsere E-Mails bei dir an?',
    before: [
      'zuletzt kam eine E-Mail an diese Adresse zurück. Wenn du das hier liest, geht es wieder.',
    ],
    button: 'Adresse bestätigen',
    after: ['Danach schicken wir dir wieder E-Mails über Benachrichtigungen.'],
  },
};
