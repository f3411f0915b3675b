import type { Language } from './language.ts';
import { slug } from './slug.ts';

const LOCALES: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' };
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** Made on first use: a slow phone needs tens of milliseconds for each. */
const names = new Map<Language, Intl.DisplayNames>();
const codes = new Map<string, string>();

/** The name of an ISO country code: `AT` is Österreich, in English Austria. Empty for an unknown code. */
export function countryName(code: string, language: Language): string {
  const known =
    names.get(language) ??
    new Intl.DisplayNames(LOCALES[language], { type: 'region', fallback: 'none' });
  names.set(language, known);
  return known.of(code) ?? '';
}

/** The ISO code of a country by its name in German or English, as addresses spell it: `oesterreich` is AT. */
export function findCountry(name: string): string | null {
  if (codes.size === 0) learnCodes();
  return codes.get(slug(name)) ?? null;
}

/** What posts about a country are filed under, whatever language names it: `Norway` and `Norwegen` are `norwegen`. */
export function countryKey(name: string): string {
  const code = findCountry(name);
  return slug(code === null ? name : countryName(code, 'de'));
}

/** Intl knows the names but has no list of the codes, so all pairs of letters are asked for. German names win. */
function learnCodes(): void {
  for (const language of ['en', 'de'] as const)
    for (const first of LETTERS)
      for (const second of LETTERS) {
        const name = countryName(first + second, language);
        if (name !== '') codes.set(slug(name), first + second);
      }
}
