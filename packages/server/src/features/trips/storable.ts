const DOUBTFUL_CHARACTER = /\\u(?:0000|d[89a-f])/i;
/** The end of a number with an exponent of three digits. Ids such as 932e1234 have it too, but behind a quote. */
const EXPONENT = /\d[eE][+-]?\d{3}/g;
const LONGEST_NUMBER = 400;
const DOUBTFUL_DIGITS = 300;

/**
 * A document's JSON as every reader can take it. PostgreSQL, whose columns hold parts of it, refuses zero characters and
 * halves of characters outside the first plane, which come from texts that were cut in the middle of an emoji; and
 * numbers like 1e999999 are none for most programs.
 */
export function storableText(json: string): string {
  const isDoubtful = DOUBTFUL_CHARACTER.test(json) || hasLargeExponent(json) || hasManyDigits(json);
  return isDoubtful ? JSON.stringify(mended(JSON.parse(json))) : json;
}

/** A text such as "from 1e999" is taken for a number; that does no harm. */
function hasLargeExponent(json: string): boolean {
  for (const { index } of json.matchAll(EXPONENT)) {
    let first = index;
    while (isDigit(json, first) && index - first < LONGEST_NUMBER) first -= 1;
    if (index - first === LONGEST_NUMBER) return true;
    if (json[first] === '-') first -= 1;
    if (/[\s:,[]/.test(json[first] ?? ' ')) return true;
  }
  return false;
}

/** Looks only where a number of so many digits would have to be; every save of a long trip is looked through. */
function hasManyDigits(json: string): boolean {
  for (let at = DOUBTFUL_DIGITS - 1; at < json.length; at += DOUBTFUL_DIGITS) {
    let [first, last] = [at, at];
    while (isDigit(json, first)) first -= 1;
    while (isDigit(json, last)) last += 1;
    if (last - first > DOUBTFUL_DIGITS) return true;
  }
  return false;
}

function isDigit(json: string, at: number): boolean {
  const code = json.charCodeAt(at);
  return (code >= 48 && code <= 57) || code === 46;
}

function mended(value: unknown): unknown {
  if (typeof value === 'string') return mendedText(value);
  if (Array.isArray(value)) return value.map(mended);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [mendedText(name), mended(item)]),
  );
}

export function mendedText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}
