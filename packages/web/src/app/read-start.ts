import type { PublicConfig, StartState } from '@fahrtwind/contract';
import { call } from '../api/client.ts';
import { clearAllButUnsent } from '../store/session/browser-dependencies.ts';
import {
  hasSessionEnded,
  lastKnownStart,
  rememberStart,
} from '../store/session/last-known-start.ts';

interface KnownStart {
  readonly start: StartState;
  /** True when the server has not confirmed it. */
  readonly isProvisional: boolean;
}

/**
 * The start state from the first source that has one: the page, the server, the last visit, or defaults for a first
 * visit offline.
 */
export async function readStart(): Promise<KnownStart> {
  const written = writtenStart();
  // A page from the browser's cache can be older than the session: only the server says that it has ended.
  if (written && !hasSessionEnded(written.session, Date.now())) return await confirmed(written);
  try {
    return await confirmed(await call('getStart'));
  } catch (cause) {
    console.warn('Started without the server', cause);
    const now = Date.now();
    const start = lastKnownStart(now) ?? offlineStart();
    if (hasSessionEnded(null, now)) await clearAllButUnsent();
    return { start, isProvisional: true };
  }
}

function writtenStart(): StartState | null {
  const written = document.getElementById('start')?.textContent;
  return written ? JSON.parse(written) : null;
}

/** Stored only for signed-in users, who need it offline. What an ended session has left is cleared first. */
async function confirmed(start: StartState): Promise<KnownStart> {
  if (hasSessionEnded(start.session, Date.now())) await clearAllButUnsent();
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

/** The service worker's app shell carries the site's configuration. */
function shellConfig(): PublicConfig | null {
  const written = document.getElementById('site')?.textContent;
  return written ? JSON.parse(written) : null;
}

function guessedConfig(): PublicConfig {
  const { origin, host, protocol } = window.location;
  const german = host.startsWith('en.') ? `${protocol}//${host.slice('en.'.length)}` : origin;
  const noOperator = { name: '', street: '', city: '', country: '', email: '', phone: '' };
  return {
    mainUrl: german,
    englishUrl: origin,
    forumUrl: german,
    previewUrl: origin,
    languageUrls: { de: german, en: `${protocol}//en.${new URL(german).host}` },
    identityProviders: [],
    analyticsScriptUrl: null,
    cookieBanner: 'when-needed',
    accessibility: 'partial',
    bookingPartnerId: '',
    bookingSearchHost: null,
    hasAddresses: false,
    tokenSyncPath: null,
    outsideServices: [],
    operator: { ...noOperator, representative: '', register: '', vatId: '', responsible: '' },
  };
}
