const MAX_LEVELS = 50;

/** Whether something is nested deeper than any trip: what walks it, here or in PostgreSQL, would run out of stack. */
export function isTooDeep(value: unknown, levels: number = MAX_LEVELS): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((item) => isTooDeep(item, levels - 1));
}

/**
 * A document's JSON as PostgreSQL can keep it. It refuses zero characters and halves of characters
 * outside the first plane, which come from texts that were cut in the middle of an emoji.
 */
export function storableText(json: string): string {
  const isStorable = !/\\u(?:0000|d[89a-f])/i.test(json);
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
