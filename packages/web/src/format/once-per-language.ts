import type { Language } from '@fahrtwind/contract';

/** Creates a formatter on first use: each Intl format costs a slow phone tens of milliseconds. */
export function oncePerLanguage<T>(make: (locale: string) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const known = made.get(language);
    if (known !== undefined) return known;
    const fresh = make(LOCALES[language]);
    made.set(language, fresh);
    return fresh;
  };
}

const LOCALES: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' };
