import { defineTexts } from '../../../ui/texts.tsx';

const de = {
  planner: {
    title: 'Planer',
    emptyTitle: 'Noch keine Reise geöffnet',
    emptyText:
      'Hier erscheinen die Tage und Stopps der Reise, die du geöffnet hast. Wenn du noch nicht weißt, wohin: Unsere Routenideen haben Tage, Entfernungen und die beste Reisezeit.',
    emptyAction: 'Routenideen ansehen',
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
  plan: {
    transport: 'Hin, zurück und unterwegs',
    rename: 'Reise umbenennen',
    newTitle: 'Neuer Titel',
    saveTitle: 'Speichern',
    cancel: 'Abbrechen',
    history: 'Verlauf',
    undo: 'Rückgängig machen',
    undoTitle: 'Rückgängig machen (Strg+Z)',
    redo: 'Wiederholen',
    redoTitle: 'Wiederholen (Strg+Umschalt+Z)',
    redone: 'Änderungen wurden wiederholt',
    view: 'Ansehen',
    more: 'Mehr zu dieser Reise',
    allTrips: 'Alle Reisen',
    trips: 'Reisen',
    compact: 'Kompakt: nur Orte, Zeiten und Nächte',
  },
};

const en: typeof de = {
  planner: {
    title: 'Planner',
    emptyTitle: 'No trip open yet',
    emptyText:
      'The days and stops of the trip you have opened appear here. Not sure where to go yet? Our route ideas come with days, distances and the best time to travel.',
    emptyAction: 'See route ideas',
    create: 'Create a trip',
    missingTitle: 'This trip is no longer here',
    missingText:
      'It was deleted, you are no longer a companion, or the link is wrong. You can restore trips you have deleted for 30 days.',
    toTrips: 'To my trips',
    failedTitle: 'The trip could not be loaded',
    failedText:
      'It is not on this device yet, and the server does not answer right now. Nothing is lost. Try again in a moment.',
    tryAgain: 'Try again',
  },
  demo: {
    title: 'This is your demo trip',
    text: 'Change whatever you like. With an account you keep it.',
    register: 'Create an account',
  },
  plan: {
    transport: 'Getting there, around and back',
    rename: 'Rename the trip',
    newTitle: 'New title',
    saveTitle: 'Save',
    cancel: 'Cancel',
    history: 'History',
    undo: 'Undo',
    undoTitle: 'Undo (Ctrl+Z)',
    redo: 'Redo',
    redoTitle: 'Redo (Ctrl+Shift+Z)',
    redone: 'Changes redone',
    view: 'View',
    more: 'More about this trip',
    allTrips: 'All trips',
    trips: 'Trips',
    compact: 'Compact: only places, times and nights',
  },
};

export const usePageTexts = defineTexts(de, en);
