import { slug } from '../text/slug.ts';

const LONGEST = 80;

/** Letters that no accent can be taken off; German ones are left to `slug`. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
};

/** Letters, digits and hyphens only, which no header and no file system takes for something else. */
export function tripFileName({ title }: { readonly title: string }, fallback: string): string {
  const name = slug(plainLetters(title))
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, LONGEST);
  return name || fallback;
}

function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{ASCII}äöüß]/gu, (letter) => {
      const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
      return PLAIN[bare] ?? bare;
    });
}

/** The title as it is written, without what file systems refuse. */
export function tripFileTitle({ title }: { readonly title: string }, fallback: string): string {
  const name = title
    .replaceAll(/[\p{Cc}\p{Cs}/\\:*?"<>|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');
  const short = name.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '');
  return short.trim() || fallback;
}
