import { decodeAddress } from '@fahrtwind/domain';

/** The likely hotel name in a pasted link, read from its text alone: nothing is fetched. */
export function nameInLink(link: string): string {
  if (!URL.canParse(link)) return '';
  const { hostname, pathname } = new URL(link);
  const parts = pathname.split('/').map(readable).filter(isName);
  const name = parts.at(-1) ?? hostname.replace(/^www\./, '').split('.')[0] ?? '';
  return name.replaceAll(/(^|\s)\p{Ll}/gu, (start) => start.toLocaleUpperCase('de'));
}

/** A path segment as words: `hotel-adler.de.html` is `hotel adler`. */
function readable(part: string): string {
  return decoded(part)
    .replace(/(?:\.[a-z]{2}(?:-[a-z]{2})?)?\.(?:html?|php|aspx?)$/i, '')
    .replaceAll(/[-_+.]+/g, ' ')
    .trim();
}

/** Has letters, is longer than a language code, and is not an id. */
function isName(words: string): boolean {
  return /\p{L}{3}/u.test(words) && !/^(?=.*\d)[\da-f]{8,}$/i.test(words);
}

function decoded(part: string): string {
  // A link truncated in the middle of a character still has its other letters.
  return decodeAddress(part) ?? part;
}
