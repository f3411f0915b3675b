/** How much JSON may hold, whatever its size. */
export interface JsonBounds {
  /** All values together, those inside of others too. */
  readonly values: number;
  /** The fields of one object. */
  readonly fields: number;
  /** Objects and arrays inside of each other. */
  readonly levels: number;
}

export type JsonExcess = 'too-many-values' | 'too-many-fields' | 'too-deep';

export const QUOTE = 34;
export const COMMA = 44;
const BACKSLASH = 92;
const OPENING_BRACE = 123;

/**
 * Counts what JSON holds before it is parsed: three megabytes of `{},{},…` are a million objects, which already takes
 * JSON.parse half a second. Stops at the first bound that is passed. What is no JSON is left to the parser. The positions
 * of the commas between the members of the outermost value are added to `outerCommas`.
 */
export function findJsonExcess(
  text: string,
  bounds: JsonBounds,
  outerCommas: number[] = [],
): JsonExcess | null {
  let values = 1;
  let level = 0;
  /** The commas of the open objects by level, -1 for arrays, whose items count as values only. */
  const commas = new Int32Array(bounds.levels + 1);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfString(text, at);
    } else if (code === COMMA) {
      values += 1;
      if (level === 1) outerCommas.push(at);
      const count = commas[level] ?? -1;
      if (count >= 0) commas[level] = count + 1;
      if (count + 2 > bounds.fields) return 'too-many-fields';
    } else if (isOpening(code)) {
      values += 1;
      level += 1;
      if (level > bounds.levels) return 'too-deep';
      commas[level] = code === OPENING_BRACE ? 0 : -1;
    } else if (isClosing(code)) {
      level = Math.max(0, level - 1);
    }
    if (values > bounds.values) return 'too-many-values';
  }
  return null;
}

/** As long as most strings of a trip. */
const SHORT_STRING = 40;

/** Where the closing quote is. `indexOf` passes long notes quickly, but each call takes as long as 40 characters in a loop. */
export function endOfString(text: string, start: number): number {
  const soon = Math.min(text.length, start + SHORT_STRING);
  for (let at = start + 1; at < soon; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code === BACKSLASH) at += 1;
  }
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let first = at;
    while (text.charCodeAt(first - 1) === BACKSLASH) first -= 1;
    if ((at - first) % 2 === 0) return at;
  }
  return text.length;
}

/** `[` and `{` differ in one bit. */
export function isOpening(code: number): boolean {
  return (code | 32) === 123;
}

/** So do `]` and `}`. */
export function isClosing(code: number): boolean {
  return (code | 32) === 125;
}
