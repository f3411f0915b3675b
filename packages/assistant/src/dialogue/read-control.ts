import { fold } from '../language/fold.ts';
import { ordinalOf, wholeNumberOf } from '../language/numbers.ts';
import { tokensOf } from '../language/tokens.ts';
import type { DialogueOption } from '../outcome.ts';

/** A word about the conversation itself. `not-that` is a no to a proposal, and an undo where none waits. */
export type Control = 'yes' | 'no' | 'not-that' | 'undo' | 'redo';

const PHRASES: Readonly<Record<Control, readonly string[]>> = {
  yes: [
    'ja',
    'jo',
    'jup',
    'jap',
    'jawohl',
    'klar',
    'na klar',
    'ok',
    'okay',
    'passt',
    'passt so',
    'genau',
    'gern',
    'gerne',
    'ja gern',
    'ja gerne',
    'ja klar',
    'ja mach',
    'ja mach das',
    'ja passt',
    'mach das',
    'mach es',
    'mach mal',
    'mach das so',
    'uebernehmen',
    'uebernimm das',
    'uebernimm es',
    'uebernimm den vorschlag',
    'vorschlag uebernehmen',
    'vorschlag annehmen',
    'annehmen',
    'nimm das',
    'nimm den vorschlag',
    'nimm den vorschlag an',
    'so machen',
    'so machen wir das',
    'so machen wir es',
    'machen wir so',
    'machen wir',
    'einverstanden',
    'perfekt',
    'sehr gut',
    'gut so',
    'sieht gut aus',
    'super',
    'top',
    'alles klar',
    'abgemacht',
    'stimmt',
    'richtig',
    'ja genau',
    'ja stimmt',
    'bestaetigen',
    'los',
  ],
  no: [
    'nein',
    'noe',
    'nee',
    'ne',
    'nein danke',
    'lieber nicht',
    'nein lieber nicht',
    'verwerfen',
    'verwirf das',
    'verwirf es',
    'verwirf den vorschlag',
    'ablehnen',
    'vorschlag ablehnen',
    'vorschlag verwerfen',
    'nicht uebernehmen',
    'abbrechen',
    'abbruch',
    'stopp',
    'stop',
    'lass es',
    'lass das',
    'lass mal',
    'bloss nicht',
    'auf keinen fall',
    'keins',
    'keinen',
    'keins davon',
    'keine davon',
    'keiner davon',
    'nichts davon',
    'gefaellt mir nicht',
    'das gefaellt mir nicht',
  ],
  'not-that': [
    'doch nicht',
    'nein doch nicht',
    'ach doch nicht',
    'doch lieber nicht',
    'vergiss es',
    'vergiss das',
    'ach nein',
    'quatsch',
    'war ein versehen',
    'das war falsch',
    'lieber doch nicht',
  ],
  undo: [
    'rueckgaengig',
    'rueckgaengig machen',
    'mach rueckgaengig',
    'mach das rueckgaengig',
    'mach es rueckgaengig',
    'mach das wieder rueckgaengig',
    'mach die letzte aenderung rueckgaengig',
    'letzte aenderung rueckgaengig machen',
    'letzte aenderung rueckgaengig',
    'letzten schritt rueckgaengig',
    'letzten schritt rueckgaengig machen',
    'mach den letzten schritt rueckgaengig',
    'undo',
    'nimm das zurueck',
    'nimm es zurueck',
    'zurueck',
    'zuruecknehmen',
    'das zuruecknehmen',
    'einen schritt zurueck',
    'ein schritt zurueck',
    'geh einen schritt zurueck',
    'mach das wieder weg',
    'das wieder weg',
    'stell es wieder her wie vorher',
    'wie vorher',
    'wieder wie vorher',
    'mach es wieder wie vorher',
  ],
  redo: [
    'wiederherstellen',
    'redo',
    'stell es wieder her',
    'stell das wieder her',
    'wiederholen',
    'einen schritt vor',
    'doch wieder',
    'noch einmal',
    'mach es wieder',
    'mach das doch wieder',
  ],
};

const CONTROLS: ReadonlyMap<string, Control> = new Map(
  (['yes', 'no', 'not-that', 'undo', 'redo'] as const).flatMap((control) =>
    PHRASES[control].map((phrase) => [phrase, control] as const),
  ),
);

const POLITE = new Set([
  'bitte',
  'mal',
  'jetzt',
  'einfach',
  'also',
  'danke',
  'nun',
  'halt',
  'eben',
]);

/** Reads yes, no, undo and redo, said as a whole message; null for anything else. */
export function readControl(message: string): Control | null {
  const words = wordsOf(message);
  const plain = words.filter((word) => !POLITE.has(word));
  return CONTROLS.get(plain.join(' ')) ?? CONTROLS.get(words.join(' ')) ?? null;
}

/** Words around the choice itself: `nimm bitte das zweite dazu`. */
const AROUND = new Set(
  'nimm nehm nehme nehmen wir ich fuege fueg setze das den die der dem bitte doch lieber dann gern gerne nummer nr nr. option vorschlag moechte will ein hinzu dazu rein mit auf ja und mal stopp ort variante davon in im bei von aus'.split(
    ' ',
  ),
);

/** Which of the options is meant: `das zweite`, `2`, `Nummer 3`, `den letzten`, or its name. Null for none of them. */
export function readChoice(message: string, options: readonly DialogueOption[]): number | null {
  if (options.length === 0) return null;
  const tokens = tokensOf(message).filter(({ kind, key }) => kind === 'word' && !AROUND.has(key));
  const [only] = tokens;
  if (only && tokens.length === 1) {
    const number = ordinalOf(only) ?? wholeNumberOf(only);
    if (number !== null) return number > 0 ? number - 1 : options.length + number;
  }
  const wanted = tokens.map(({ key }) => key).join(' ');
  if (wanted.length < 3) return null;
  const labels = options.map(({ label }) => fold(label).replaceAll(/[,()]/g, ''));
  const exact = labels.flatMap((label, index) => (label === wanted ? [index] : []));
  const part = labels.flatMap((label, index) =>
    tokens.every(({ key }) => label.split(' ').includes(key)) ? [index] : [],
  );
  const found = exact.length > 0 ? exact : part;
  return found.length === 1 ? (found[0] ?? null) : null;
}

function wordsOf(message: string): readonly string[] {
  return tokensOf(message.slice(0, 200))
    .filter(({ kind }) => kind === 'word')
    .map(({ key }) => key);
}
