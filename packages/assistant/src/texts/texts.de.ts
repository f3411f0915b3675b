import { type ReplayRefusal, type RouteWish, writeGermanDate } from '@fahrtwind/domain';
import { consequences, remedies } from './consequences.de.ts';
import { howTo, links, questionAnswers, unknowable } from './questions.de.ts';
import { unitsOf } from './units.ts';

const units = unitsOf({
  language: 'de',
  day: ['Tag', 'Tage'],
  night: ['Nacht', 'Nächte'],
  stop: ['Stopp', 'Stopps'],
  hour: 'Std.',
  minute: 'Min.',
  and: 'und',
  weekdays: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  clock: (time) => `${time} Uhr`,
  date: (weekday, date) => `${weekday}, ${writeGermanDate(date)}`,
});

/** Why an operation cannot be done. */
const refusals: Readonly<Record<ReplayRefusal, string>> = {
  'amount-invalid': 'Diese Anzahl geht nicht.',
  'comment-gone': 'Diesen Kommentar gibt es nicht.',
  'comment-missing': 'Ein Kommentar braucht einen Text.',
  'comment-too-long': 'Dieser Kommentar ist zu lang.',
  'copy-id': 'Eine geteilte Kopie lässt sich nicht ändern.',
  'date-invalid': 'Dieses Datum gibt es nicht.',
  'date-out-of-range': 'So weit weg lässt sich keine Reise planen.',
  'dates-reversed': 'Das Ende liegt vor dem Anfang.',
  'day-gone': 'Diesen Tag gibt es nicht.',
  'days-do-not-fit': 'Dafür hat die Reise zu wenige Tage.',
  'entry-gone': 'Diesen Eintrag gibt es nicht.',
  'entry-of-other-kind': 'Dieser Eintrag ist von anderer Art.',
  'hotel-gone': 'Diese Unterkunft gibt es nicht.',
  'id-missing': 'Das ist leider schiefgegangen. Deine Reise ist unverändert.',
  'id-taken': 'Das steht schon in der Reise.',
  'last-day': 'Eine Reise braucht mindestens einen Tag.',
  'leg-gone': 'Diese An- oder Abreise gibt es nicht.',
  'leg-has-ticket': 'Diese Strecke wird nicht selbst gefahren und führt über keinen anderen Ort.',
  'link-invalid': 'Dieser Link geht nicht.',
  'location-invalid': 'Dieser Ort liegt nirgends auf der Karte.',
  'nights-invalid': 'Eine Unterkunft braucht mindestens eine Nacht.',
  'not-the-owner': 'Das darf nur, wem die Reise gehört.',
  'only-reading': 'Du kannst diese Reise nur lesen.',
  'order-outdated': 'Die Stopps haben sich geändert. Bitte optimiere noch einmal.',
  'poi-gone': 'Diesen Ort hast du nicht gemerkt.',
  'stop-gone': 'Diesen Stopp gibt es nicht.',
  'time-invalid': 'Diese Zeit geht nicht.',
  'title-missing': 'Die Reise braucht einen Namen.',
  'title-too-long': 'Dieser Name ist zu lang.',
  'too-many-comments': 'Mehr Kommentare passen nicht zu einem Stopp.',
  'too-many-days': 'So viele Tage kann eine Reise nicht haben.',
  'too-many-stops': 'Mehr Stopps passen nicht in eine Reise.',
  'too-many-via': 'Über mehr Punkte kann eine Etappe nicht führen.',
  'trip-is-copy': 'Eine geteilte Kopie lässt sich nicht ändern.',
  'via-gone': 'Über diesen Punkt führt die Strecke nicht.',
};

const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

/** What the assistant says while it performs actions. */
const changes = {
  readOnly: 'Du kannst diese Reise nur lesen. Fragen beantworte ich dir gern.',
  nothingChanges: 'Das ist schon so. Es gibt nichts zu ändern.',
  added: (name: string, day: number, after: string | null) =>
    `${name} kommt an Tag ${day}${after === null ? '' : ` nach ${after}`} dazu.`,
  alreadyThere: (name: string, day: number, other: number) =>
    day === other
      ? `${name} steht dann zweimal an Tag ${day}.`
      : `${name} steht dann an Tag ${other} und an Tag ${day}.`,
  removed: (name: string) => `${name} fällt weg.`,
  removedOn: (name: string, day: number) => `${name} an Tag ${day} fällt weg.`,
  moved: (name: string, day: number, after: string | null) =>
    `${name} kommt an Tag ${day}${after === null ? '' : ` nach ${after}`}.`,
  swapped: (one: string, other: string) => `${one} und ${other} tauschen die Plätze.`,
  replaced: (before: string, after: string) => `${after} kommt an die Stelle von ${before}.`,
  renamed: (title: string) => `Die Reise heißt dann „${title}“.`,
  dates: (start: string, end: string, count: string) =>
    `Die Reise geht von ${start} bis ${end} (${count}).`,
  lengthTooShort: 'Eine Reise braucht mindestens einen Tag.',
  dayAdded: (number: number) =>
    `Tag ${number} wird ein neuer, freier Tag. Alles danach rückt einen Tag weiter.`,
  dayRemoved: (number: number, heirs: string) =>
    heirs === ''
      ? `Tag ${number} fällt weg.`
      : `Tag ${number} fällt weg. ${heirs} bleibt in der Reise und kommt auf den Nachbartag.`,
  daysNotFree: (count: string) =>
    `Dafür müssten ${count} mit Stopps wegfallen. Sag mir, welche Orte oder Nächte du weglassen magst.`,
  daysSwapped: (one: number, other: number) => `Tag ${one} und Tag ${other} tauschen die Plätze.`,
  nights: (name: string, count: string) => `${name}: ${count}.`,
  nightsNeedOne: (name: string) =>
    `Ohne eine Nacht wird ${name} zum Zwischenhalt. Sage „Streiche ${name}“, wenn der Stopp weg soll.`,
  nightsNotFree: (name: string) =>
    `Um die Zeit in ${name} zu kürzen, müsste ich andere Stopps verschieben. Das mache ich nicht von mir aus.`,
  profile: (what: string, where: string) => `${where}: ${what}.`,
  profileBut: (what: string, where: string, booked: readonly string[]) =>
    `${where}: ${what}. Gebucht und unverändert bleibt der Weg nach ${units.list(booked)}.`,
  legsBooked:
    'Dort ist alles gebucht, deshalb bleibt es so. Nenne den Stopp, wenn du es doch willst.',
  profiles: {
    car: 'mit dem Auto',
    camper: 'mit dem Wohnmobil',
    motorcycle: 'mit dem Motorrad',
    bicycle: 'mit dem Rad',
    foot: 'zu Fuß',
    train: 'mit dem Zug',
    bus: 'mit dem Bus',
    ferry: 'mit der Fähre',
    flight: 'mit dem Flugzeug',
    straight: 'in direkter Linie',
  },
  wholeTrip: 'Die ganze Reise',
  legTo: (name: string) => `Der Weg nach ${name}`,
  onDay: (number: number) => `Tag ${number}`,
  tollFree: (where: string) => `${where} meidet Mautstraßen.`,
  /** Wished, and no longer wished. */
  roadWishes: {
    'avoid-motorway': ['meidet Autobahnen', 'darf über Autobahnen führen'],
    'avoid-ferry': ['meidet Fähren', 'darf mit Fähren fahren'],
    'avoid-unpaved': ['meidet unbefestigte Wege', 'darf über unbefestigte Wege führen'],
    scenic: ['sucht schöne Landstraßen', 'nimmt den schnellsten Weg'],
  } satisfies Record<RouteWish, readonly [string, string]>,
  roads: (where: string, what: string) => `${where} ${what}.`,
  tollAllowed: (where: string) => `${where} darf über Mautstraßen führen.`,
  noLegs: 'Dort wird keine Strecke gefahren.',
  dayStart: (where: string, time: string) => `${where} beginnt um ${time}.`,
  everyDay: 'Jeder Tag',
  stay: (name: string, time: string) => `In ${name}: ${time} Aufenthalt.`,
  optional: (name: string) => `${name} wird optional und zählt nicht mehr zur Strecke.`,
  firm: (name: string) => `${name} ist fest eingeplant.`,
  noted: (name: string, text: string) => `Notiz bei ${name}: „${text}“`,
  noteRemoved: (name: string) => `Die Notiz bei ${name} fällt weg.`,
  noNote: (name: string) => `Bei ${name} gibt es keine Notiz.`,
  restaurant: (name: string, stop: string, time: string) =>
    `Restaurant „${name}“ in ${stop}${time === '' ? '' : ` um ${time} Uhr`}.`,
  activity: (name: string, stop: string) => `„${name}“ in ${stop}.`,
  hotel: (name: string, stop: string, count: string) => `„${name}“ in ${stop} für ${count}.`,
  hotelChanged: (name: string, price: string | null, booked: boolean | null) =>
    [
      booked === null ? `„${name}“` : `„${name}“ ist ${booked ? 'gebucht' : 'nicht gebucht'}`,
      price === null ? '' : `kostet ${price}`,
    ]
      .filter(Boolean)
      .join(booked === null ? ' ' : ' und ')
      .concat('.'),
  hotelRemoved: (name: string) => `„${name}“ fällt weg.`,
  hotelBooked: (name: string) =>
    `„${name}“ ist fest gebucht. Gebuchte Unterkünfte lösche ich nicht.`,
  hotelNightsTaken: (name: string) => `In diesen Nächten steht schon „${name}“, fest gebucht.`,
  noHotelAt: (stop: string) => `In ${stop} ist keine Unterkunft eingetragen.`,
  lodging: {
    hotel: 'Hotels',
    hostel: 'Hostels',
    ferienwohnung: 'Ferienwohnungen',
    camping: 'Campingplätze',
  },
  lodgingType: (kind: string) => `Gesucht werden ab jetzt ${kind}.`,
  /** The time ends with the point of its unit. */
  optimised: (meters: string, time: string) => `Die neue Reihenfolge spart ${meters} und ${time}`,
  alreadyBest: 'Die Reihenfolge ist schon die beste, die ich finde.',
  tooFewStops: 'Zum Optimieren braucht die Reise mehr Stopps.',
  bookedMisfit: (hotel: string, from: string, until: string) =>
    `Achtung: „${hotel}“ ist fest gebucht (${from} bis ${until}) und passt dann nicht mehr.`,
  limited: (hours: string, count: string) =>
    `Kein Tag hat mehr als ${hours} Fahrt. Die Reise dauert ${count}.`,
  limitedAlready: (hours: string) => `Kein Tag hat mehr als ${hours} Fahrt.`,
  limitImpossible: (from: string, to: string, time: string) =>
    `Zwischen ${from} und ${to} (${time}) finde ich keinen passenden Ort zum Übernachten.`,
  spread: (count: string, longest: string) =>
    `Die Stopps sind auf ${count} verteilt, höchstens ${longest} Fahrt am Tag.`,
  longLeg: (from: string, to: string, time: string, limit: string) =>
    `${from} → ${to}: ${time}, mehr als deine ${limit}. Diese Etappe hat einen Tag für sich.`,
  limitTooLow: 'Mit so wenig Fahrt am Tag kommt man nicht voran. Nenne mir mindestens eine Stunde.',
  plan: (title: string, count: string, start: string) => `${title}: ${count} ab ${start}.`,
  planDay: (number: number, names: string, time: string) =>
    `Tag ${number}: ${names}${time === '' ? '' : ` (${time} Fahrt)`}`,
  planTooShort: (needed: string, wanted: string, hours: string) =>
    `Mit höchstens ${hours} Fahrt am Tag brauchst du mindestens ${needed}; ${wanted} reichen nicht. Gib mir mehr Tage oder mehr Stunden.`,
  planNoRoad: (from: string, to: string) => `Von ${from} nach ${to} führt keine Straße.`,
  planReplaces: (count: string) =>
    `In dieser Reise stehen schon ${count}. Soll ich sie durch den neuen Plan ersetzen? Fest gebuchte Unterkünfte bleiben.`,
  tour: (title: string, count: string, start: string, km: string) =>
    `${title}: ${count} ab ${start}, ${km}.`,
  tourTitle: (names: string, from: string) => (from === '' ? names : `${names} ab ${from}`),
  tourInstead: (names: string) => `Auch schön und nicht weit: ${names}.`,
  tourFreeDay: (place: string, sights: string) =>
    sights === '' ? `in ${place}, ohne Fahrt` : `in ${place}: ${sights}`,
  tourLeaving: (place: string) => `Abreise ab ${place}`,
  tourFerry: (way: string, port: string) => `${way}, Fähre nach ${port}`,
  tourOuting: (place: string, sights: string) => `in ${place}, Ausflug: ${sights}`,
  tourLeftOut: (names: string) =>
    `Ausgelassen, damit keine Etappe gehetzt ist: ${names}. Sag es, wenn davon etwas hinein soll.`,
  tourWithoutStart: 'Die Anfahrt fehlt noch: Sag mir, wo ihr losfahrt, dann plane ich sie mit.',
  tourShorter: (count: string, wanted: string) =>
    `Mehr als ${count} geben die Orte nicht her, du hattest ${wanted} genannt.`,
  tourOffSeason: (months: string) => `Am schönsten ist es dort von ${months}.`,
  tourMonths: (first: number, last: number) =>
    `${MONTHS[first - 1] ?? ''} bis ${MONTHS[last - 1] ?? ''}`,
  tourClosed: (names: string) => `Um diese Zeit meist gesperrt und deshalb umfahren: ${names}.`,
  tourFerries: (names: string) => `Unterwegs: ${names}. Buche das früh.`,
  tourTooShort: (title: string, way: string, wanted: string, needed: string) =>
    `${title}: Allein hin sind es ${way} Fahrt, das passt nicht in ${wanted}. Gib mir mindestens ${needed} oder mehr Stunden am Tag.`,
  tourNothingKnown: (title: string) =>
    `${title}: Dafür finde ich keine Rundreise auf Straßen. Nenne mir Orte, die hinein sollen.`,
  planNoPlaces: 'Nenne mir Start und Ziel, zum Beispiel „von München nach Rom“.',
};

/** What the assistant answers to questions about the trip. */
const answers = {
  noRoute: 'In dieser Reise gibt es noch keine Strecke.',
  total: (km: string, time: string) => `Die ganze Reise: ${km}, ${time} Fahrt.`,
  dayTotal: (number: number, km: string, time: string) => `Tag ${number}: ${km}, ${time} Fahrt.`,
  legTotal: (from: string, to: string, km: string, time: string) =>
    `Von ${from} nach ${to}: ${km}, ${time} Fahrt.`,
  firstStop: (name: string) => `Mit ${name} beginnt die Reise. Dorthin führt keine Strecke.`,
  estimated: 'Die Zeiten sind geschätzt.',
  costs: (total: string, booked: string, open: string) =>
    `Zusammen ${total}: ${booked} gebucht, ${open} offen.`,
  noCosts:
    'Noch steht in dieser Reise kein Preis. Trage bei Unterkünften und Aktivitäten Preise ein, dann rechne ich sie zusammen.',
  unknownPrices: (count: number) =>
    count === 1 ? 'Ein Preis fehlt noch.' : `${count} Preise fehlen noch.`,
  costKinds: { hotel: 'Unterkünfte', leg: 'An- und Abreise', activity: 'Aktivitäten' },
  day: (number: number, date: string) => `Tag ${number} (${date}):`,
  dayFree: (number: number, date: string, place: string) =>
    place === ''
      ? `Tag ${number} (${date}) ist noch frei.`
      : `Tag ${number} (${date}) ist frei. Ihr seid in ${place}.`,
  dayStop: (time: string, name: string) => (time === '' ? name : `${time} ${name}`),
  night: (hotel: string) => `Übernachtung: ${hotel}`,
  arrival: (name: string, number: number, date: string, time: string) =>
    `In ${name} bist du an Tag ${number} (${date}), etwa um ${time}.`,
  passedBy: (name: string) => `${name} ist optional und hat deshalb keine Ankunftszeit.`,
  overview: (title: string, count: string, stopCount: string, start: string, end: string) =>
    `„${title}“: ${count} von ${start} bis ${end}, ${stopCount}.`,
  overviewDay: (number: number, names: string) => `Tag ${number}: ${names === '' ? 'frei' : names}`,
  empty:
    'Diese Reise hat noch keine Stopps. Sage zum Beispiel „Plane 7 Tage von München nach Rom und zurück“.',
  noOpenNights: 'Für alle Nächte gibt es eine Unterkunft.',
  openNight: (number: number, date: string) => `Tag ${number} (${date})`,
  openNights: (list: string) => `Ohne Unterkunft: ${list}.`,
  along: 'Das liegt auf dem Weg:',
  alongHint: 'Sage zum Beispiel „das zweite“, dann schlage ich den Stopp vor.',
  nothingAlong: 'Auf diesem Weg kenne ich nichts Besonderes.',
  noSearch:
    'Diese Suche ist hier nicht eingerichtet. Im Planer findest du sie bei den Unterkünften und auf der Karte.',
  foundLodging: (stop: string) => `Unterkünfte in ${stop}:`,
  foundRestaurants: (stop: string) => `Restaurants in ${stop}:`,
  noneFound: (stop: string) => `In ${stop} habe ich nichts gefunden.`,
};

/** All that the assistant says of a trip, in German; the English file has the same. */
export const de = {
  ...units,
  ...changes,
  refusals,
  answers: { ...answers, ...questionAnswers },
  consequences,
  remedies,
  links,
  howTo,
  unknowable,
};
