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
];
