import type { Sentence } from './sentence.ts';

/** What asks is answered and changes nothing, however it is said; a polite wish stays one. */
export const ASKED_SENTENCES: readonly Sentence[] = [
  ['wie weit is prag wien', 'east', 'answer: Von Prag nach Wien: 344 km, 3 Std. 58 Min. Fahrt.'],
  [
    'Wie weit ist es von Prag über Brünn nach Wien?',
    'east',
    'answer: Von Prag nach Wien über Brünn: 405 km, 4 Std. 58 Min. Fahrt.',
  ],
  ['wie weit ist graz', 'east', 'answer: Von Wien nach Graz: 198 km, 2 Std. 26 Min. Fahrt.'],
  [
    'how many miles is the whole loop?',
    'east',
    'answer: Die ganze Reise: 1.070 km, rund 665 Meilen, 13 Std. 1 Min. Fahrt.',
  ],
  [
    'Welche Tage sind denn länger als drei Stunden Autofahrt?',
    'east',
    'answer: Mehr als 3 Std. am Steuer: - Tag 3 (Mi, 14.07.2027): 253 km, 3 Std. 1 Min. Fahrt, Prag → Brünn - Tag 6',
  ],
  [
    'an welchen tagen sitzen wir weniger als zwei stunden im auto',
    'east',
    'answer: Weniger als 2 Std. am Steuer: - Tag 4 (Do, 15.07.2027): 152 km, 1 Std. 57 Min. Fahrt, Brünn → Wien',
  ],
  [
    'an welchem tag fahren wir am längsten und an welchem am wenigsten',
    'east',
    'answer: Am weitesten geht es an Tag 6 (Sa, 17.07.2027): 502 km, 5 Std. 59 Min. Fahrt, Wien → Salzburg → Münche',
  ],
  [
    'Wie viele Nächte sind wir in Wien?',
    'east',
    'answer: In Wien seid ihr 2 Nächte: ab Do, 15.07.2027, weiter am Sa, 17.07.2027. Eine Unterkunft ist dort noch',
  ],
  [
    'Haben wir jetzt eine oder zwei Nächte in Wien?',
    'east',
    'answer: In Wien seid ihr 2 Nächte: ab Do, 15.07.2027, weiter am Sa, 17.07.2027. Eine Unterkunft ist dort noch',
  ],
  [
    'hab i in brünn schon was zum schlafen?',
    'east',
    'answer: In Brünn seid ihr 1 Nacht: ab Mi, 14.07.2027, weiter am Do, 15.07.2027. Eine Unterkunft ist dort noch',
  ],
  [
    'How many nights are we in Wien and is it paid?',
    'east',
    'answer: In Wien seid ihr 2 Nächte: ab Do, 15.07.2027, weiter am Sa, 17.07.2027. Eine Unterkunft ist dort noch',
  ],
  [
    'Wann sind wir in Wien, wenn wir um elf losfahren?',
    'east',
    'answer: In Wien bist du an Tag 4 (Do, 15.07.2027), etwa um 12:57 Uhr.',
  ],
  [
    'Schaffen wir das bis 13 Uhr nach Wien?',
    'east',
    'answer: In Wien bist du an Tag 4 (Do, 15.07.2027), etwa um 10:57 Uhr. Bis 13:00 Uhr bleiben dann 2 Std. 3 Min.',
  ],
  [
    'wenn wir um 10 uhr in dresden loskommen schaffen wir dann mittagessen in prag',
    'east',
    'answer: In Prag bist du an Tag 2 (Di, 13.07.2027), etwa um 12:04 Uhr.',
  ],
  [
    'kommen wir am freitag bis salzburg oder wird das zu lang?',
    'east',
    'answer: In Salzburg bist du an Tag 6 (Sa, 17.07.2027), etwa um 12:58 Uhr.',
  ],
  [
    'was ist alles bezahlt',
    'east',
    'answer: Gebucht ist noch nichts. Eingetragen und noch offen ist nichts. Ohne Unterkunft: Tag 1, Tag 2, Tag 3,',
  ],
  ['händ mir für jede nacht es bett', 'east', 'answer: Ohne Unterkunft: Tag 1 (Mo, 12.07.2027)'],
  [
    'is da am 15. was geplant?',
    'east',
    'answer: Tag 4 (Do, 15.07.2027): 10:57 Uhr Wien Tag 4: 152 km, 1 Std. 57 Min. Fahrt.',
  ],
  [
    'Ist der 15. Juli ein Feiertag?',
    'east',
    'answer: Do, 15.07.2027 ist Tag 4 deiner Reise: Wien. Ob das dort ein gesetzlicher Feiertag ist und was dann ge',
  ],
  [
    'is there anything on the 25th? someone said it is a holiday',
    'east',
    'answer: Diesen Tag gibt es nicht. Deine Reise hat 6 Tage.',
  ],
  [
    'kann ich das irgendwie meiner schwester schicken, die hat kein account',
    'east',
    'answer: Unter „Teilen“ machst du einen Link zu deiner Reise, den du weitergeben kannst. [Reise teilen](/planen',
  ],
  [
    'mein schwager fährt mit, kann der das auch sehen und ändern?',
    'east',
    'answer: Unter „Mitreisende“ lädst du andere per E-Mail oder Link ein. Du bestimmst, ob sie mitplanen oder nur',
  ],
  [
    'Wie komme ich zu einem Ausdruck in großer Schrift?',
    'east',
    'answer: Auf der Druckseite wählst du, was aufs Papier kommt. Von dort druckst du oder speicherst ein PDF; größ',
  ],
  [
    'Funktioniert das auch ohne Netz?',
    'east',
    'answer: Eine Reise, die du mit Netz geöffnet hast, liegt auf deinem Gerät: Du kannst sie im Planer auch ohne N',
  ],
  [
    'isch s stilfserjoch am mittwuch offe',
    'east',
    'answer: Ob ein Pass gerade offen ist, weiß ich nicht; die hohen Pässe der Alpen sind meist von Juni bis Oktobe',
  ],
  [
    'wo müesse mer am mäntig lade?',
    'east',
    'answer: Wie weit dein Akku reicht, weiß ich nicht; Ladesäulen zeigt dir die Karte im Planer, wenn du dort „Tan',
  ],
  [
    'Was macht das zusammen für die Hotels, in Franken?',
    'east',
    'answer: Noch steht in dieser Reise kein Preis. Trage bei Unterkünften und Aktivitäten Preise ein, dann rechne',
  ],
  [
    'passen wir mit 3,2 m höhe in den tunnel?',
    'east',
    'answer: Grenzen für Höhe, Länge und Gewicht kenne ich nicht; für Fähren nennt sie die Reederei bei der Buchung',
  ],
  [
    'Lohnt sich Prag an einem Tag?',
    'east',
    'question: Das kann ich dir nicht beantworten. Fragen kannst du mich zum Beispiel:',
  ],
  ['Können wir Linz nach Wien einfügen?', 'east', '+Linz@4<Wien'],
  [
    'irgendwas schönes zwischen wien und salzburg',
    'east',
    'answer: Das liegt auf dem Weg: 1. Linz 2. Hallstatt Sage zum Beispiel „das zweite“, dann schlage ich den Stopp',
  ],
  ['noch ne burg bei wien', 'east', 'answer: Zu „burg“ kenne ich dort nichts.'],
  [
    'was liegt so rund um prag, aber nicht Dresden',
    'east',
    'answer: Auf diesem Weg kenne ich nichts Besonderes.',
  ],
  ['wo kann man nach wien noch ans wasser', 'east', 'answer: Zu „wasser“ kenne ich dort nichts.'],
  ['Hallstatt ist mir lieber als ein See', 'east', '+Hallstatt@6'],
];
