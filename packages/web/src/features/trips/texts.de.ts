import type { TripSort } from './trip-sort.ts';

const sorts: Readonly<Record<TripSort, string>> = {
  opened: 'Zuletzt geöffnet',
  start: 'Startdatum',
  title: 'Titel',
  changed: 'Zuletzt geändert',
};

export const de = {
  title: 'Meine Reisen',
  intro: 'Alle Reisen, die dir gehören, die zuletzt geöffnete zuerst.',
  ownTitle: 'Eigene Reisen',
  emptyTitle: 'Hier ist Platz für deine erste Reise',
  emptyText:
    'Du hast noch keine Reise gespeichert. Suche dir eine Strecke aus, die dich nicht mehr loslässt, und fang mit ihr an.',
  emptyAction: 'Routen entdecken',
  create: 'Reise erstellen',
  search: 'Suche',
  searchPlaceholder: 'Titel, Start oder Ziel',
  sort: 'Sortierung',
  sorts,
  loading: 'Deine Reisen werden geladen …',
  count: (found: number, all: number) =>
    found === all ? (all === 1 ? '1 Reise' : `${all} Reisen`) : `${found} von ${all} Reisen`,
  nothingFound: (query: string) => `Keine Reise passt zu „${query.trim()}“.`,
  clearSearch: 'Alle Reisen zeigen',
  showMore: (count: number) =>
    count === 1 ? '1 weitere Reise laden' : `${count} weitere Reisen laden`,
  notOwner: 'Das kann nur, wem die Reise gehört.',
  menu: (trip: string) => `Aktionen für ${trip}`,
  rename: 'Umbenennen',
  renameTitle: 'Reise umbenennen',
  renameLabel: 'Titel',
  renameOk: 'Speichern',
  duplicate: 'Duplizieren',
  share: 'Teilen',
  publish: 'Veröffentlichen',
  changePublication: 'Veröffentlichung ändern',
  exportTrip: 'Exportieren',
  copyTitle: (title: string) => `${title} (Kopie)`,
  duplicated: (title: string) => `„${title}“ ist angelegt`,
  notDuplicated: (title: string) =>
    `„${title}“ ist nicht angelegt. Melde dich an und versuche es noch einmal.`,
  forgetSteps: 'Verlauf leeren',
  forgetStepsTitle: 'Verlauf leeren?',
  forgetStepsText: (title: string) =>
    `Bisherige Änderungen an „${title}“ lassen sich dann nicht mehr rückgängig machen. Die Reise selbst bleibt, wie sie ist.`,
  forgetStepsOk: 'Verlauf leeren',
  stepsForgotten: (title: string) => `Der Verlauf von „${title}“ ist leer`,
  remove: 'Löschen',
  removed: (title: string) => `„${title}“ gelöscht`,
  takeBack: 'Rückgängig',
  restored: (title: string) => `„${title}“ ist wieder da`,
  notReachable: 'Diese Reise ist nicht auf diesem Gerät. Versuche es mit Netz noch einmal.',
  failedTitle: 'Deine Reisen ließen sich nicht laden',
  failedText:
    'Der Server antwortet gerade nicht. Verloren ist nichts. Versuche es gleich noch einmal.',
  offlineTitle: 'Du bist offline',
  offlineText:
    'Du bist offline und siehst, was auf diesem Gerät ist. Änderungen werden gesendet, sobald du wieder Netz hast.',
  tryAgain: 'Noch einmal versuchen',
  sharedTitle: 'Mit mir geteilt',
  sharedText:
    'Kopien, die andere mit dir geteilt haben. Sie lassen sich ansehen, aber nicht ändern.',
  forgetShared: 'Aus der Liste nehmen',
  deletedTitle: 'Gelöschte Reisen',
  deletedText: 'Gelöschte Reisen bleiben 30 Tage, dann sind sie endgültig weg.',
  roomNear: (used: string, max: string) =>
    `Dein Platz wird knapp: ${used} von ${max} sind belegt. Lösche, was du nicht mehr brauchst.`,
  roomFull: (used: string, max: string) =>
    `Dein Speicherplatz ist voll: ${used} von ${max} sind belegt. Neues bleibt auf diesem Gerät, bis du eine Reise löschst.`,
  roomTrips: (count: number) => `${count.toLocaleString('de')} Reisen`,
  restorableUntil: (date: string) => `wiederherstellbar bis ${date}`,
  restore: 'Wiederherstellen',
  deletedElsewhere: {
    title: (trip: string) => `„${trip}“ wurde auf einem anderen Gerät gelöscht`,
    endedTitle: (trip: string) => `„${trip}“ kannst du nicht mehr ändern`,
    text: 'Auf diesem Gerät gibt es noch Änderungen an der Reise, die sonst niemand hat.',
    restore: 'Wiederherstellen',
    saveAsNew: 'Als neue Reise behalten',
    drop: 'Änderungen verwerfen',
  },
  companionTrips: {
    title: 'Mitreisen',
    text: 'Reisen anderer, zu denen du eingeladen bist.',
    tripOf: (owner: string) => `von ${owner}`,
  },
};
