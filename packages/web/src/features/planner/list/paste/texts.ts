import { defineTexts } from '../../../../ui/texts.tsx';

const de = {
  title: 'Liste einfügen',
  list: 'Orte',
  listHint:
    'Ein Ort pro Zeile, in der Reihenfolge der Reise. Auch ein Routenlink aus Google Maps geht.',
  lookUp: 'Orte nachsehen',
  looking: (count: number) => `${count} Orte werden nachgesehen …`,
  failed: 'Die Ortssuche antwortet gerade nicht. Es wurde nichts eingefügt.',
  unsure: (count: number) =>
    count === 1 ? 'Ein Ort ist nicht eindeutig.' : `${count} Orte sind nicht eindeutig.`,
  allSure: 'Alle Orte wurden gefunden.',
  placeFor: (line: string) => `Ort für „${line}“`,
  check: 'bitte prüfen',
  notFound: 'nicht gefunden',
  notSearched: 'nicht gesucht',
  leaveOut: 'weglassen',
  spread: (days: number) => `Auf ${days} Tage verteilen`,
  spreadHint: (hours: string) =>
    `Höchstens ${hours} Std. Fahrt am Tag. Sonst kommen alle an einen Tag.`,
  cancel: 'Abbrechen',
  insert: (count: number) => (count === 1 ? '1 Stopp einfügen' : `${count} Stopps einfügen`),
  added: (count: number) => (count === 1 ? '1 Stopp hinzugefügt' : `${count} Stopps hinzugefügt`),
};

const en: typeof de = {
  title: 'Paste a list',
  list: 'Places',
  listHint:
    'One place per line, in the order of the trip. A link with directions of Google Maps works, too.',
  lookUp: 'Look up the places',
  looking: (count) => `Looking up ${count} places …`,
  failed: 'The place search is not responding right now. Nothing was added.',
  unsure: (count) => (count === 1 ? 'One place is ambiguous.' : `${count} places are ambiguous.`),
  allSure: 'All places were found.',
  placeFor: (line) => `Place for “${line}”`,
  check: 'please check',
  notFound: 'not found',
  notSearched: 'not looked for',
  leaveOut: 'leave out',
  spread: (days) => `Spread over ${days} days`,
  spreadHint: (hours) => `At most ${hours} h of driving a day. Otherwise all go to one day.`,
  cancel: 'Cancel',
  insert: (count) => (count === 1 ? 'Add 1 stop' : `Add ${count} stops`),
  added: (count) => (count === 1 ? '1 stop added' : `${count} stops added`),
};

export const usePasteTexts = defineTexts(de, en);
