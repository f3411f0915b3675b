export const de = {
  day: {
    title: 'Heute',
    intro: 'Der aktuelle Tag deiner Reise in großer Schrift, zum Ablesen unterwegs.',
    emptyTitle: 'Keine Reise geöffnet',
    emptyText:
      'Hier steht der Tagesplan der Reise, die du zuletzt geöffnet hast. Öffne eine im Planer, dann findest du sie hier.',
    emptyAction: 'Zum Planer',
  },
  map: {
    title: 'Karte',
    intro: 'Deine Reise auf der Karte, nur zum Ansehen.',
    emptyTitle: 'Keine Reise auf der Karte',
    emptyText:
      'Die Karte zeigt die Reise, die du zuletzt geöffnet hast. Öffne zuerst eine im Planer.',
    emptyAction: 'Zum Planer',
  },
  print: {
    title: 'Reise drucken',
    intro: 'Deine Reise als Dokument im Format A4.',
    emptyTitle: 'Keine Reise zum Drucken geöffnet',
    emptyText:
      'Gedruckt wird die Reise, die du zuletzt geöffnet hast. Öffne zuerst eine im Planer.',
    emptyAction: 'Zum Planer',
  },
  publicTrip: {
    title: 'Reise ansehen',
    intro: 'Veröffentlichte und geteilte Reisen öffnest du mit ihrem Link, auch ohne Konto.',
    emptyTitle: 'Welche Reise möchtest du sehen?',
    emptyText:
      'In der Adresse fehlt die Reise. Öffne den Link, den du bekommen hast, noch einmal vollständig oder lass dich von unseren Klassikern anstecken.',
    goneTitle: 'Diese Reise ist hier nicht zu sehen',
    goneText:
      'Entweder ist sie nicht veröffentlicht, oder wer sie geteilt hat, hat die Freigabe beendet. Frag am besten dort nach dem aktuellen Link.',
    emptyAction: 'Klassische Routen ansehen',
  },
};
