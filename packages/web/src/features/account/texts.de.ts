import type { NotificationKind, OrderState } from '@fahrtwind/domain';

/** The people who did it: the reader, one person or several. */
type Person = 'you' | 'one' | 'many';

const have = { you: 'hast', one: 'hat', many: 'haben' } satisfies Record<Person, string>;

const quoted = (title: string, otherwise = ''): string =>
  title === '' ? otherwise : ` „${title}“`;

/** What follows the name. */
const notificationSentences = {
  followed: (person) => `${{ you: 'folgst', one: 'folgt', many: 'folgen' }[person]} dir jetzt.`,
  answered: (person, about) =>
    `${have[person]} ${about === '' ? 'dir' : `auf${quoted(about)}`} geantwortet.`,
  replied: (person, about) =>
    `${have[person]} auf deine Antwort${about === '' ? '' : ` bei${quoted(about)}`} reagiert.`,
  liked: (person, about) =>
    `${{ you: 'findest', one: 'findet', many: 'finden' }[person]} gut, was du${about === '' ? '' : ` bei${quoted(about)}`} geschrieben hast.`,
  'best-answer': (person, about) =>
    `${have[person]} deine Antwort${about === '' ? '' : ` auf${quoted(about)}`} als beste markiert.`,
  'trip-copied': (person, about) => `${have[person]} deine Reise${quoted(about)} übernommen.`,
  invited: (person, about) =>
    `${{ you: 'lädst', one: 'lädt', many: 'laden' }[person]} dich ${about === '' ? 'zu einer Reise' : `zur Reise${quoted(about)}`} ein.`,
  moderated: (person, about) => `${have[person]} über deinen Beitrag${quoted(about)} entschieden.`,
} satisfies Record<NotificationKind, (person: Person, about: string) => string>;

const notificationKinds = {
  followed: 'Jemand folgt dir',
  answered: 'Antworten auf deine Beiträge und auf solche, denen du folgst',
  replied: 'Antworten auf deine Antworten',
  liked: 'Gefällt anderen, was du geschrieben hast',
  'best-answer': 'Deine Antwort ist die beste',
  'trip-copied': 'Jemand übernimmt deine Reise',
  invited: 'Einladungen zu Reisen',
} satisfies Record<Exclude<NotificationKind, 'moderated'>, string>;

export const de = {
  offline: 'Du bist gerade offline. Das hier geht erst wieder, wenn du Verbindung hast.',
  retry: 'Noch einmal versuchen',
  saved: 'Gespeichert',
  form: {
    summaryTitle: 'Fast geschafft, bitte prüfe noch:',
    failedTitle: 'Das hat nicht geklappt',
    name: 'Name',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    currentPassword: 'Jetziges Passwort',
    emailHint: 'Zum Beispiel name@beispiel.de',
    nameHint: 'So sehen dich andere. Ein Vorname reicht.',
    nameMissing: 'Verrate uns, wie du heißen möchtest.',
    nameTooLong: 'Der Name darf höchstens 80 Zeichen haben.',
    emailMissing: 'Hier fehlt noch deine E-Mail-Adresse.',
    passwordMissing: 'Hier fehlt noch dein Passwort.',
    passwordHint: 'Mindestens 6 Zeichen. Sehr häufige Passwörter nehmen wir nicht an.',
    passwordMissingCharacters: (count: number): string =>
      count === 1 ? 'Noch 1 Zeichen.' : `Noch ${count} Zeichen.`,
    passwordLongEnough: 'Lang genug.',
    or: 'oder',
  },
  stopMails: {
    title: 'Keine E-Mails mehr?',
    intro:
      'Du bekommst dann keine E-Mails über Benachrichtigungen mehr. In Fahrtwind siehst du sie weiterhin.',
    submit: 'E-Mails abbestellen',
    doneTitle: 'Abbestellt',
    done: 'Du bekommst keine E-Mails über Benachrichtigungen mehr. In den Einstellungen kannst du sie wieder einschalten.',
    home: 'Zur Startseite',
  },
  signIn: {
    title: 'Anmelden',
    intro: 'Willkommen zurück. Plane weiter, wo du aufgehört hast.',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    byLink: 'Link per E-Mail schicken',
    byProvider: (label: string) => `Weiter mit ${label}`,
    providerWaiting: (label: string) =>
      `Melde dich im Fenster von ${label} an. Hier geht es dann von selbst weiter.`,
    asGuest: 'Ohne Anmeldung ausprobieren',
    guestHint: 'Sofort planen, ohne Konto. Registrierst du dich später, kommt alles mit.',
    guestNow:
      'Du probierst Fahrtwind gerade ohne Konto aus. Meldest du dich an, kommt alles mit, was du geplant hast.',
    continueAsGuest: 'Ohne Anmeldung weiterplanen',
    noAccount: 'Noch kein Konto?',
    register: 'Jetzt registrieren',
    back: 'Zurück zur Anmeldung',
    confirmedTitle: 'E-Mail-Adresse bestätigt',
    confirmed: 'Danke. Du kannst dich jetzt anmelden.',
    passwordSetTitle: 'Neues Passwort gespeichert',
    passwordSet: 'Melde dich jetzt damit an. Auf allen anderen Geräten bist du abgemeldet.',
  },
  link: {
    title: 'Ohne Passwort anmelden',
    intro: 'Wir schicken dir einen Link. Ein Klick darauf, und du bist drin.',
    submit: 'Link schicken',
    sentTitle: 'Schau in dein Postfach',
    sent: (email: string) =>
      `Der Link ist unterwegs an ${email}. Du kannst ihn auch auf einem anderen Gerät öffnen. Nichts da? Dann hilft ein Blick in den Spam-Ordner.`,
    again: 'Andere Adresse eingeben',
  },
  takeAlong: {
    title: 'Anmelden und Reisen mitnehmen?',
    intro: 'In diesem Browser hat schon jemand ohne Anmeldung geplant.',
    question: (email: string) => `Als ${email} anmelden und die Reisen von hier mitnehmen?`,
    submit: 'Anmelden und mitnehmen',
    stay: 'Ohne Anmeldung weiterplanen',
    hint: 'Kennst du diese Adresse nicht? Dann melde dich nicht damit an: Die Reisen von hier würden in das fremde Konto wandern.',
  },
  switchAccount: {
    title: 'Konto wechseln?',
    intro: (email: string) => `In diesem Browser bist du als ${email} angemeldet.`,
    question: (email: string) => `Als ${email} anmelden?`,
    submit: 'Konto wechseln',
    stay: 'Angemeldet bleiben wie bisher',
    hint: 'Kennst du diese Adresse nicht? Dann wechsle nicht: Was du danach planst, läge in einem fremden Konto. Deine Reisen bleiben in deinem.',
  },
  forgot: {
    title: 'Passwort vergessen?',
    intro: 'Passiert. Wir schicken dir einen Link, mit dem du ein neues festlegst.',
    submit: 'Link zum Zurücksetzen schicken',
    sentTitle: 'Schau in dein Postfach',
    sent: (email: string) =>
      `Wenn es zu ${email} ein Konto gibt, ist jetzt eine E-Mail unterwegs. Nichts da? Dann hilft ein Blick in den Spam-Ordner.`,
  },
  newPassword: {
    title: 'Neues Passwort festlegen',
    intro: 'Danach bist du überall abgemeldet und meldest dich mit dem neuen an.',
    submit: 'Passwort speichern',
    noToken:
      'In diesem Link fehlt etwas. Öffne ihn direkt aus der E-Mail oder lass dir einen neuen schicken.',
    requestAgain: 'Neuen Link anfordern',
  },
  finished: {
    title: 'Du bist angemeldet',
    intro: 'Dieses Fenster schließt sich gleich. Wenn nicht, kannst du es selbst schließen.',
    failedTitle: 'Die Anmeldung hat nicht geklappt',
    failedIntro: 'Schließe dieses Fenster und versuche es auf der Anmeldeseite noch einmal.',
    go: 'Weiter zu Fahrtwind',
  },
  register: {
    title: 'Konto anlegen',
    intro: 'Deine nächste Reise beginnt hier und ist auf jedem Gerät dabei.',
    submit: 'Konto anlegen',
    privacyBefore: 'Wir speichern nur, was deine Reisen brauchen. Was genau, steht in der ',
    privacyLink: 'Datenschutzerklärung',
    privacyAfter: '.',
    hasAccount: 'Schon dabei?',
    signIn: 'Anmelden',
    guestNow: 'Alles, was du ohne Konto geplant hast, kommt mit.',
  },
  signedOut: {
    title: 'Du bist abgemeldet',
    intro:
      'Deine Reisen und Entwürfe sind von diesem Gerät gelöscht. Es bleiben nur Cookies: für das Design, für deine Antwort auf den Cookie-Hinweis und um dieses Gerät beim nächsten Anmelden wiederzuerkennen. Bis zur nächsten Fahrt.',
    signIn: 'Wieder anmelden',
    home: 'Zur Startseite',
  },
  guest: {
    title: 'Du planst als Gast',
    keepsTrips: 'Deine Reisen kommen mit, sobald du ein Konto hast.',
    register: 'Registrieren',
    signIn: 'Anmelden',
  },
  profile: {
    forGuests:
      'Ein Profil gehört zu einem Konto: mit deinem Namen, deinen veröffentlichten Reisen und den Menschen, denen du folgst.',
    title: 'Dein Profil',
    signOut: 'Abmelden',
    memberSince: (date: string) => `Dabei seit ${date}`,
    emailLabel: 'E-Mail-Adresse',
    verified: 'bestätigt',
    notVerified: 'noch nicht bestätigt',
    verifyTitle: 'Bitte bestätige deine E-Mail-Adresse',
    verifyText: (email: string) =>
      `Öffne den Link in der E-Mail an ${email}. So kommst du auch dann wieder an dein Konto, wenn du das Passwort vergisst.`,
    resend: 'E-Mail noch einmal schicken',
    resent: 'Die E-Mail ist unterwegs.',
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
  settings: {
    forGuests: 'Name, E-Mail-Adresse und Passwort stellst du ein, wenn du ein Konto hast.',
    title: 'Einstellungen',
    intro: 'Alles, was dein Konto betrifft, an einem Ort.',
    name: 'Dein Name',
    nameSubmit: 'Name speichern',
    email: 'E-Mail-Adresse',
    emailNow: 'Zurzeit:',
    emailNew: 'Neue E-Mail-Adresse',
    emailSubmit: 'Adresse ändern',
    emailSame: 'Das ist schon deine Adresse.',
    emailSentTitle: 'Noch ein Schritt',
    emailSent:
      'Wir haben dir eine E-Mail geschickt. Die neue Adresse gilt, sobald du den Link darin geöffnet hast. Bis dahin bleibt alles, wie es ist.',
    password: 'Passwort',
    passwordSubmit: 'Passwort ändern',
    passwordHint: 'Alle anderen Geräte werden dabei abgemeldet.',
    passwordChanged: 'Dein neues Passwort gilt ab sofort. Alle anderen Geräte sind abgemeldet.',
    passwordNone:
      'Dein Konto hat noch kein Passwort. Wir schicken dir einen Link, mit dem du eins festlegst.',
    passwordSet: 'Passwort festlegen',
    passwordSetSent: (email: string) => `Der Link ist unterwegs an ${email}.`,
    appearance: 'Aussehen und Sprache',
    dark: 'Dunkles Design',
    darkHint: 'Angenehm bei Nacht, auf allen deinen Geräten.',
    language: 'Sprache',
    languageNow: 'Deutsch',
    languageOther: 'Switch to English',
    notifications: 'Benachrichtigungen',
    notificationsHint: 'Worüber du in Fahrtwind und per E-Mail hören möchtest.',
    notificationKinds,
    mails: 'Auch per E-Mail',
    mailsHint:
      'Nur was du nach zehn Minuten noch nicht gesehen hast, gesammelt und höchstens viermal am Tag.',
    mailsUnverified: 'E-Mails kommen erst, wenn du deine Adresse bestätigt hast.',
    mailsRefused: (email: string) =>
      `E-Mails an ${email} kommen zurück. Wir schicken dir deshalb keine mehr.`,
    mailsCheck: 'Adresse prüfen',
    mailsChecked: 'Wir haben dir eine E-Mail geschickt. Öffne den Link darin, dann geht es weiter.',
    mailsConfirmed: 'Deine Adresse ist bestätigt. Du bekommst wieder E-Mails.',
    home: 'Zuhause',
    homeHint:
      'Neue Reisen beginnen hier, wenn du nichts anderes wählst. Andere sehen höchstens Ort und Land, und nur, wenn du dein Profil öffnest.',
    homeNow: 'Zurzeit:',
    homeField: 'Heimatort',
    homeChange: 'Anderer Heimatort',
    homeRemove: 'Entfernen',
    history: 'Verlauf deiner Änderungen',
    historyText:
      'Dieses Gerät merkt sich im Verlauf jeder Reise bis zu zehn frühere Fassungen, damit du Änderungen rückgängig machen kannst. Für eine einzelne Reise leerst du ihn in ihrem Menü unter „Meine Reisen“.',
    historyTitle: 'Verlauf aller Reisen leeren?',
    historyWarning:
      'Bisherige Änderungen lassen sich dann nicht mehr rückgängig machen. Die Reisen selbst bleiben, wie sie sind.',
    historyClear: 'Verlauf aller Reisen leeren',
    historyCleared: 'Der Verlauf aller Reisen ist leer.',
    sessions: 'Deine Geräte',
    sessionsIntro:
      'Hier bist du angemeldet. Kommt dir eins fremd vor, melde es ab und ändere dein Passwort.',
    sessionsFailed: 'Deine Geräte ließen sich nicht laden. Angemeldet bleibst du trotzdem.',
    sessionCurrent: 'Dieses Gerät',
    sessionSeen: (date: string) => `Zuletzt aktiv ${date}`,
    sessionSince: (date: string) => `angemeldet seit ${date}`,
    sessionRevoke: 'Abmelden',
    sessionRevokeNamed: (device: string) => `${device} abmelden`,
    sessionRevoked: 'Das Gerät ist abgemeldet.',
    sessionRevokeOthers: 'Alle anderen abmelden',
    sessionsRevoked: 'Alle anderen Geräte sind abgemeldet.',
    sessionOnlyThis: 'Du bist nur auf diesem Gerät angemeldet.',
    device: 'Auf diesem Gerät',
    deviceText:
      'Reisen, die du hier öffnest oder offline verfügbar machst, liegen mit Routen und Karte auf diesem Gerät. Beim Abmelden werden sie entfernt.',
    deviceEmpty: 'Noch ist keine Reise mit Karte gespeichert.',
    deviceUsed: (size: string) => `Fahrtwind belegt hier ${size}, mit der App selbst.`,
    devicePinned: (size: string) => `offline bereit, Karte ${size}`,
    deviceOpened: (size: string) => `hier geöffnet, Karte ${size}`,
    deviceRemove: 'Nicht mehr bereithalten',
    deviceClear: 'Von diesem Gerät entfernen',
    deviceClearText:
      'Deine Reisen bleiben in deinem Konto. Was noch nicht übertragen ist, bleibt auch auf dem Gerät.',
    export: 'Deine Daten mitnehmen',
    exportText: 'Alles, was wir über dich gespeichert haben, als lesbare JSON-Datei.',
    exportSubmit: 'Daten herunterladen',
    exportDone: 'Deine Daten sind heruntergeladen.',
    exportFile: 'fahrtwind-daten',
    delete: 'Konto löschen',
    deleteText:
      'Löscht dein Konto mit allem, was dazugehört, außer Bestellungen und Rechnungen. Das lässt sich nicht zurückholen.',
    deleteOpen: 'Konto löschen …',
    deleteTitle: 'Konto wirklich löschen?',
    deleteWarning: (years: number) =>
      `Dein Profil, deine Reisen, Einstellungen und Benachrichtigungen werden sofort und für immer gelöscht. Bestellungen mit ihren Rechnungen müssen wir ${years} Jahre aufbewahren, dann ohne Verbindung zu einem Konto. Möchtest du etwas behalten, lade vorher deine Daten herunter.`,
    deletePosts: 'Was geschieht mit deinen Beiträgen und Antworten?',
    deletePostsWishes: {
      remove: {
        label: 'Auch löschen',
        hint: 'Deine Beiträge verschwinden mit allem, was darunter steht.',
      },
      anonymise: {
        label: 'Ohne Namen stehen lassen',
        hint: 'Andere finden sie weiter. Dein Name und deine Fotos sind weg.',
      },
    },
    deletePasswordHint: 'Damit niemand anderes dein Konto löscht.',
    deleteSubmit: 'Für immer löschen',
    deleteAgain: 'Zur Sicherheit brauchen wir eine frische Anmeldung.',
    deleteByProvider: (label: string) => `Mit ${label} bestätigen`,
    deleteFresh: 'Danke, das warst du. Jetzt kannst du dein Konto löschen.',
    deleteByLink:
      'Melde dich ab und mit einem Link per E-Mail wieder an. Danach geht es gleich hier weiter.',
    ownerTitle: 'Bist du es wirklich?',
    ownerText:
      'Deine letzte Anmeldung ist eine Weile her. Damit niemand anderes an dein Konto kommt, fragen wir hier noch einmal.',
    ownerSubmit: 'Weiter',
    signOut: 'Abmelden',
    cancel: 'Abbrechen',
  },
  notifications: {
    forGuests:
      'Benachrichtigungen gehören zu einem Konto. Einladungen zu Reisen anderer öffnest du über ihren Link.',
    title: 'Benachrichtigungen',
    intro: 'Was andere gemacht haben, das dich angeht.',
    sentences: notificationSentences,
    others: (count: number) => `und ${count === 1 ? 'eine weitere Person' : `${count} weitere`}`,
    moderators: 'Die Moderation',
    you: 'Du',
    unseen: 'Neu',
    filter: 'Welche gezeigt werden',
    all: 'Alle',
    onlyUnseen: (count: number) => (count === 0 ? 'Ungelesen' : `Ungelesen (${count})`),
    markSeen: 'Alle als gelesen markieren',
    markOne: 'Gelesen',
    older: 'Ältere laden',
    allSeenTitle: 'Alles gelesen',
    allSeenText: 'Du bist auf dem neuesten Stand.',
    showAll: 'Alle ansehen',
    open: 'Ansehen',
    emptyTitle: 'Noch ist es ruhig',
    emptyText:
      'Für dich liegt nichts vor. Einladungen zu Reisen anderer findest du bei deinen Reisen.',
    emptyAction: 'Zu meinen Reisen',
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
