import type { WhatChanges } from './what-changes.ts';

const days = (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`);
const stops = (count: number) => (count === 1 ? '1 Stopp' : `${count} Stopps`);

export const de = {
  title: 'Reisedaten',
  changeDates: (dates: string) => `${dates}, Reisedaten ändern`,
  noTrip: 'Gerade ist keine Reise geöffnet.',
  period: 'Zeitraum',
  range: { start: 'Erster Tag', end: 'Letzter Tag', calendar: 'Zeitraum wählen' },
  keepLength: (count: number) => `Länge behalten (${days(count)})`,
  keepLengthHint: 'Dann verschiebt ein neuer Anfang die ganze Reise.',
  chooseEnd: 'Wähle jetzt den letzten Tag.',
  changes: ({ dayCount, addedDays, removedDays, movedStops, isSame }: WhatChanges) => {
    if (dayCount < 1) return 'Das Ende liegt vor dem Anfang.';
    if (isSame) return `${days(dayCount)}, wie bisher.`;
    if (addedDays > 0) return `${days(dayCount)}: ${days(addedDays)} mehr, am Ende angehängt.`;
    if (removedDays === 0) return `${days(dayCount)}, alles verschiebt sich mit.`;
    const gone = `${days(dayCount)}: ${days(removedDays)} weniger.`;
    return movedStops === 0
      ? gone
      : `${gone} ${stops(movedStops)} ${movedStops === 1 ? 'kommt' : 'kommen'} an den letzten Tag.`;
  },
  apply: 'Zeitraum übernehmen',
  datesSet: 'Zeitraum geändert',
  shift: 'Ganze Reise verschieben',
  shiftHint: 'Gebuchte Unterkünfte behalten ihre Daten und werden markiert.',
  shiftBy: (count: number) => {
    const much = Math.abs(count) === 7 ? '1 Woche' : days(Math.abs(count));
    return `${much} ${count < 0 ? 'früher' : 'später'}`;
  },
  shifted: (count: number) =>
    `Reise um ${days(Math.abs(count))} ${count < 0 ? 'vorgezogen' : 'nach hinten verschoben'}`,
  days: 'Tage einfügen und entfernen',
  day: 'Tag',
  dayChoice: (number: number, date: string, count: number) =>
    `Tag ${number}, ${date} (${stops(count)})`,
  addBefore: 'Tag davor',
  addAfter: 'Tag danach',
  dayAdded: (number: number) => `Neuer Tag ${number} eingefügt`,
  removal: (number: number, names: string, heir: number) =>
    names.length === 0
      ? `Tag ${number} ist leer. Spätere Tage rücken ein Datum vor.`
      : heir < number
        ? `${names}: Das kommt zu Tag ${heir}.`
        : `${names}: Das kommt zu Tag ${heir}, der dann Tag ${number} ist. Spätere Tage rücken ein Datum vor.`,
  removeDay: (number: number) => `Tag ${number} entfernen`,
  dayRemoved: (number: number) => `Tag ${number} entfernt`,
  moveLater: 'Nur die Stopps später',
  moveLaterHint: 'Tage und Unterkünfte bleiben, alle Stopps rücken nach hinten.',
  dayCount: 'Um wie viele Tage',
  move: 'Stopps verschieben',
  stopsMoved: (count: number) => `Alle Stopps ${days(count)} später`,
  moved: (count: number) =>
    count === 1 ? '1 Stopp liegt jetzt anders' : `${count} Stopps liegen jetzt anders`,
  movedNames: (names: string, more: number) => (more > 0 ? `${names} und ${more} weitere` : names),
  seen: 'Gesehen',
};
