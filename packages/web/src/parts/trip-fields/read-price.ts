import { readEuroCents, writeEuros } from '@fahrtwind/domain';

/** A price as stored, `89,90 €`: empty for an empty text, null for anything but an amount in euros. */
export function readPrice(text: string): string | null {
  if (text.trim() === '') return '';
  const cents = readEuroCents(text);
  return cents === null || !Number.isSafeInteger(cents) ? null : writeEuros(cents);
}
