import type { Template } from './template-list.ts';

/** A topic is said by the pattern as a whole. */
const TOPIC_TEMPLATES: readonly Template[] = [
  {
    kind: 'howTo',
    values: { topic: 'share' },
    example: 'Wie kann ich die Reise teilen?',
    patterns: [
      'wie [kann|könnte|soll|ich|man|wir]* <trip> (teilen|weitergeben|verschicken|schicken)',
    ],
  },
  {
    kind: 'howTo',
    values: { topic: 'invite' },
    patterns: [
      'wie (kann|lade|laden) [ich|man|wir]* [meine|meinen|freunde|freund|freundin|mitreisende|andere|jemanden|leute]* (einladen|ein)',
      'wie (kann|können) [ich|wir|man]* (zusammen|gemeinsam) planen',
    ],
  },
  {
    kind: 'howTo',
    values: { topic: 'print' },
    patterns: ['wie (kann|drucke|drucken) [ich|man|wir]* [<trip>|das]* [aus|drucken|ausdrucken]'],
  },
  {
    kind: 'howTo',
    values: { topic: 'export' },
    patterns: [
      'wie (kann|bekomme|exportiere|speichere) [ich|man|wir]* [<trip>|das|als gpx|eine gpx datei|gpx|aufs navi|ins navi]* [exportieren|speichern|herunterladen|bekommen]*',
    ],
  },
  {
    kind: 'unknowable',
    values: { topic: 'weather' },
    patterns: [
      '(wie wird|wie ist|was macht) das wetter [{day:day}] [dort|in der woche|nächste woche|unterwegs]*',
      '(regnet|schneit|scheint) es [die sonne] [{day:day}] [dort]',
    ],
  },
  {
    kind: 'unknowable',
    values: { topic: 'entry' },
    patterns: [
      '(brauche|brauchen|benötige|benötigen) [ich|wir|man|da|dort]* [ein|einen]* (visum|visa|reisepass|pass|ausweis|personalausweis)',
    ],
  },
  {
    kind: 'unknowable',
    values: { topic: 'traffic' },
    patterns: [
      '(gibt es|ist|wo ist|wo sind) [da|dort|gerade|viel|mit]* (stau|staus|verkehr|baustellen) [zu rechnen]',
    ],
  },
];

export const QUESTION_TEMPLATES: readonly Template[] = [
  {
    kind: 'alongTheWay',
    example: 'Was liegt auf dem Weg?',
    patterns: [
      'was (liegt|gibt es|gibts|gibt’s|ist|kommt|kann man|sehen wir|können wir|lohnt sich|kann ich|haben wir) [so|schönes|interessantes|alles|sehenswertes|tolles|da|noch]* <theWay> [<leg>|so|schönes]* [zu] [anschauen|sehen|machen|besuchen|ansehen|entdecken]',
      'was (liegt|gibt es|ist|kommt) [so|schönes|interessantes|sehenswertes|alles]* (zwischen {between:stops}) [zu sehen]',
      '(zeig|zeige|nenn|nenne|such|suche|finde|find|empfiehl|schlag) [die|ein paar|schöne|interessante|gute|einen|was|etwas]* [sehenswürdigkeiten|orte|ziele|stopps|highlights|zwischenstopps|zwischenstopp|städte|halt|schönes]* <theWay> [<leg>] [vor]',
      '[schöne|gute|welche|gibt es|lohnende]* (sehenswürdigkeiten|zwischenstopps|zwischenstopp|highlights|ausflugsziele|orte) [<theWay>] [<leg>]',
      'wo (können wir|kann man|lohnt sich|kann ich|sollen wir) [ein|einen|noch]* [stopp|halt|pause|zwischenstopp]* <theWay> [anhalten|halten|machen|pause machen|stoppen]*',
    ],
  },
  {
    kind: 'costs',
    example: 'Wie teuer wird das?',
    patterns: [
      '(wie teuer|was kostet|wie viel kostet|wieviel kostet|was kosten|wie viel kosten|wieviel kosten|(wie hoch (sind|ist|wird))|(was zahlen wir)|(was macht das)|(wie viel geld)|(mit welchen kosten)|(was wird)) [wird|ist|sind|das|die|der|es|uns|alles|<trip>|spaß|insgesamt|zusammen|kosten|budget|preis|hotels|der ganze spaß|brauchen wir|brauche ich|werden|so]*',
      '[die|das|unser|gesamte|zeig|was sind die|wie sind die]* (kosten|budget|gesamtkosten|gesamtpreis|kostenübersicht|reisekosten)',
    ],
  },
  {
    kind: 'distance',
    example: 'Wie weit ist es nach {stop}?',
    patterns: [
      '(wie weit|wie lang|wie lange|(wie viele (kilometer|km|stunden))|(wieviele (kilometer|km|stunden))|(wie viel (kilometer|km))) [ist|sind|es|das|wird|fahren|wir|fahre|ich|dauert|die|strecke|fahrt|etappe|man|brauche|brauchen|braucht|<trip>|sitzen|unterwegs|im auto|fährt|bin]* [<leg>] [insgesamt|zusammen|noch|zu|fahren|unterwegs|ist es|<trip>|ist das]*',
      '[welche|die|was ist die]* (entfernung|distanz|fahrzeit|fahrtzeit|gesamtstrecke|streckenlänge|kilometerzahl|gesamtfahrzeit) [<leg>]',
    ],
  },
  {
    kind: 'dayPlan',
    example: 'Was steht an Tag {day} an?',
    patterns: [
      'was (steht|ist|machen wir|mache ich|passiert|kommt|haben wir|liegt|geht|unternehmen wir) [denn|so|alles]* {day:day} [alles|so]* [an|geplant|vor|dran|ab|los|auf dem plan|auf dem programm]',
      'wie sieht [der] {day:day} aus',
      '(zeig|zeige|beschreib|beschreibe) [den plan für|das programm für|die etappe]* {day:day}',
      '(programm|plan|etappe|tagesplan) [für|am|von|an]* {day:day}',
      '(wo sind wir|wo bin ich|wohin geht es|wohin fahren wir|wohin geht’s|wo fahren wir|wo schlafen wir|wo übernachten wir|wo geht es|wo geht es hin) {day:day} [hin]',
      'wo geht es {day:day} hin',
    ],
  },
  {
    kind: 'arrival',
    example: 'Wann bin ich in {stop}?',
    patterns: [
      '(wann|(um wie viel uhr)|(an welchem tag)|(wie spät)|(ab wann)) (bin ich|sind wir|kommen wir|komme ich|erreichen wir|erreiche ich|ist man|sind wir denn) [<at>|nach] {stop:stops} [an|sein|da]',
      '(wann|(an welchem tag)) (kommt|ist|kommen|geht es|fahren wir|besuchen wir|wird) [nach|in] {stop:stops} [dran|an der reihe|geplant|besucht]',
      '[voraussichtliche] (ankunft|ankunftszeit) (<at>) {stop:stops}',
    ],
  },
  {
    kind: 'overview',
    example: 'Fass die Reise zusammen',
    patterns: [
      '(zeig|zeige|fass|fasse|gib|beschreib|beschreibe|erzähl) [einen|eine|die|den]* (überblick|übersicht|<trip>|zusammenfassung) [über|zusammen|von]* [<trip>]',
      'wie sieht <trip> aus',
      '(überblick|zusammenfassung|übersicht|reiseplan|status)',
      '(welche|wie viele|was für) (stopps|orte|tage|städte|etappen) (haben wir|gibt es|sind geplant|sind dabei|besuchen wir|hat <trip>|habe ich)',
      'wo fahren wir [überall|alles]* hin',
      'was ist [alles|bisher|schon]* geplant',
    ],
  },
  {
    kind: 'longestDay',
    example: 'Welcher Tag ist am längsten?',
    patterns: [
      '(welcher|welches|was) (tag|ist|etappe) [ist|der|die|denn|von]* (am längsten|längste|am weitesten|am anstrengendsten|längster) [tag|etappe|fahrt|strecke]*',
      'an welchem tag (fahren|sitzen) [wir|ich]* (am längsten|am weitesten|am meisten) [im auto]',
      '(was ist|wann ist) [die|der|unsere|unser]* (längste|längster|weiteste) (etappe|tag|fahrt|strecke)',
    ],
  },
  {
    kind: 'bookings',
    example: 'Was ist noch nicht gebucht?',
    patterns: [
      'was (ist|muss|müssen|soll|sollen|fehlt) [ich|wir|denn|alles]* (noch nicht gebucht|noch zu buchen|noch buchen|nicht gebucht|noch gebucht werden)',
      '[was fehlt] [noch] [an|offene]* buchungen',
    ],
  },
  {
    kind: 'sleeping',
    example: 'Wo schlafen wir an Tag {day}?',
    patterns: [
      'wo (schlafen|übernachten|schlafe|übernachte) [wir|ich|denn|überall]* [{day:day}] [überall|jede nacht|jeweils]*',
      '(zeig|zeige|liste) [mir|alle|unsere]* (unterkünfte|übernachtungen|hotels)',
    ],
  },
  {
    kind: 'borders',
    example: 'Brauche ich eine Vignette?',
    patterns: [
      '(brauche|brauchen|benötige|benötigen|muss|müssen) [ich|wir|man|da|dort|irgendwo]* [eine|einen]* (vignette|vignetten|maut|pickerl) [kaufen|zahlen|bezahlen]',
      '(welche|wie viele) (grenzen|länder|vignetten) [überqueren|durchfahren|besuchen|passieren|brauchen|brauche|fahren]* [wir|ich|durch]*',
      '(durch welche|in welche) länder (fahren|kommen|geht es) [wir]',
      'wie viel maut [zahlen|zahle|kostet|bezahlen]* [wir|ich|das]*',
    ],
  },
  {
    kind: 'ferries',
    example: 'Fahren wir mit einer Fähre?',
    patterns: [
      '(welche|gibt es|sind|brauchen wir|müssen wir|fahren wir) [mit|da|eine|einer|auf|irgendwo]* (fähre|fähren|autozug|autozüge) [dabei|buchen|nehmen|unterwegs]*',
      '(wann|wo) [geht|fährt|nehmen wir|fahren wir]* [die|eine|mit der]* fähre',
    ],
  },
  {
    kind: 'daylight',
    example: 'Wann wird es an Tag {day} dunkel?',
    patterns: [
      '(wann|ab wann) (wird|ist|geht) [es|die sonne]* [{day:day}] (dunkel|hell|auf|unter|sonnenuntergang|sonnenaufgang)',
      'wie lange ist es [{day:day}] hell',
      'wann ist [{day:day}] [der]* (sonnenuntergang|sonnenaufgang) [{day:day}]',
    ],
  },
  ...TOPIC_TEMPLATES,
  {
    kind: 'help',
    patterns: [
      '(hilfe|help|befehle)',
      'was kannst du [alles|so|für mich tun|machen|denn]*',
      '(wie funktioniert das|was geht|was verstehst du|wie geht das)',
      '(hilf|kannst du helfen|wobei kannst du helfen)',
    ],
  },
  {
    kind: 'thanks',
    patterns: [
      '(danke|dankeschön|(vielen dank)|(danke schön)|(danke dir)|(besten dank)|merci|toll|klasse)',
    ],
  },
  {
    kind: 'greeting',
    patterns: ['(hallo|hi|hey|moin|servus|(guten (tag|morgen|abend))|(grüß gott)|(grüß dich))'],
  },
];
