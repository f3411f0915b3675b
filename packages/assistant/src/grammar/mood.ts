import type { Token } from '../language/tokens.ts';
import { readWords, type Concept } from './lexicon.ts';

/** Whether a message wants to know something. What begs (`kannst du`, `könnten wir`) may want a change. */
export type Mood = 'asks' | 'begs' | 'tells';

const ASKING = /^(?:was|wo|wann|wie|wieviele?|welche[rsnm]?|wer|wem|wen|woher|wohin|warum|wieso)$/;
/** With these a sentence begins only where it asks. */
const ASKING_VERBS = new Set(
  'gibt gaebe lohnt lohnen weisst kennst kostet dauert funktioniert'.split(' '),
);
/** So it does with these before a subject, or where a question mark ends it. */
const BOTH = new Set(
  `ist sind war waren hat habe haben hast hatte hatten reicht reichen schaffe schaffen schafft komme kommen kommt brauche
  brauchen braucht muss muessen wird werden passt liegt liegen steht stimmt klappt heisst fahre fahren faehrt geht gehen
  mache machen macht schlafen uebernachten bleiben bin sehen`.split(/\s+/),
);
/** Not behind a verb with which a wish begins too: `fahren wir lieber über Graz`. */
const WISHING = new Set(
  'fahre fahren gehe gehen mache machen schlafen uebernachten bleiben'.split(' '),
);
const SUBJECTS = new Set(
  'ich wir mir ihr man er es das die der da dort dies mein unser unsere jemand'.split(' '),
);
const BEGGING =
  /^(?:kann|kannst|koennt|koennen|koennte|koennten|koenntest|wuerde|wuerdest|wuerden|moechte|magst|wollen|sollen|soll|sollten|duerfen|darf)$/;
/** They may stand before the word that asks. */
const BEFORE = new Set(
  `und aber ja also na sag sage mal hallo hi hey aeh aehm hm gut ok okay denn nun ach bitte ey oder so an in ab bis um auf mit
  fuer von zu seit nach aus bei gruess gott servus moin guten tag jetzt etwa noch sonst danke eigentlich dann`.split(
    /\s+/,
  ),
);
/** `wie wäre es mit`, `was hältst du von`, `was mit Strand`: no questions about the trip. */
const SUGGESTING =
  /^(?:wie waere? (?:es|das)|wie waers|was haeltst|was haltet|warum nicht|was (?:mit|zum|anderes|ganz|schoenes|fuers|fuer (?:kinder|die))|wie (?:besprochen|geplant|gehabt)|wo (?:wir|ich|keiner|man|es|die|der|das) )/;

/** A sentence that begins with one of these wants a change, whatever is asked beside it. */
const CHANGING: readonly Concept[] = [
  'add',
  'remove',
  'move',
  'put',
  'swap',
  'replace',
  'rename',
  'note',
  'spread',
];

/** `how`, `what` and the rest are German by now. */
export function moodOf(tokens: readonly Token[]): Mood {
  const clauses = clausesOf(tokens);
  const moods = clauses.map(moodOfClause);
  const isAsking = moods.includes('asks');
  if (isAsking && clauses.some((clause, index) => moods[index] === 'tells' && beginsChange(clause)))
    return 'begs';
  return isAsking ? 'asks' : moods.includes('begs') ? 'begs' : 'tells';
}

function beginsChange({ words }: Clause): boolean {
  const start = words.findIndex(({ key }) => !BEFORE.has(key));
  const read = start < 0 ? null : readWords(words, start);
  return read?.concepts.some((one) => CHANGING.includes(one)) ?? false;
}

interface Clause {
  readonly words: readonly Token[];
  readonly isFirst: boolean;
  /** Whether a question mark ends the sentence. */
  readonly isMarked: boolean;
}

/** A question may come behind a comma. */
function clausesOf(tokens: readonly Token[]): readonly Clause[] {
  const clauses: Clause[] = [];
  let words: Token[] = [];
  let isFirst = true;
  const close = (isMarked: boolean): void => {
    if (words.length > 0) clauses.push({ words, isFirst, isMarked });
    words = [];
  };
  for (const [at, token] of tokens.entries()) {
    const { kind, key } = token;
    if (kind === 'word') words.push(token);
    else if (kind === 'mark' && '.!?;,('.includes(key)) {
      const end = tokens.slice(at).find((one) => one.kind === 'mark' && '.!?;'.includes(one.key));
      close(end?.key === '?');
      isFirst = '.!?;'.includes(key);
    }
  }
  close(false);
  return clauses;
}

function moodOfClause({ words, isFirst, isMarked }: Clause): Mood {
  const keys = words.map(({ key }) => key);
  const start = Math.max(
    0,
    keys.findIndex((key) => !BEFORE.has(key)),
  );
  const [first = '', second = ''] = keys.slice(start);
  const rest = keys.slice(start).join(' ');
  const mayAsk = isFirst || isMarked;
  if (!mayAsk || SUGGESTING.test(`${rest} `)) return 'tells';
  if (ASKING.test(first) || ASKING_VERBS.has(first)) return 'asks';
  if (BEGGING.test(first)) return 'begs';
  const hasSubject = SUBJECTS.has(second) && !WISHING.has(first);
  if (BOTH.has(first) && (isMarked || hasSubject)) return 'asks';
  // `wenn die Fähre um neun anlegt schaffen wir dann …`
  if (
    /\b(?:schaffen|kommen|schaff|komm) (?:wir|ich)\b/.test(rest) &&
    /^(?:wenn|falls)\b/.test(rest)
  )
    return 'asks';
  // `roughly how many`, `porto – wie weit ist das?`
  if (keys.slice(1, 5).some((key) => ASKING.test(key)) && isMarked) return 'asks';
  return isMarked ? 'begs' : 'tells';
}
