import type { Omission } from '@fahrtwind/domain';

interface OmissionTexts {
  readonly label: string;
  readonly why: string;
  /** So many of them, as part of a sentence. */
  readonly amount: (count: number) => string;
}

const omissions: Readonly<Record<Omission, OmissionTexts>> = {
  prices: {
    label: 'Preise weglassen',
    why: 'Was du ausgibst, bleibt unter euch, und Preise veralten schnell.',
    amount: (count) => (count === 1 ? '1 Preis' : `${count} Preise`),
  },
  bookingLinks: {
    label: 'Buchungslinks weglassen',
    why: 'Manche Links führen geradewegs zu deiner Buchung.',
    amount: (count) => (count === 1 ? '1 Link' : `${count} Links`),
  },
  notes: {
    label: 'Notizen weglassen',
    why: 'In Notizen steht oft Persönliches: Türcodes, Namen, Telefonnummern.',
    amount: (count) => (count === 1 ? '1 Notiz' : `${count} Notizen`),
  },
  home: {
    label: 'Zuhause und Anfahrt weglassen',
    why: 'Von deiner Adresse ist nur der Ort zu sehen: an deinem Wohnort, an einem Start oder Ziel mit Straße, und wo An- und Heimreise beginnen und enden. Andere Starts und Ziele stehen auf etwa einen Kilometer genau auf der Karte. Es fehlt nur, was direkt an der Haustür liegt; alles andere, was du planst, und alle Strecken bleiben.',
    amount: (count) =>
      count === 1 ? 'die genaue Lage von 1 Ort' : `die genaue Lage von ${count} Orten`,
  },
  dates: {
    label: 'Genaue Daten weglassen',
    why: 'Sie verraten, wann dein Zuhause leer steht. Zu sehen ist nur der Monat.',
    amount: (count) => (count === 1 ? 'das Datum von 1 Tag' : `das Datum von ${count} Tagen`),
  },
};

export const de = {
  button: 'Teilen',
  publishTrip: 'Veröffentlichen',
  changePublication: 'Veröffentlichung ändern',
  notOwner: 'Teilen und veröffentlichen kann nur, wem die Reise gehört.',
  unsaved:
    'Diese Reise liegt bisher nur auf diesem Gerät. Sobald sie gespeichert ist, kannst du sie teilen.',
  failed: 'Das hat nicht geklappt. Versuche es gleich noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  link: 'Link zur Reise',
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert',
  notCopied: 'Das Kopieren hat nicht geklappt. Markiere den Text und kopiere ihn selbst.',
  share: {
    title: 'Reise teilen',
    intro: 'Wer den Link hat, sieht die Reise, auch ohne Konto. Ändern kann sie niemand.',
    loading: 'Wird geladen …',
    make: 'Link erstellen',
    native: 'Teilen mit …',
    copyAsText: 'Als Text kopieren',
    textCopied: 'Reise als Text kopiert',
    text: 'Die Reise als Text',
    textHint: 'Das Kopieren hat nicht geklappt. Markiere den Text und kopiere ihn selbst.',
    qr: 'QR-Code zeigen',
    qrOf: (title: string) => `QR-Code mit dem Link zu „${title}“`,
    settings: 'Was der Link zeigt',
    follows: 'Änderungen mitzeigen',
    followsHint: 'Der Link zeigt die Reise immer so, wie sie gerade ist.',
    fixedHint: (date: string) => `Der Link zeigt die Reise, wie sie war. Stand: ${date}`,
    refresh: 'Auf den neuesten Stand bringen',
    refreshed: 'Der Link zeigt die Reise jetzt, wie sie ist',
    withoutDetails: 'Ohne Einzelheiten',
    withoutDetailsHint:
      'Preise, Buchungslinks, Notizen, dein Zuhause und genaue Daten bleiben weg.',
    expires: 'Gilt bis',
    expiresHint: 'Danach ist die Reise unter dem Link nicht mehr zu sehen. Leer: ohne Ende.',
    guestExpiresHint: 'Ohne Konto gilt ein Link höchstens 30 Tage.',
    links: 'Diese Links gibt es',
    shareLink: 'Geteilter Link',
    publicLink: 'Veröffentlicht, für alle zu finden',
    since: (date: string) => `seit ${date}`,
    until: (date: string) => `gilt bis ${date}`,
    open: 'Ansehen',
    openOf: (what: string) => `Ansehen: ${what}`,
    end: 'Link beenden',
    endTitle: 'Link beenden?',
    endText:
      'Wer den Link hat, sieht die Reise dann sofort nicht mehr. Er lässt sich nicht wieder einschalten: Wenn du später wieder teilst, entsteht ein neuer.',
    endOk: 'Ja, beenden',
    endedTitle: 'Der Link ist beendet',
    endedText: 'Wer ihn öffnet, sieht die Reise nicht mehr.',
    publish: 'Für alle veröffentlichen',
    changePublication: 'Veröffentlichung ändern',
  },
  publish: {
    menu: 'Veröffentlichen',
    menuChange: 'Veröffentlichung ändern',
    title: 'Reise veröffentlichen',
    intro:
      'Alle können die Reise dann finden, ansehen und als eigene übernehmen. Ändern kannst nur du sie. Buchungen und Mitreisende sind nie zu sehen. Im Forum erscheint dazu ein Beitrag.',
    guestText:
      'Zum Veröffentlichen brauchst du ein Konto, damit andere sehen, von wem die Reise ist. Deine Reise nimmst du mit.',
    register: 'Konto anlegen',
    name: 'Titel',
    nameMissing: 'Gib der Reise einen Titel.',
    text: 'Beschreibung',
    textHint: 'Was macht diese Reise besonders, und für wen ist sie?',
    country: 'Land',
    countryHint: 'Danach filtern andere die Liste.',
    place: 'Ort oder Gegend',
    placeHint: 'Zum Beispiel Dolomiten oder Ostseeküste.',
    photosComing: 'Ein Foto wird noch hochgeladen. Warte kurz, oder brich es ab.',
    omit: 'Was nicht zu sehen sein soll',
    omissions,
    leftOut: (amount: string) => `Bleibt weg: ${amount}.`,
    visible: (amount: string) => `Zu sehen: ${amount}.`,
    nothingOf: 'In dieser Reise steht davon nichts.',
    preview: 'So sehen es andere',
    previewTitle: 'Vorschau: So sehen es andere',
    previewText:
      'Genau das sehen alle, wenn du so veröffentlichst. Links führen in der Vorschau nirgendwohin.',
    previewBack: 'Zurück zum Formular',
    ok: 'Veröffentlichen',
    change: 'Änderungen übernehmen',
    published: 'Die Reise ist veröffentlicht',
    changed: 'Die Änderungen sind zu sehen',
    publishedText: 'Die Reise ist unter diesem Link für alle zu sehen.',
    withdraw: 'Zurückziehen',
    withdrawTitle: 'Reise zurückziehen?',
    withdrawText:
      'Die Reise und ihr Beitrag im Forum verschwinden sofort, und der Link führt zu nichts mehr. Wer sie schon übernommen hat, behält die eigene Kopie.',
    withdrawOk: 'Ja, zurückziehen',
    withdrawn: 'Die Reise ist nicht mehr öffentlich',
    cancel: 'Abbrechen',
    close: 'Fertig',
    loading: 'Wird geladen …',
    toProfile: 'Zum Profil',
  },
  asText: {
    day: (number: number) => `Tag ${number}`,
    days: (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`),
    night: (name: string) => `Übernachtung: ${name}`,
  },
};
