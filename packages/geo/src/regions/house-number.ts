/** A typed address, parted: „Hauptstraße 12 a, Adorf“ is „Hauptstraße , Adorf“ and „12a“. */
export interface TypedAddress {
  readonly text: string;
  /** Folded like `foldNumber` does, empty when none was typed. */
  readonly number: string;
}

/** Up to four digits and a letter: longer ones are postcodes, which the search does without. */
const NUMBER = /(?<![\p{L}\d])(\d{1,4}\s?[a-z]?)(?![\p{L}\d])/iu;
const POSTCODE = /(?<![\p{L}\d])\d{5}(?![\p{L}\d])/gu;

export function readAddress(typed: string): TypedAddress {
  const text = typed.replaceAll(POSTCODE, ' ');
  const [whole, number = ''] = NUMBER.exec(text) ?? [];
  if (whole === undefined) return { text, number: '' };
  const rest = text.replace(whole, ' ');
  // A number alone is no address, and „Route 66“ may be the name itself: then nothing is found without it.
  return /\p{L}/u.test(rest) ? { text: rest, number: foldNumber(number) } : { text, number: '' };
}

export function foldNumber(number: string): string {
  return number.toLowerCase().replaceAll(/\s/g, '');
}
