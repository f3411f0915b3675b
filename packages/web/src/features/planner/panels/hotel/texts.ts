import { defineTexts } from '../../../../ui/texts.tsx';

const de = {
  gone: 'Diese Unterkunft gibt es nicht mehr. Vielleicht hat sie jemand entfernt, der mitplant.',
  newTitle: 'Neue Unterkunft',
  noneYet: 'Noch keine Unterkunft',
  noName: 'Unterkunft ohne Namen',
  night: (date: string) => `Nacht nach ${date}`,
  outside: 'Außerhalb der Reise',
  pasteLink: 'Link einfügen',
  pasteHint:
    'Fahrtwind schlägt einen Namen vor, der im Link steht. Die Seite dahinter wird nicht geöffnet.',
  linkInvalid: 'Das ist keine Internetadresse. Sie beginnt mit https:// oder http://.',
  name: 'Name der Unterkunft',
  nameMissing: 'Die Unterkunft braucht einen Namen.',
  stay: 'Aufenthalt',
  place: 'Ort',
  range: { start: 'Anreise', end: 'Abreise', calendar: 'Nächte wählen' },
  datesOf: (start: string, end: string) => `Anreise ${start}, Abreise ${end || 'offen'}`,
  applyDates: 'Daten übernehmen',
  nights: (count: number) => (count === 1 ? '1 Nacht' : `${count} Nächte`),
  add: 'Unterkunft hinzufügen',
  added: (name: string) => `${name} hinzugefügt`,
  around: 'In der Nähe',
  searching: 'Wird gesucht …',
  searchFailed: 'Die Suche antwortet gerade nicht. Von Hand geht es trotzdem.',
  noneAround:
    'Hier sind keine Unterkünfte bekannt. Trage eine ein oder suche auf einer Buchungsseite.',
  found: (count: number, place: string) =>
    count === 1 ? `1 Unterkunft bei ${place}` : `${count} Unterkünfte bei ${place}`,
  take: 'Übernehmen',
  takeLodging: (name: string) => `${name} übernehmen`,
  searchElsewhere: 'Mit Ort und Daten weitersuchen bei:',
  allLodgings: 'Alle Unterkünfte hier ansehen',
  starCount: (count: number) =>
    count === 0 ? 'Unbekannt' : count === 1 ? '1 Stern' : `${count} Sterne`,
  picture: 'Link zu einem Bild',
  call: (number: string) => `${number} anrufen`,
  remove: 'Unterkunft entfernen',
  removed: (name: string) => `${name} entfernt`,
  misfit: 'Die Daten passen nicht mehr',
  misfitDates: (booked: string, planned: string) =>
    `Eingetragen ist ${booked}, in der Reise liegt sie auf ${planned}. Nichts wurde geändert.`,
  misfitOutside: (booked: string) =>
    `Eingetragen ist ${booked}, dort hat die Reise keine Nacht mehr frei. Ändere die Daten oder entferne sie.`,
  followDays: 'Daten an die Reise anpassen',
};

const en: typeof de = {
  gone: 'This place to stay no longer exists. Perhaps one of your companions removed it.',
  newTitle: 'New place to stay',
  noneYet: 'No place to stay yet',
  noName: 'Unnamed place to stay',
  night: (date) => `Night after ${date}`,
  outside: 'Outside the trip',
  pasteLink: 'Paste a link',
  pasteHint:
    'Fahrtwind suggests a name that it finds in the link. The page behind it is not opened.',
  linkInvalid: 'This is not a web address. It begins with https:// or http://.',
  name: 'Name of the place',
  nameMissing: 'The place needs a name.',
  stay: 'Stay',
  place: 'Place',
  range: { start: 'Check-in', end: 'Check-out', calendar: 'Choose the nights' },
  datesOf: (start, end) => `Check-in ${start}, check-out ${end || 'open'}`,
  applyDates: 'Apply the dates',
  nights: (count) => (count === 1 ? '1 night' : `${count} nights`),
  add: 'Add the place',
  added: (name) => `${name} added`,
  around: 'Nearby',
  searching: 'Searching …',
  searchFailed: 'The search is not responding right now. You can still add a place by hand.',
  noneAround: 'We know of no places to stay here. Add one by hand or search on a booking site.',
  found: (count, place) =>
    count === 1 ? `1 place to stay near ${place}` : `${count} places to stay near ${place}`,
  take: 'Take',
  takeLodging: (name) => `Take ${name}`,
  searchElsewhere: 'Keep looking, with place and dates filled in, on:',
  allLodgings: 'See all places to stay here',
  starCount: (count) => (count === 0 ? 'Unknown' : count === 1 ? '1 star' : `${count} stars`),
  picture: 'Link to a picture',
  call: (number) => `Call ${number}`,
  remove: 'Remove this place',
  removed: (name) => `${name} removed`,
  misfit: 'The dates no longer fit',
  misfitDates: (booked, planned) =>
    `It is entered for ${booked}, but the trip has it on ${planned}. Nothing was changed.`,
  misfitOutside: (booked) =>
    `It is entered for ${booked}, when the trip has no night for it. Change the dates or remove it.`,
  followDays: 'Follow the days of the trip',
};

export const useHotelTexts = defineTexts(de, en);
