const AMOUNT = /^(?:€|EUR)?\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?\s*(?:€|EUR)?$/i;
const ENGLISH_AMOUNT = /^(?:€|EUR)?\s*(\d+)\.(\d{1,2})\s*(?:€|EUR)?$/i;

/** Reads `1.234,50 €`, `89 €`, `€ 89` and `89.90`; null for anything else, such as other currencies. */
export function readEuroCents(text: string): number | null {
  const tidy = text.replaceAll(/\s+/g, ' ').trim();
  const found = ENGLISH_AMOUNT.exec(tidy) ?? AMOUNT.exec(tidy);
  if (!found) return null;
  const euros = Number(found[1]?.replaceAll('.', ''));
  const cents = Number((found[2] ?? '').padEnd(2, '0'));
  return euros * 100 + cents;
}

/** Writes `1.234,50 €`. */
export function writeEuros(cents: number): string {
  const whole = Math.round(cents);
  const euros = String(Math.floor(whole / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
  return `${euros},${String(whole % 100).padStart(2, '0')} €`;
}
