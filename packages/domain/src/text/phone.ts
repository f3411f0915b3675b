const NUMBER = /^\+?[\d\s()/.-]+$/;

/**
 * The `tel:` address of a phone number as people write it; null for a text that is none. A number has 5 to 15 digits
 * (ITU-T E.164); the zero in `+49 (0) 89` is left out, because it is dialled only within the country.
 */
export function phoneLink(text: string): string | null {
  const tidy = text.trim();
  if (!NUMBER.test(tidy)) return null;
  const isInternational = tidy.startsWith('+');
  const dialled = isInternational ? tidy.replace(/\(0\)/, '') : tidy;
  const digits = dialled.replaceAll(/\D/g, '');
  if (digits.length < 5 || digits.length > 15) return null;
  return `tel:${isInternational ? '+' : ''}${digits}`;
}
