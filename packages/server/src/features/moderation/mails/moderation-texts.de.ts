import type { ModeratedKind, ModerationAction } from '@fahrtwind/domain';
import type { MailText } from '../../../jobs/render-mail.ts';

interface Decided {
  readonly kind: ModeratedKind;
  readonly action: ModerationAction;
  /** Empty: by reports. */
  readonly reason: string;
  /** The last day of a suspension, as people write it; empty without one. */
  readonly until: string;
}

interface Answered {
  readonly isGranted: boolean;
  readonly reason: string;
}

const THINGS = {
  post: 'deinen Beitrag',
  answer: 'deine Antwort',
  person: 'dein Profil',
  trip: 'deine veröffentlichte Reise',
} as const;

const OUTCOMES = {
  dismiss: 'geprüft und so gelassen',
  hide: 'ausgeblendet. Du siehst den Text weiterhin, andere nicht',
  restore: 'wieder eingeblendet',
  release: 'freigegeben',
  lock: 'für weitere Antworten geschlossen',
  unlock: 'wieder für Antworten geöffnet',
} as const;

export const de = {
  greeting: 'Hallo,',
  farewell: 'Gute Fahrt\nFahrtwind',
  /** These two contain no text of the reporter, who may have typed the address of another person. */
  confirm: {
    subject: 'Bitte bestätige deine Meldung',
    before: [
      'jemand hat bei Fahrtwind einen Inhalt gemeldet und dazu diese Adresse angegeben. Wenn du das warst, bestätige es bitte. Erst dann sehen wir uns die Meldung an.',
    ],
    button: 'Meldung bestätigen',
    after: [
      'Der Link gilt sieben Tage. Warst du es nicht, kannst du diese E-Mail löschen: Dann passiert nichts.',
    ],
  },
  receipt: {
    subject: 'Deine Meldung ist angekommen',
    before: [
      'danke, deine Meldung ist angekommen. Ein Mensch sieht sie sich an. Wir schreiben dir, wenn entschieden ist.',
    ],
    button: 'Gemeldeten Inhalt ansehen',
    after: ['Wie wir entscheiden, steht in der Community-Richtlinie.'],
  },
  settled: {
    subject: 'Über deine Meldung ist entschieden',
    before: [
      'wir haben uns angesehen, was du gemeldet hast, und entschieden. Öffne den Link, um zu sehen, ob der Inhalt noch da ist.',
    ],
    button: 'Ansehen',
    after: ['Hältst du die Entscheidung für falsch, schreibe uns. Die Adresse steht im Impressum.'],
  },
  decided: ({ kind, action, reason, until }: Decided): MailText => ({
    subject: 'Eine Entscheidung der Moderation',
    before: [
      decidedSentence(kind, action, until),
      reason === ''
        ? 'Mehrere Menschen haben den Inhalt unabhängig voneinander gemeldet. Er bleibt ausgeblendet, bis jemand von uns nachgesehen hat.'
        : `Der Grund: ${reason}`,
    ],
    button: 'Entscheidung ansehen',
    after: [
      'Dort kannst du einmal widersprechen. Darüber entscheidet, wenn möglich, jemand anderes.',
    ],
  }),
  answered: ({ isGranted, reason }: Answered): MailText => ({
    subject: 'Über deinen Widerspruch ist entschieden',
    before: [
      isGranted
        ? 'du hattest recht: Wir haben die Entscheidung zurückgenommen.'
        : 'wir haben die Entscheidung noch einmal geprüft und bleiben dabei.',
      `Die Begründung: ${reason}`,
    ],
    button: 'Entscheidung ansehen',
    after: [],
  }),
};

function decidedSentence(
  kind: keyof typeof THINGS,
  action: keyof typeof OUTCOMES | 'suspend' | 'unsuspend',
  until: string,
): string {
  if (action === 'suspend')
    return `du kannst bis ${until} nichts schreiben, was andere sehen. Lesen und deine Reisen planen geht weiter.`;
  if (action === 'unsuspend') return 'du kannst in der Community wieder schreiben.';
  return `wir haben ${THINGS[kind]} ${OUTCOMES[action]}.`;
}
