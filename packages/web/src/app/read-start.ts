import type { PublicConfig, StartState } from '@fahrtwind/contract';
import { call } from '../api/client.ts';
import { lastKnownStart, rememberStart } from '../store/session/last-known-start.ts';

interface KnownStart {
  readonly start: StartState;
  /** True when the server has not confirmed it. */
  readonly isProvisional: boolean;
}

/** The start state: from the page, else from the server, else from the last visit, else what a first visit offline needs. */
export async function readStart(): Promise<KnownStart> {
  const written = document.getElementById('start')?.textContent;
  if (written) return confirmed(JSON.parse(written));
  try {
    return confirmed(await call('getStart'));
  } catch (cause) {
    console.warn('Started without the server', cause);
    return { start: lastKnownStart(Date.now()) ?? offlineStart(), isProvisional: true };
  }
}

/** Only what a signed-in person will need without a network is kept. */
function confirmed(start: StartState): KnownStart {
  if (start.session.state !== 'visitor') rememberStart(start);
  return { start, isProvisional: false };
}

function offlineStart(): StartState {
  return {
    language: window.location.host.startsWith('en.') ? 'en' : 'de',
    theme: null,
    session: { state: 'visitor' },
    config: shellConfig() ?? guessedConfig(),
  };
}

/** The app shell, which the service worker keeps, brings the site's configuration along. */
function shellConfig(): PublicConfig | null {
  const written = document.getElementById('site')?.textContent;
  return written ? JSON.parse(written) : null;
}

function guessedConfig(): PublicConfig {
  const { origin, host, protocol } = window.location;
  const german = host.startsWith('en.') ? `${protocol}//${host.slice('en.'.length)}` : origin;
  const nobody = { name: '', street: '', city: '', country: '', email: '', phone: '' };
  return {
    mainUrl: german,
    englishUrl: origin,
    forumUrl: german,
    languageUrls: { de: german, en: `${protocol}//en.${new URL(german).host}` },
    identityProviders: [],
    analyticsScriptUrl: null,
    cookieBanner: 'when-needed',
    bookingPartnerId: '',
    operator: { ...nobody, representative: '', register: '', vatId: '', responsible: '' },
  };
}
