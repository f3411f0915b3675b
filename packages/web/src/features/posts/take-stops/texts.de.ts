export const de = {
  title: 'Stopps übernehmen',
  trip: 'In welche Reise?',
  day: 'Auf welchen Tag?',
  newDays: 'Neue Tage am Ende',
  dayNumber: (number: number) => `Tag ${number}`,
  stops: 'Stopps',
  cancel: 'Abbrechen',
  ok: (count: number) => (count === 1 ? '1 Stopp übernehmen' : `${count} Stopps übernehmen`),
  done: (count: number) => (count === 1 ? '1 Stopp übernommen' : `${count} Stopps übernommen`),
  open: 'Reise öffnen',
  noTrips:
    'Du hast noch keine andere Reise. Lege zuerst eine an, dann kannst du Stopps hineinnehmen.',
  create: 'Reise anlegen',
  failed:
    'Die Reise ließ sich nicht laden. Es ist nichts verändert. Versuche es gleich noch einmal.',
};
