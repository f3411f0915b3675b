import type { OrderState } from '@fahrtwind/domain';

export const de = {
  profile: {
    forGuests:
      'Ein Profil gehört zu einem Konto: mit deinem Namen, deinen veröffentlichten Reisen und den Menschen, denen du folgst.',
    title: 'Dein Profil',
    signOut: 'Abmelden',
    memberSince: (date: string) => `Dabei seit ${date}`,
    emailLabel: 'E-Mail-Adresse',
    verified: 'bestätigt',
    notVerified: 'noch nicht bestätigt',
    confirmedTitle: 'E-Mail-Adresse bestätigt',
    confirmed: 'Danke, jetzt ist alles eingerichtet.',
    methods: 'So meldest du dich an',
    methodPassword: 'E-Mail-Adresse und Passwort',
    methodLink: 'Link per E-Mail',
    saved: 'Gemerkte Beiträge',
    savedHint: (count: number): string =>
      count === 0 ? 'Noch nichts gemerkt' : count === 1 ? '1 Beitrag' : `${count} Beiträge`,
    orders: 'Bestellungen',
    ordersHint: 'Was du im Shop bestellt hast, mit Rechnungen',
    ordersWithPass: 'Mit Rechnungen und deinem Pro-Pass',
    settings: 'Einstellungen',
    settingsHint: 'Name, Passwort, Design und deine Daten',
    notifications: 'Benachrichtigungen',
    notificationsHint: (count: number): string =>
      count === 0 ? 'Nichts Neues' : count === 1 ? '1 neue' : `${count} neue`,
    trips: 'Deine Reisen',
    tripsHint: 'Alles, was du geplant hast',
    picture: (name: string) => `Profilbild von ${name}`,
  },
  picture: {
    cancel: 'Abbrechen',
    change: 'Bild ändern',
    title: 'Dein Profilbild',
    choose: 'Bild auswählen',
    note: 'Es wird verkleinert und ohne Aufnahmeort und Kameradaten gespeichert. Wer dein Profil sieht, sieht auch dein Bild.',
    preview: 'Vorschau des Ausschnitts',
    zoom: 'Vergrößern',
    sideways: 'Links, rechts',
    upDown: 'Oben, unten',
    save: 'Bild speichern',
    remove: 'Bild entfernen',
    uploading: 'Das Bild wird hochgeladen',
    unreadable:
      'Dieses Bild kann dein Browser nicht lesen. Nimm eines im Format JPEG, PNG oder WebP.',
    failed: 'Das Bild wurde nicht gespeichert. Versuche es gleich noch einmal.',
  },
  orders: {
    title: 'Bestellungen',
    intro: 'Was du im Shop bestellt hast, das Neueste zuerst.',
    emptyTitle: 'Noch nichts bestellt',
    emptyText: 'Bestellungen, die du mit diesem Konto machst, stehen hier mit Stand und Rechnung.',
    emptyAction: 'Zum Shop',
    failed:
      'Deine Bestellungen ließen sich nicht laden. Es ist nichts verloren. Prüfe deine Verbindung und versuche es noch einmal.',
    pass: 'Dein Pro-Pass gilt.',
    passUntil: (date: string) => `Dein Pro-Pass gilt bis ${date} und endet dann von selbst.`,
    state: {
      open: 'wartet auf Zahlung',
      paid: 'bezahlt',
      shipped: 'verschickt',
      cancelled: 'storniert',
      expired: 'abgelaufen',
    } satisfies Record<OrderState, string>,
    passState: 'freigeschaltet',
  },
};
