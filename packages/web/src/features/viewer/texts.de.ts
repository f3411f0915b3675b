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
    toDay: (number: number) => `Plan von Tag ${number}`,
    wholeTrip: 'Ganze Reise zeigen',
    position:
      'Dein Standort wird erst gezeigt, wenn du auf „Meinen Standort zeigen“ tippst. Er bleibt auf diesem Gerät.',
  },
};
