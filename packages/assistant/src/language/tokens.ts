import { fold } from './fold.ts';

/** Longer messages are cut; a typed command is far shorter. */
export const MAX_MESSAGE_LENGTH = 2000;
const MAX_TOKENS = 400;

/** A word, a number, a mark, or a text in quotes or behind a colon, which is never read as a command. */
export interface Token {
  readonly kind: 'word' | 'mark' | 'literal';
  /** As it was written; of a literal the text between the quotes. */
  readonly text: string;
  /** As it is compared; empty for a literal. */
  readonly key: string;
}

const QUOTES: Readonly<Record<string, string>> = {
  '„': '“”"',
  '"': '"',
  '“': '”“"',
  '»': '«',
  '‚': '‘’',
  '«': '»',
  "'": "'",
};
const MARKS = ',;.?!:()';
/** Behind these words and a colon stands a text, not a wish. */
const NAMING =
  /^(?:notiz|notier|notiere|titel|name|restaurant|lokal|gasthaus|abendessen|mittagessen|essen|aktivitaet|programm|programmpunkt|besichtigung|vermerk|anmerkung|hinweis|schreib|schreibe|heisst|stopp|halt|note|title|dinner|lunch|activity)$/;
/** `Unterkunft in Wien: Hotel Post, 120 €` goes on with more than the name. */
const LODGING = /^(?:hotel|pension|hostel|unterkunft)$/;
const SPACE = /\s/;

/** Cuts a message into tokens, in one pass over its letters. */
export function tokensOf(message: string): readonly Token[] {
  const text = message.slice(0, MAX_MESSAGE_LENGTH).normalize('NFC');
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length && tokens.length < MAX_TOKENS) {
    const letter = text.charAt(at);
    const quoted = SPACE.test(letter) ? null : quotedAt(text, at);
    if (SPACE.test(letter)) at += 1;
    else if (quoted !== null) {
      tokens.push({ kind: 'literal', text: quoted.trim(), key: '' });
      at += quoted.length + 2;
    } else if (isMark(text, at)) {
      tokens.push({ kind: 'mark', text: letter, key: letter });
      at += 1;
      const rest = text.slice(at).trim();
      const isNaming = tokens.some(
        ({ key }) => NAMING.test(key) || (LODGING.test(key) && !rest.includes(',')),
      );
      if (letter === ':' && rest !== '' && isNaming) {
        const whole = quotedAt(rest, 0);
        tokens.push({
          kind: 'literal',
          text: whole?.length === rest.length - 2 ? whole.trim() : rest,
          key: '',
        });
        return tokens;
      }
    } else {
      const end = wordEnd(text, at);
      // `7-tägige`
      const amount = /^(\d{1,3})-\p{L}/u.exec(text.slice(at, Math.min(end, at + 6)))?.[1];
      if (amount !== undefined) {
        tokens.push({ kind: 'word', text: amount, key: amount });
        at += amount.length + 1;
        continue;
      }
      const word = text.slice(at, end);
      tokens.push({ kind: 'word', text: word, key: fold(word) });
      at = end;
    }
  }
  return tokens;
}

/** The text between quotes that open here and are closed again. */
function quotedAt(text: string, at: number): string | null {
  const closing = QUOTES[text.charAt(at)];
  if (closing === undefined) return null;
  for (let end = at + 1; end < text.length; end += 1)
    if (closing.includes(text.charAt(end))) return text.slice(at + 1, end);
  return null;
}

function wordEnd(text: string, from: number): number {
  let end = from + 1;
  while (end < text.length && !SPACE.test(text.charAt(end)) && !isMark(text, end)) end += 1;
  return end;
}

/** Dots and colons inside numbers (`3.5.`, `9:30`), and behind one (`am 3. Mai`), belong to it. */
function isMark(text: string, at: number): boolean {
  const letter = text.charAt(at);
  if (!MARKS.includes(letter)) return false;
  const [before, next] = [text.charAt(at - 1), text.charAt(at + 1)];
  if (letter === '.' && isDigit(before)) return false;
  if (letter === ',' || letter === ':') return !(isDigit(before) && isDigit(next));
  // `St. Gallen`, `z.B.`
  return !(letter === '.' && /\p{L}/u.test(before) && isAbbreviation(text, at));
}

function isAbbreviation(text: string, dot: number): boolean {
  const [one, two] = [text.charAt(dot - 2), text.charAt(dot - 3)];
  const isShort = !/[\p{L}]/u.test(one) || !/[\p{L}]/u.test(two);
  return isShort && text.charAt(dot + 1) !== '' && dot + 1 < text.length;
}

function isDigit(letter: string): boolean {
  return letter >= '0' && letter <= '9' && letter.length === 1;
}
