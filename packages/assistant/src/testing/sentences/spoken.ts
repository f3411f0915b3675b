import type { Sentence } from './sentence.ts';

/** As people talk: dialect, several wishes, no punctuation, second thoughts, and what has to be asked. */
export const SPOKEN_SENTENCES: readonly Sentence[] = [
  ['prag brauchn ma ned dafür linz', 'east', 'Prag=Linz'],
  ['lass brünn weg und bleib lieber noch ne nacht in wien', 'east', '-Brünn day>4'],
  ['brünn raus linz rein', 'east', '-Brünn +Linz@6'],
  ['erst nach Linz und dann Salzburg', 'east', '+Linz@6'],
  ['Tausche Prag und Brünn, ach quatsch, streich Wien', 'east', '-Wien'],
  [
    'Tausche Prag und Brünn, ach quatsch lass so',
    'east',
    'answer: Gut, dann bleibt alles, wie es ist.',
  ],
  ['chönd mer in Wien no ei Nacht länger bliibe', 'east', 'day>4'],
  ['Wien bitte drei Nächte und in Prag nur eine', 'east', 'day>4'],
  ['Prag und Brünn am selben Tag', 'east', 'Brünn>2<Prag'],
  ['der zweite Stopp am sechsten Tag muss weg', 'east', '-München'],
  ['nicht nach Brünn sondern nach Linz', 'east', 'Brünn=Linz'],
  ['füg linz ein aber nur wenn es nicht weiter ist', 'east', '+Linz@6'],
  ['irgendwo zwischen Wien und Salzburg ans Wasser', 'east', 'answer: Das liegt auf dem Weg:'],
  ['was wäre, wenn wir Brünn weglassen?', 'east', 'question: Was soll ich mit Brünn machen?'],
  ['Linz oder Graz wäre schön', 'east', 'question: Was soll ich mit Linz und Graz machen?'],
  ['der Tag nach Wien', 'east', 'question: Was soll ich an Tag 5 machen?'],
  ['streich nicht Wien', 'east', 'question: Was soll ich mit'],
  ['Linz', 'east', 'question: Was soll ich mit Linz machen?'],
  ['nenn die reise bitte wilder osten', 'east', 'title:Wilder osten'],
  [
    'schreib zu tag 4 dass das parken in wien teuer ist',
    'east',
    'note:Wien=das parken in wien teuer ist',
  ],
  ['start am 19.7. statt am 12.', 'east', 'start:2027-07-19'],
  ['tag 2 und 3 bitte tauschen', 'east', 'day3->2 day3->3'],
  ['schieb linz noch vor salzburg ein', 'east', '+Linz@6'],
  ['abfahrt in wien um 7 in der früh', 'east', '6@420'],
  ['von köln nach frankfurt nehmen wir den zug', 'round', 'train:Frankfurt am Main'],
  [
    'am samstagabend essen wir im ristorante da enzo in wien',
    'east',
    'restaurant:Wien=Ristorante da Enzo',
  ],
  [
    'unterkunft in wien: hotel poseidon, gebucht, 120€',
    'east',
    'hotel:Hotel Poseidon/Hotel@07-15-07-17',
  ],
  ['am 14. juli von prag aus', 'east', 'question: Was soll ich mit Prag machen?'],
];
