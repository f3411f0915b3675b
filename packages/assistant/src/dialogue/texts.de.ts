/** What the assistant says in a conversation, apart from what it does. */
export const de = {
  /** The caller says it where no endpoint is set up. */
  withoutModel: 'Hier antworten feste Regeln, kein Sprachmodell.',
  notUnderstood:
    'Das habe ich nicht verstanden, deshalb ändere ich nichts. Sag es gern mit anderen Worten, zum Beispiel so:',
  unread: (words: string) => `„${words}“ habe ich nicht verstanden und nicht berücksichtigt.`,
  whatAbout: (names: string) => `Was soll ich mit ${names} machen?`,
  cannotAnswer: 'Das kann ich dir nicht beantworten. Fragen kannst du mich zum Beispiel:',
  questionsAbout: (name: string) => [
    `Wann sind wir in ${name}?`,
    `Wie weit ist es nach ${name}?`,
    `Wie viele Nächte sind wir in ${name}?`,
  ],
  whatAboutDay: (number: number) => `Was soll ich an Tag ${number} machen?`,
  aboutPlace: (name: string) => [`${name} einfügen`, `Zwei Nächte in ${name} einplanen`],
  aboutStop: (name: string) => [
    `Eine Nacht länger in ${name} bleiben`,
    `Unterkunft in ${name} suchen`,
    `Was liegt auf dem Weg nach ${name}?`,
  ],
  aboutDay: (number: number) => [
    `Was steht an Tag ${number} an?`,
    `Ruhetag nach Tag ${number} einfügen`,
  ],
  isItPlace: (written: string, name: string) => `„${written}“ kenne ich nicht. Meinst du ${name}?`,
  isFar: (name: string, km: number) =>
    `${name} ist ein Umweg von rund ${km} km. Soll ich es trotzdem einfügen?`,
  conditional: (words: string) =>
    `Ob die Bedingung („${words}“) erfüllt ist, prüfe ich nicht. Sieh dafür auf die Zahlen des Vorschlags.`,
  dayLabel: (number: number, date: string) => `Tag ${number} (${date})`,
  stopLabel: (name: string, day: number) => `${name} (Tag ${day})`,
  yes: 'Ja',
  no: 'Nein',
  tooLong: 'Das ist zu lang für mich. Bitte schreibe es kürzer.',
  undone: 'Ich mache den letzten Schritt rückgängig.',
  redone: 'Ich stelle den Schritt wieder her.',
  accepted: 'Ich übernehme den Vorschlag.',
  rejected: 'Gut, der Vorschlag ist verworfen. Deine Reise ist unverändert.',
  cancelled: 'Gut, dann bleibt alles, wie es ist.',
  nothingWaits: 'Gerade wartet kein Vorschlag auf deine Antwort.',
  noSuchOption: 'Diese Nummer steht nicht zur Wahl.',
  whichStop: (name: string) =>
    `„${name}“ gibt es mehrmals in deiner Reise. Welchen Stopp meinst du?`,
  whichPlace: (name: string) => `Es gibt mehrere Orte namens „${name}“. Welchen meinst du?`,
  whichDay: 'Das trifft auf mehrere Tage zu. Welchen meinst du?',
  whereInCountry: (name: string) => `${name} ist groß. Welcher Ort dort soll es sein?`,
  isItStop: (name: string) => `Meinst du ${name}? Gelöscht wird nur, was du bestätigst.`,
  noSuchStop: (name: string, own: string) =>
    own === ''
      ? `„${name}“ ist kein Stopp deiner Reise; sie hat noch keine Stopps.`
      : `„${name}“ ist kein Stopp deiner Reise. Deine Stopps: ${own}.`,
  noSuchDay: (count: string) => `Diesen Tag gibt es nicht. Deine Reise hat ${count}.`,
  noSuchPlace: (name: string) =>
    `Einen Ort namens „${name}“ kenne ich nicht. Schreibe ihn bitte anders oder nenne das Land dazu.`,
  missingStop: 'Welchen Stopp meinst du?',
  missingPlace: 'Welchen Ort meinst du?',
  missingFrom: 'Wo soll die Reise losgehen?',
  missingPosition: (name: string) =>
    `Wohin soll ${name}? Nenne mir einen Tag oder einen Stopp davor oder danach.`,
  missingOther: 'Womit soll ich tauschen?',
  notNeighbours: (from: string, to: string) =>
    `${to} kommt in deiner Reise nicht gleich nach ${from}. Ich nenne dir lieber nichts Falsches.`,
  deleteAll:
    'Die ganze Reise lösche ich nicht. Nenne mir einzelne Stopps, oder lösche die Reise unter „Meine Reisen“.',
  noSuchHotel: (name: string) => `In ${name} ist keine Unterkunft eingetragen.`,
  whichHotel: 'Welche Unterkunft meinst du? Nenne mir den Ort dazu.',
  help: 'Ich kenne deine offene Reise und schlage Änderungen vor, die du annimmst oder verwirfst. Zum Beispiel:',
  thanks: 'Gern.',
  greeting: 'Hallo. Was soll ich an deiner Reise planen?',
};
