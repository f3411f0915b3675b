import type { Language } from '@fahrtwind/contract';
import { slug } from '@fahrtwind/domain';
import { oncePerLanguage } from './once-per-language.ts';

const names = oncePerLanguage(
  (locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }),
);

/** The name of an ISO country code: `AT` is Österreich, in English Austria. Empty for an unknown code. */
export function countryName(code: string, language: Language): string {
  return names(language).of(code) ?? '';
}

const codes = oncePerLanguage(() => new Map<string, string>());

/** The ISO code of a country by its name in German or English, as addresses spell it: `oesterreich` is AT. */
export function findCountry(address: string): string | null {
  const wanted = slug(address);
  const languages = ['de', 'en'] as const;
  const found = languages.map((language) => codesBySlug(language).get(wanted));
  return found.find((code) => code !== undefined) ?? null;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** The browser knows the names but has no list of the codes, so all pairs of letters are asked for. */
function codesBySlug(language: Language): ReadonlyMap<string, string> {
  const known = codes(language);
  if (known.size > 0) return known;
  for (const first of LETTERS)
    for (const second of LETTERS) {
      const name = countryName(first + second, language);
      if (name !== '') known.set(slug(name), first + second);
    }
  return known;
}
