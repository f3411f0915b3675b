import type { Template } from './template-list.ts';

/** The parts of a new trip, which people say in any order. */
const PARTS = [
  '([eine|die|einen|ne|nen|den|unsere|neue|neuen|ganz]* (reise|tour|roadtrip|route|trip|urlaub|städtereise|autoreise))',
  '([für|in|mit|von|über] {days:span} [lang|dauer|zeit|urlaub])',
  '([eine|einen|ne] {days:number} (tägige|tägigen|tages))',
  '((von|ab) {from:places} [aus])',
  '((nach|bis|zum|zur|an den|ans|durch die|durch|in die|in den|an die) {to:places})',
  '((über|via|mit (stopp|halt|stopps|zwischenstopp) in) {via:places})',
];

export const TRIP_TEMPLATES: readonly Template[] = [
  ...[true, false].map((roundTrip): Template => ({
    kind: 'newTrip',
    values: { roundTrip },
    ...(roundTrip
      ? {
          example:
            'Plane 7 Tage von München nach Rom und zurück mit höchstens 4 Stunden Fahrt am Tag',
        }
      : {}),
    patterns: [
      '(plane|plan|erstelle|erstell|entwirf|organisiere|mach|mache|bau|baue|stell|stelle|(neue reise)|(neue route)|(neue tour)|(neuer trip)) [:]',
      '',
    ].flatMap((start) => {
      const parts = `(${[
        ...PARTS,
        '((mit|bei) <limit>)',
        '<limit>',
        '([ab|am|start|los|beginn|,]* {start:date})',
        ',',
        '(zusammen|planen|machen|fahren|reisen)',
      ].join('|')})*`;
      const back =
        '(([und|,]* [dann|wieder]* (zurück|retour|(wieder heim))) | (hin und zurück) | (hin und wieder zurück) | ([eine|einen|die|ne|neue]* [{days:number} (tägige|tägigen)] (rundreise|rundfahrt|rundtour)))';
      // Without a verb only what names both ends is a trip.
      const ends =
        start === '' ? '[{days:span}] von {from:places} [über {via:places}] nach {to:places}' : '';
      return roundTrip
        ? [`${start} ${ends} ${parts} ${back} ${parts}`]
        : [`${start} ${ends} ${parts}`];
    }),
  })),
  {
    kind: 'rename',
    example: 'Nenne die Reise Sommer im Süden',
    patterns: [
      '(nenne|nenn|benenne|benenn|taufe|tauf) <trip> [um] [in|zu|auf|:]* {title:text}',
      '<trip> [soll|sollte] (heißt|heißen|nennen) [jetzt|ab jetzt|künftig]* [:] {title:text}',
      '<trip> soll {title:phrase} heißen',
      '<trip> [in|zu] {title:phrase} umbenennen',
      '(ändere|änder|setze|setz) (den titel|den namen|titel|name) [<trip>|der reise|auf|in|zu|:]* {title:text}',
      '[neuer] (titel|name) [der reise|ist|:]* {title:text}',
    ],
  },
  {
    kind: 'optimise',
    example: 'Optimiere die Route',
    patterns: [
      '(optimiere|optimier|optimieren|sortiere|sortier|verbessere|verbesser|ordne) [(die|meine|unsere)] [route|reise|strecke|reihenfolge|tour|stopps|orte|alles|rundreise] [neu|um|besser|sinnvoll|schlauer|nach zeit]*',
      '[(find|finde|such|suche|berechne|mach|mache|zeig|nimm|gib)] [die|eine] (beste|kürzere|kürzeste|schnellste|optimale|bessere|sinnvollste|ideale) (reihenfolge|route|strecke) [finden|suchen|berechnen|machen]',
      '(bring|bringe) [die|alle] stopps in [eine|die] (bessere|beste|sinnvolle|richtige|optimale) reihenfolge',
      '<trip> optimieren',
      '[die|meine|unsere] (route|reise|strecke|reihenfolge|tour|stopps) [neu|besser]* (optimieren|sortieren|ordnen|verbessern)',
      '(kürzer|schneller) fahren',
    ],
  },
  {
    kind: 'optimise',
    values: { keepLast: false },
    patterns: [
      '(optimiere|optimier) [(die|meine|unsere)] [route|reise|strecke|reihenfolge|tour|stopps] [,] (das ende|das ziel|der schluss|der letzte stopp) (ist|darf|kann) [dabei] (egal|(sich ändern)|frei|offen)',
    ],
  },
  {
    kind: 'optimise',
    values: { by: 'distance' },
    patterns: [
      '(optimiere|optimier) [(die|meine|unsere)] [route|reise|strecke|reihenfolge|tour|stopps] nach (strecke|kilometern|km|entfernung|länge)',
    ],
  },
  {
    kind: 'limitDriving',
    example: 'Höchstens 4 Stunden Fahrt am Tag',
    patterns: [
      '[fahr|fahre|fahren wir|wir fahren|bitte|wir wollen|fahren]* <limit> [fahren]',
      '(begrenze|begrenz|beschränke|beschränk) (die fahrzeit|die tagesetappen|die fahrt|die etappen|das fahren|die tägliche fahrzeit) auf {limit:duration} [<perDay>]',
      '(verteile|verteil|teile|teil) <trip> [so auf|neu auf|auf|so]* [die tage|tage] [auf|ein]* [mit] <limit>',
      '(keine tagesetappe|keine etappe|kein tag) (über|länger als|mit mehr als) {limit:duration} [fahrt]',
    ],
  },
  {
    kind: 'limitDriving',
    values: { overAllDays: true },
    example: 'Verteile die Stopps auf alle Tage',
    patterns: [
      '(verteile|verteil|teile|teil) <stopsOrTrip> [gleichmäßig|möglichst gleichmäßig|sinnvoll|neu]* (auf|über) <allDays> [gleichmäßig|auf|neu]* [[,|mit|und]* <limit>]',
      '<stopsOrTrip> [gleichmäßig]* (auf|über) <allDays> [gleichmäßig]* (verteilen|aufteilen) [[,|mit|und]* <limit>]',
    ],
  },
  {
    kind: 'limitDriving',
    patterns: [
      '(verteile|verteil|teile|teil) <stopsOrTrip> [gleichmäßig]* (auf|über) {days:span} [auf] [[,|mit|und]* <limit>]',
    ],
  },
  {
    kind: 'setProfile',
    example: 'Nach {stop} mit dem Rad',
    patterns: [
      '[<go>] [<leg>] [lieber|doch|nur]* (mit dem|mit der|per|zu|mit|mit einem) {profile:profile} [<leg>] [fahren|gehen|reisen|zurücklegen]',
      '[<go>] (mit dem|mit der|per|zu|mit) {profile:profile} <leg>',
      '[die strecke|der weg|den weg|die etappe|das stück|den abschnitt|die fahrt] <leg> [machen wir|soll|fahren wir|wollen wir|gehen wir]* (mit dem|mit der|per|zu|mit) {profile:profile} [fahren|gehen|sein|zurücklegen]',
    ],
  },
  {
    kind: 'setProfile',
    values: { profile: 'foot' },
    patterns: [
      '(wandere|wandern wir|wir wandern|lauf|laufe|laufen wir|wir laufen|wandern|laufen) <leg>',
      '<leg> (wandern|laufen)',
    ],
  },
  {
    kind: 'setProfile',
    values: { profile: 'bicycle' },
    patterns: ['(radle|radeln wir|wir radeln|radeln) <leg>', '<leg> radeln'],
  },
  {
    kind: 'setProfile',
    values: { profile: 'flight' },
    patterns: ['(fliege|fliegen wir|wir fliegen|flieg|fliegen) <leg>', '<leg> fliegen'],
  },
  {
    kind: 'setToll',
    values: { toll: false },
    example: 'Ohne Maut fahren',
    patterns: [
      '[<go>] [<leg>] (vermeide|vermeid|ohne|keine|meide|umfahre|umgeh|umgehe|nicht über) [die|alle|jede]* (maut|mautstraßen|mautstrecken|mautstraße|(mautpflichtige straßen)|(mautpflichtigen straßen)|mautgebühren) [<leg>] [fahren|nutzen|zahlen|bitte]',
      '[<leg>] (maut|mautstraßen|mautstrecken|(mautpflichtige straßen)) [<leg>] (vermeiden|umfahren|umgehen|meiden|verbieten)',
      '[<go>] [<leg>] mautfrei [<leg>] [fahren]',
      'keine maut (zahlen|bezahlen)',
    ],
  },
  {
    kind: 'setToll',
    values: { toll: true },
    patterns: [
      '[<go>] [<leg>] (mit|erlaube|erlaub|nutze|nutz|nimm) (maut|mautstraßen|mautstrecken) [<leg>] [fahren]',
      '<leg> (ist|sind) (maut|mautstraßen) (ok|okay|erlaubt|(in ordnung))',
      '(maut|mautstraßen|mautstrecken) [<leg>] (ist|sind) [<leg>|wieder|doch|auch|schon]* (ok|okay|erlaubt|egal|(in ordnung))',
      '[<leg>] (maut|mautstraßen|mautstrecken) [<leg>] [wieder] (erlauben|nutzen|benutzen|zulassen)',
    ],
  },
];
