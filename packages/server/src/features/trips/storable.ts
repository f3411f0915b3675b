const MAX_LEVELS = 50;

/** Whether something is nested deeper than any trip: what walks it, here or in PostgreSQL, would run out of stack. */
export function isTooDeep(value: unknown, levels: number = MAX_LEVELS): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((item) => isTooDeep(item, levels - 1));
}

const DOUBTFUL_CHARACTER = /\\u(?:0000|d[89a-f])/i;
/** A number with hundreds of digits or with an exponent of three; a text that looks like one does no harm. */
const DOUBTFUL_NUMBER = /[[:,\s]-?(?:[\d.]{300}|\d[\d.]*e[+-]?\d{3})/i;

/**
 * A document's JSON as PostgreSQL can keep it. It refuses zero characters and halves of characters
 * outside the first plane, which come from texts that were cut in the middle of an emoji; and it keeps numbers
 * like 1e999999, but can no longer read them when it has to look into the document.
 */
export function storableText(json: string): string {
  const isStorable = !DOUBTFUL_CHARACTER.test(json) && !DOUBTFUL_NUMBER.test(json);
  return isStorable ? json : JSON.stringify(mended(JSON.parse(json)));
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
  return text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}
