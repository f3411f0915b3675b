export const de = {
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
    allTrips: 'Alle Reisen',
    trips: 'Reisen',
    compact: 'Kompakt: ohne Notizen und Einträge',
  },
};
