import type { PublicConfig } from '@fahrtwind/contract';
import type { BrowserData, BrowserDataName, RetentionName } from '@fahrtwind/domain';

type Use = PublicConfig['outsideServices'][number]['use'];

const places: Readonly<Record<BrowserData['place'], string>> = {
  cookie: 'Cookie',
  localStorage: 'lokaler Speicher',
  IndexedDB: 'Datenbank des Browsers (IndexedDB)',
  cache: 'Zwischenspeicher',
};

const purposes: Readonly<Record<BrowserDataName, string>> = {
  'fahrtwind.session_token':
    'hält dich angemeldet; für Skripte nicht lesbar. Bei Verbindungen mit TLS steht „__Host-“ vor dem Namen.',
  'fahrtwind.known_device':
    'erkennt wieder, dass du dich hier schon angemeldet hast. Wer anderswo dein Passwort zu erraten versucht, wird gebremst, du nicht. Bleibt nach dem Abmelden.',
  'fahrtwind.state':
    'verbindet eine Anmeldung über einen fremden Dienst mit diesem Browser; nur wenn du sie wählst',
  dark_mode_on:
    'helles oder dunkles Aussehen, wenn du es umschaltest oder ein Konto beginnst, auch als Gast',
  cookies_allowed: 'dass du im Cookie-Hinweis „Akzeptieren“ gewählt hast',
  'private-start-1':
    'Kopie deiner Sitzung mit Namen, E-Mail-Adresse und Einstellungen, damit die App auch ohne Netz weiß, wer du bist',
  'private-trips-1':
    'deine Reisen, die von Mitreisenden und die mit dir geteilten, Änderungen, die noch nicht gesendet sind, und der Verlauf zum Rückgängigmachen',
  'private-last-words-1':
    'Änderungen, die du kurz vor dem Schließen einer Seite gemacht hast, bis die nächste Seite sie übernimmt',
  'private-unsent-trips': 'wie viele Reisen Änderungen haben, die noch nicht gesendet sind',
  'private-driving-limit': 'deine Grenze für Stunden am Steuer',
  'private-planner-column': 'die Breite der Liste im Planer',
  'private-planner-density': 'ob der Planer Stopps kompakt zeigt',
  'private-single-keys': 'ob Tastenkürzel mit nur einer Taste abgeschaltet sind',
  'private-drafts-1': 'Entwürfe von Beiträgen und Antworten, bis du sie abschickst oder verwirfst',
  'private-cart-1':
    'dein Warenkorb im Shop, bis du bestellst oder ihn leerst, auch wenn du dich inzwischen anmeldest',
  'private-checkout-1':
    'eine zufällige Nummer deiner Bestellung, bis unser Server geantwortet hat, damit nichts doppelt bestellt wird',
  'private-paying-1':
    'der Link zu deiner Bestellung, während du sie beim Zahlungsdienst bezahlst, bis du von dort zurückkommst',
  'private-routes-1': 'Strecken deiner Reisen, damit die Karte sie auch ohne Netz zeichnet',
  'private-offline-1': 'welche Reisen du offline verfügbar gemacht hast',
  'private-shared-file':
    'eine Datei, die du aus einer anderen App geteilt hast, längstens bis du sie öffnest',
  'private-map': 'Teile der Karte, die du angesehen hast, damit sie auch ohne Netz da sind',
  'fahrtwind-': 'Programmdateien, damit die App schnell und auch ohne Netz startet',
};

const reasons: Readonly<Record<BrowserData['reason'], string>> = {
  needed: 'ja',
  wished: 'ja, auf deinen Wunsch',
  consented: 'nur nach Zustimmung',
};

const kept: Readonly<Record<RetentionName, (time: string) => string>> = {
  session: (time) => `Anmeldungen: ${time} nach deinem letzten Besuch`,
  expiredSession: (time) => `abgelaufene Anmeldungen, die nicht mehr gelten: weitere ${time}`,
  guest: (time) => `Gastkonten mit allen Reisen: ${time} nach dem letzten Besuch`,
  unusedGuest: (time) =>
    `Gastkonten, in denen nichts geplant wurde: schon ${time} nach dem letzten Besuch`,
  guestNetwork: (time) =>
    `Verschlüsselter Hashwert der IP-Adresse, von der aus ein Gastkonto entstand, gegen massenhafte Gastkonten: ${time}`,
  deletedTrip: (time) => `gelöschte Reisen: ${time}, so lange kannst du sie zurückholen`,
  deletedPost: (time) =>
    `gelöschte Beiträge und Antworten: ${time}, falls die Moderation nachsehen muss`,
  saveKey: (time) => `zufällige Nummern gesendeter Änderungen, damit keine doppelt zählt: ${time}`,
  invitation: (time) =>
    `Einladungen zu einer Reise, mit der E-Mail-Adresse, an die sie gingen: ${time}, danach einen weiteren Tag`,
  reportLink: (time) => `Meldungen, deren Link aus der E-Mail niemand geöffnet hat: ${time}`,
  report: (time) =>
    `Meldungen mit der Adresse, die du dazu angegeben hast: ${time} nach der Entscheidung`,
  guestShare: (time) => `Links, mit denen du ohne Konto eine Reise teilst: höchstens ${time}`,
  unusedFile: (time) =>
    `hochgeladene Fotos, die kein Beitrag und keine Reise zeigt: ${time}; solange siehst nur du sie`,
  deletedFile: (time) => `ersetzte und entfernte Profilbilder: ${time}`,
  assistantMessage: (time) =>
    `was du mit dem Reiseassistenten geschrieben hast: ${time}, wenn du es nicht früher löschst`,
  failedMail: (time) => `E-Mails, die sich nicht zustellen ließen: ${time}`,
  signInLink: (time) => `Anmeldelinks: ${time}`,
  confirmationLink: (time) => `Links zum Bestätigen deiner E-Mail-Adresse: ${time}`,
  emailChangeLink: (time) => `Links zu einer neuen E-Mail-Adresse: ${time}`,
  signInTries: (time) =>
    `Versuche, sich anzumelden, gezählt nach IP-Adresse und nach dem Hashwert der E-Mail-Adresse: ${time}, gelöscht wird stündlich`,
  requestCount: (time) =>
    `Zahl der Anfragen einer Minute, zum Hashwert der IP-Adresse: bis zu ${time} länger`,
  placeAnswer: (time) =>
    `Antworten fremder Ortssuchen, zum Hashwert der Frage, ohne zu wissen, wer fragte: ${time}`,
  poiAnswer: (time) => `Antworten fremder Dienste zu Sehenswürdigkeiten, ebenso: ${time}`,
  lodgingAnswer: (time) => `Antworten fremder Unterkunftssuchen, ebenso: ${time}`,
  routeAnswer: (time) => `Antworten fremder Routendienste, ebenso: ${time}`,
  invoice: (time) =>
    `Bezahlte Bestellungen mit ihren Zahlungen, Widerrufen und Rechnungen, wie es die Abgabenordnung verlangt, auch über das Ende des Kontos hinaus und gezählt ab Jahresende: ${time}`,
  unpaidOrder: (time) => `Bestellungen, die ohne Zahlung endeten: ${time}`,
  orderNetwork: (time) =>
    `Verschlüsselter Hashwert der IP-Adresse zu einer Bestellung, gegen massenhafte Scheinbestellungen: ${time}`,
  revocation: (time) => `Widerrufe, die sich keiner Bestellung zuordnen lassen: ${time}`,
  paymentEvent: (time) => `Kennungen der Nachrichten des Zahlungsdienstes: ${time}`,
};

const services: Readonly<Record<Use, (hosts: string) => string>> = {
  map: (hosts) =>
    `Karte: Dein Browser lädt sie von ${hosts}. Dort erfährt man deine IP-Adresse und welche Gegend du ansiehst.`,
  mapFile: (hosts) =>
    `Karte: Unser Server holt ihre Teile von ${hosts}. Dort erfährt man, welche Gegend angesehen wird, aber nicht, von wem.`,
  places: (hosts) =>
    `Ortssuche: Unser Server fragt ${hosts}. Er gibt den gesuchten Text oder den Punkt auf der Karte und die ungefähre Gegend weiter, nicht, wer sucht.`,
  routes: (hosts) =>
    `Routen: Unser Server fragt ${hosts}. Er gibt die Koordinaten der Stopps weiter, nicht, wessen Reise es ist.`,
  pois: (hosts) =>
    `Sehenswürdigkeiten: Unser Server fragt ${hosts}. Er gibt den Ausschnitt der Karte weiter, nicht, wer ihn ansieht.`,
  lodgings: (hosts) =>
    `Unterkünfte: Unser Server fragt ${hosts}. Er gibt Ort, Nächte, Zahl der Personen und Art der Unterkunft weiter, nicht, wer sucht. Auch die Bilder holt er selbst; dein Browser fragt dort nichts.`,
  payment: (hosts) =>
    `Wenn du im Shop diese Zahlungsart wählst, bezahlst du beim Zahlungsdienst (${hosts}). Er erfährt deine E-Mail-Adresse, was du bestellt hast und den Betrag.`,
  shortLinks: (hosts) =>
    `Kurzlinks: Fügst du einen Kurzlink einer Karten-App ein, fragt unser Server dort, wohin er führt (${hosts}). Deine IP-Adresse gibt er nicht weiter.`,
  assistant: (hosts) =>
    `Reiseassistent: Fragst du ihn, gibt unser Server deine Frage, das Gespräch und Teile deiner Reise (Titel, Daten, Orte, Etappen, Aufenthalte, Namen von Unterkünften, Summen) an das Sprachmodell bei ${hosts} weiter. Was du bei Aktivitäten und Restaurants geschrieben hast, gehört erst dazu, wenn du es beim Assistenten erlaubst; du kannst das jederzeit zurücknehmen. Dein Name, Adressen, Notizen, Buchungsnummern und Mitreisende gehören nie dazu.`,
  mail: (hosts) =>
    `E-Mails: Unser Server übergibt sie an ${hosts}. Dort sieht man deine E-Mail-Adresse und den Inhalt der Nachricht.`,
  files: (hosts) =>
    `Fotos: Hochgeladene Bilder liegen in einem Speicher bei ${hosts}. Dein Browser lädt sie trotzdem von unserem Server.`,
};

export const de = {
  columns: ['Name', 'Wo', 'Wozu', 'Wie lange', 'Nötig?'],
  places,
  purposes,
  reasons,
  ends: {
    'signed-out': 'bis du dich abmeldest',
    sent: 'bis sie gesendet sind',
    'next-version': 'bis zur übernächsten Version der App',
  },
  times: {
    years: (count: number): string => `${count} Jahre`,
    year: 'ein Jahr',
    days: (count: number): string => `${count} ${count === 1 ? 'Tag' : 'Tage'}`,
    hours: (count: number): string => `${count} Stunden`,
    minutes: (count: number): string => `${count} Minuten`,
  },
  kept,
  services,
  noOtherServices:
    'Für E-Mails, Fotos, Unterkünfte, Zahlungen und den Assistenten ist in dieser Installation kein fremder Dienst eingerichtet.',
  noServices:
    'Orte, Karte und Routen beantwortet unser eigener Server. Ein fremder Dienst ist dafür in dieser Installation nicht eingerichtet.',
};
