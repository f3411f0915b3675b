import type { CompanionRole, EditKind, TripRole } from '@fahrtwind/domain';

const roles: Readonly<Record<TripRole, string>> = {
  owner: 'Organisiert die Reise',
  editor: 'Darf bearbeiten',
  reader: 'Darf lesen',
};

const roleHints: Readonly<Record<CompanionRole, string>> = {
  editor: 'Sieht alles und plant mit. Löschen und veröffentlichen kannst nur du.',
  reader: 'Sieht alles, auch unterwegs und ohne Netz, ändert aber nichts.',
};

const invitedAs: Readonly<Record<CompanionRole, string>> = {
  editor: 'Du kannst den Plan sehen und mitgestalten.',
  reader: 'Du kannst den ganzen Plan sehen, auch unterwegs und ohne Netz.',
};

const edits: Readonly<Record<EditKind, (names: string) => string>> = {
  'stop-added': (names) => `${names} hinzugefügt`,
  'stop-removed': (names) => `${names} entfernt`,
  'stop-moved': (names) => `${names} verschoben`,
  'stop-changed': (names) => `${names} geändert`,
  'stop-commented': (names) => `Kommentar zu ${names}`,
  'hotel-added': (names) => `Unterkunft ${names} hinzugefügt`,
  'hotel-removed': (names) => `Unterkunft ${names} entfernt`,
  'hotel-changed': (names) => `Unterkunft ${names} geändert`,
  days: () => 'Reisetage geändert',
  title: () => 'Titel geändert',
};

export const de = {
  button: 'Mitreisende',
  title: 'Mitreisende',
  unsaved:
    'Diese Reise liegt bisher nur auf diesem Gerät. Sobald sie gespeichert ist, kannst du hier Mitreisende einladen.',
  people: 'Wer mitreist',
  you: '(du)',
  roles,
  owner: 'Organisiert die Reise',
  places: (taken: number, limit: number) => `${taken} von ${limit} Plätzen vergeben`,
  roleOf: (name: string) => `Rolle von ${name}`,
  remove: 'Entfernen',
  removeOf: (name: string) => `${name} entfernen`,
  removeTitle: (name: string) => `${name} entfernen?`,
  removeText: (name: string) =>
    `${name} sieht die Reise dann sofort nicht mehr. Was ${name} beigetragen hat, bleibt. Du kannst jederzeit wieder einladen.`,
  removeOk: 'Ja, entfernen',
  removed: (name: string) => `${name} reist nicht mehr mit`,
  leave: 'Reise verlassen',
  leaveTitle: 'Reise verlassen?',
  leaveText: 'Du siehst die Reise dann nicht mehr. Zurück kommst du nur mit einer neuen Einladung.',
  leaveOk: 'Ja, verlassen',
  left: 'Du reist hier nicht mehr mit',
  invite: 'Jemanden einladen',
  role: 'Rolle',
  roleHints,
  email: 'E-Mail-Adresse',
  emailInvalid: 'Das ist keine gültige E-Mail-Adresse.',
  send: 'Einladung senden',
  sent: (email: string) => `Die Einladung an ${email} ist unterwegs.`,
  createLink: 'Link erstellen',
  link: 'Einladungslink',
  linkHint: 'Wer diesen Link hat, kann 30 Tage lang mitreisen. Er wird nur jetzt gezeigt.',
  copy: 'Kopieren',
  copied: 'Link kopiert',
  notCopied: 'Das Kopieren hat nicht geklappt. Markiere den Link und kopiere ihn selbst.',
  invitations: 'Offene Einladungen',
  linkInvitation: 'Einladungslink',
  until: (date: string) => `gilt bis ${date}`,
  revoke: 'Widerrufen',
  revokeOf: (what: string) => `${what} widerrufen`,
  revoked: 'Die Einladung gilt nicht mehr',
  guestText:
    'Mit einem Konto lädst du andere ein, und ihr plant die Reise gemeinsam. Deine Reise nimmst du mit.',
  register: 'Konto anlegen',
  loadFailed: 'Die Mitreisenden ließen sich gerade nicht laden.',
  tryAgain: 'Noch einmal versuchen',
  failed: 'Das hat nicht geklappt. Versuche es gleich noch einmal.',
  here: 'Gerade hier',
  isHere: (name: string) => `${name} ist gerade hier`,
  edits,
  severalStops: (count: number) => `${count} Stopps`,
  severalHotels: (count: number) => `${count}-mal`,
  alsoBy: (name: string) => `(auch von ${name})`,
  selectedBy: (names: string) => `Gerade ausgewählt von ${names}`,
  comments: {
    title: 'Kommentare',
    label: 'Was möchtest du den anderen dazu sagen?',
    say: 'Kommentieren',
    you: 'Du',
    someone: 'Jemand von euch',
    remove: (name: string) => `Kommentar entfernen: ${name}`,
    removed: 'Kommentar entfernt',
  },
  readOnlyTitle: 'Du liest mit',
  readOnlyText: (owner: string) =>
    `Diese Reise gehört ${owner}. Du siehst alle Änderungen sofort, kannst aber selbst nichts ändern.`,
  someone: 'jemand anderem',
  invitation: {
    title: 'Einladung zum Mitreisen',
    text: (owner: string, trip: string) => `${owner} lädt dich ein, bei „${trip}“ mitzureisen.`,
    invitedAs,
    accept: 'Einladung annehmen',
    decline: 'Ablehnen',
    declineTitle: 'Einladung ablehnen?',
    declineText: (owner: string) =>
      `Die Einladung von ${owner} gilt dann nicht mehr. Mitreisen kannst du nur mit einer neuen.`,
    declineOk: 'Ja, ablehnen',
    declined: 'Einladung abgelehnt',
    signedInAs: (name: string) => `Du bist als ${name} angemeldet.`,
    needsAccount:
      'Zum Mitreisen brauchst du ein Konto. Was du als Gast geplant hast, nimmst du mit.',
    register: 'Konto anlegen und mitreisen',
    signIn: 'Anmelden',
    goneTitle: 'Diese Einladung gilt nicht mehr',
    failedTitle: 'Die Einladung ließ sich nicht öffnen',
    toPlanner: 'Zum Planer',
  },
};
