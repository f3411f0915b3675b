import type { CompanionRole } from '@fahrtwind/domain';
import type { MailText } from '../../../jobs/render-mail.ts';

interface Invited {
  /** Names are empty where they cannot be said. */
  readonly from: string;
  readonly trip: string;
  readonly role: CompanionRole;
}

export const de = {
  greeting: 'Hallo,',
  farewell: 'Gute Fahrt\nFahrtwind',
  mail: ({ from, trip, role }: Invited): MailText => ({
    subject: from === '' ? 'Einladung zu einer Reise' : `${from} lädt dich zu einer Reise ein`,
    before: [
      `${from === '' ? 'jemand' : from} plant bei Fahrtwind ${trip === '' ? 'eine Reise' : `die Reise „${trip}“`} und möchte, dass du mitreist.`,
      role === 'editor'
        ? 'Du siehst den ganzen Plan und kannst ihn mitgestalten.'
        : 'Du siehst den ganzen Plan, auch unterwegs und ohne Netz.',
    ],
    button: 'Einladung ansehen',
    after: [
      'Der Link gilt 30 Tage und nur ein einziges Mal. Zum Mitreisen brauchst du ein Konto, das nichts kostet.',
      'Du kennst niemanden, der dich einladen würde? Dann kannst du diese E-Mail löschen.',
    ],
  }),
};
