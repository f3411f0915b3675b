import type { AccommodationType, LegKind } from '@fahrtwind/domain';

function listed(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter(Boolean));
}

export const PROFILES: Readonly<Record<string, LegKind>> = {
  auto: 'car',
  pkw: 'car',
  wagen: 'car',
  mietwagen: 'car',
  wohnmobil: 'camper',
  camper: 'camper',
  motorrad: 'motorcycle',
  rad: 'bicycle',
  fahrrad: 'bicycle',
  bike: 'bicycle',
  fahrraedern: 'bicycle',
  raedern: 'bicycle',
  fuss: 'foot',
  zug: 'train',
  bahn: 'train',
  eisenbahn: 'train',
  nachtzug: 'train',
  bus: 'bus',
  fernbus: 'bus',
  faehre: 'ferry',
  schiff: 'ferry',
  boot: 'ferry',
  flugzeug: 'flight',
  flieger: 'flight',
};

/** The ends of the trip or of a day. */
export const EDGES: Readonly<Record<string, 'start' | 'end'>> = {
  'am ende': 'end',
  'ans ende': 'end',
  'zum schluss': 'end',
  'am schluss': 'end',
  'an den schluss': 'end',
  'an die letzte stelle': 'end',
  'an letzte stelle': 'end',
  zuletzt: 'end',
  'als letztes': 'end',
  'als letzten stopp': 'end',
  'als letzten halt': 'end',
  'als ziel': 'end',
  'am anfang': 'start',
  'an den anfang': 'start',
  'an den start': 'start',
  'an die erste stelle': 'start',
  'an erste stelle': 'start',
  'zu beginn': 'start',
  zuerst: 'start',
  'als erstes': 'start',
  'als ersten stopp': 'start',
  'als start': 'start',
  'als startpunkt': 'start',
};

export const LODGINGS: Readonly<Record<string, AccommodationType>> = {
  hotel: 'hotel',
  hotels: 'hotel',
  pension: 'hotel',
  pensionen: 'hotel',
  hostel: 'hostel',
  hostels: 'hostel',
  jugendherberge: 'hostel',
  jugendherbergen: 'hostel',
  ferienwohnung: 'ferienwohnung',
  ferienwohnungen: 'ferienwohnung',
  fewo: 'ferienwohnung',
  ferienhaus: 'ferienwohnung',
  ferienhaeuser: 'ferienwohnung',
  camping: 'camping',
  campingplatz: 'camping',
  campingplaetze: 'camping',
  campingplaetzen: 'camping',
  campen: 'camping',
  zelten: 'camping',
  zelt: 'camping',
};

/** Before a name and no part of it. */
export const LEADING_WORDS = listed(`
  nach in im ins an am ans auf aufs zu zum zur bei beim ueber via den die das der dem des einen eine ein noch auch
  dann danach wieder erst lieber unser unseren unsere mein meinen meine`);

/** Verbs, particles and words of other parts of a sentence: where one of them stands, a name has ended. */
export const NOT_IN_NAMES = listed(`
  fuege fueg setze setz nimm nehme nehm nehmen pack packe baue bau plane plan haenge haeng trag trage ergaenze ergaenz besuche streiche streich
  loesche loesch entferne entfern wirf werf werfe schmeiss hau kick lass lasse lassen verschiebe verschieb schieb schiebe leg lege zieh ziehe stell
  stelle verleg verlege tausche tausch vertausche ersetze ersetz nenne nenn benenne optimiere optimier vermeide bleib bleibe bleiben
  uebernachte uebernachten schlafe schlafen mach mache machen fahr fahre fahren faehrt starte starten startet beginne beginnt notiere notier schreib schreibe merke
  merk suche such finde find zeig zeige reserviere reservier such buche storniere ueberspring ueberspringe kommt kommen komme soll sollen sollte kann
  koennen muss wird werden ist sind bin war sein haben habe hat will wollen moechte moechten
  hinzufuegen einfuegen aufnehmen einbauen einplanen dazunehmen mitnehmen einsetzen ergaenzen reinnehmen anfahren besuchen sehen anschauen ansehen entdecken besichtigen brauchen brauche einschieben loeschen streichen
  entfernen rausnehmen weglassen auslassen rauswerfen rausschmeissen ueberspringen verschieben schieben legen setzen verlegen tauschen vertauschen
  ersetzen umbenennen optimieren vermeiden hinzu dazu rein ein raus weg heraus mit ohne um los hinten vorne frueher spaeter laenger kuerzer mehr weniger
  nach hinter zwischen statt anstatt anstelle bis von vom durch gegen fuer nicht kein keine keinen nur was wann wie wo wohin welche welcher wieviel
  naechte nacht naechten uebernachtung uebernachtungen tag tage tagen stunde stunden minuten uhr optional optionalen fest verbindlich maut
  restaurant hotel notiz unterkunft dass weil wenn ich du wir er sie es mich dir zurueck heute morgen uebermorgen hoechstens maximal max`);

/** Inside a name (`Frankfurt an der Oder`), but never at its end. */
export const NOT_LAST_IN_NAMES = listed(
  'an am in im der dem den des die das ob vor bei auf zu zum zur und ueber noch auch so als',
);

/** Politeness and filling, which mean nothing for a command. */
export const FILLERS = listed(
  'bitte mal ma ey einfach gern gerne eben eigentlich kurz schnell jetzt nun also wohl denn uns mir ganz auch sicherheitshalber aeh aehm hm irgendwie ruhig natuerlich',
);

/** At the beginning of a sentence, before the command. */
export const OPENERS = listed(
  'hallo hi hey moin servus guten ok okay so ja nein gut super danke und dann danach anschliessend ausserdem zusaetzlich aber oh ach nee noe klar na schoen prima',
);
