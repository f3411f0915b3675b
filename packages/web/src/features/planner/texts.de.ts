import { planDe } from './plan/texts.de.ts';
import { companionsDe } from './companions/texts.de.ts';
import { createDe } from './create/texts.de.ts';
import { tripsDe } from './trips/texts.de.ts';

export const de = {
  planner: {
    title: 'Planer',
    emptyTitle: 'Noch keine Reise geöffnet',
    emptyText:
      'Hier erscheinen die Tage und Stopps der Reise, die du geöffnet hast. Wenn du noch nicht weißt, wohin: Unsere Klassiker haben Etappen, Entfernungen und die beste Reisezeit.',
    emptyAction: 'Klassische Routen ansehen',
    create: 'Reise erstellen',
    missingTitle: 'Diese Reise gibt es nicht mehr',
    missingText:
      'Sie wurde gelöscht, du reist nicht mehr mit, oder der Link stimmt nicht. Eigene gelöschte Reisen kannst du 30 Tage lang wiederherstellen.',
    toTrips: 'Zu meinen Reisen',
    failedTitle: 'Die Reise ließ sich nicht laden',
    failedText:
      'Sie ist noch nicht auf diesem Gerät, und der Server antwortet gerade nicht. Verloren ist nichts. Versuche es gleich noch einmal.',
    tryAgain: 'Noch einmal versuchen',
  },
  demo: {
    title: 'Das ist deine Demo-Reise',
    text: 'Ändere, was du willst. Mit einem Konto behältst du sie.',
    register: 'Konto anlegen',
  },
  deletedElsewhere: {
    title: (trip: string) => `„${trip}“ wurde auf einem anderen Gerät gelöscht`,
    endedTitle: (trip: string) => `„${trip}“ kannst du nicht mehr ändern`,
    text: 'Auf diesem Gerät gibt es noch Änderungen an der Reise, die sonst niemand hat.',
    restore: 'Wiederherstellen',
    saveAsNew: 'Als neue Reise behalten',
    drop: 'Änderungen verwerfen',
  },
  plan: planDe,
  trips: tripsDe,
  create: createDe,
  companions: companionsDe,
};
