import { readEuroCents, writeEuros } from '@fahrtwind/domain';

/** A price as the trip keeps it, `89,90 €`: empty for nothing, null for what is no amount in euros. */
export function readPrice(text: string): string | null {
  if (text.trim() === '') return '';
  const cents = readEuroCents(text);
  return cents === null || !Number.isSafeInteger(cents) ? null : writeEuros(cents);
}
