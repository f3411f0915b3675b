import type { Language } from '@fahrtwind/contract';
import { createContext, useContext, type ReactNode } from 'react';

const LanguageContext = createContext<Language>('de');

interface LanguageProviderProps {
  readonly language: Language;
  readonly children: ReactNode;
}

export function LanguageProvider({ language, children }: LanguageProviderProps) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** Binds German and English texts. English has the type of German, so a missing text does not compile. */
export function defineTexts<Texts>(de: Texts, en: NoInfer<Texts>): () => Texts {
  return function useTexts() {
    return useLanguage() === 'en' ? en : de;
  };
}
