/** What the fonts have: Latin with all its accents, Greek, Cyrillic, punctuation, currencies, arrows. */
const UNPRINTABLE =
  /[^\n\u0020-\u007E\u00A0-\u036F\u0370-\u03FF\u0400-\u052F\u1E00-\u1FFF\u2010-\u2027\u2030-\u205E\u20A0-\u20BF\u2116\u2122]+/gu;

/** A text without what the fonts cannot write, such as emoji, which would be empty boxes. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(UNPRINTABLE, '')
    .trim();
}
