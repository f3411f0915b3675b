import type { PublicConfig, SessionState, StartState } from '@fahrtwind/contract';

export const noOperator: PublicConfig['operator'] = {
  name: '',
  street: '',
  city: '',
  country: '',
  email: '',
  phone: '',
  representative: '',
  register: '',
  vatId: '',
  responsible: '',
};

/** The configuration of a site without any settings. */
export const plainConfig: PublicConfig = {
  mainUrl: 'https://www.fahrtwind.example',
  englishUrl: 'https://en.fahrtwind.example',
  forumUrl: 'https://forum.fahrtwind.example',
  previewUrl: 'https://www.fahrtwind.example',
  languageUrls: { de: 'http://localhost:3000', en: 'http://en.localhost:3000' },
  identityProviders: [],
  analyticsScriptUrl: null,
  cookieBanner: 'always',
  accessibility: 'partial',
  bookingPartnerId: '',
  bookingSearchHost: null,
  hasAddresses: false,
  tokenSyncPath: null,
  outsideServices: [],
  operator: noOperator,
};

/** A start state in German without a chosen theme. */
export function startWith(session: SessionState, change: Partial<PublicConfig> = {}): StartState {
  return { language: 'de', theme: null, config: { ...plainConfig, ...change }, session };
}
