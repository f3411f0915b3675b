import helmet from '@fastify/helmet';
import { fastify } from 'fastify';
import type { Config } from '../config/config.ts';

const HALF_A_YEAR_SECONDS = 15_552_000;

/** What pages ask the browser for; everything else is off, also for whatever gets onto a page. */
const PERMISSIONS = [
  'geolocation=(self)',
  'camera=()',
  'microphone=()',
  'payment=()',
  'usb=()',
  'browsing-topics=()',
].join(', ');

const OF_THE_REPLY: ReadonlySet<string> = new Set(['connection', 'content-length', 'date']);

type Directives = Record<string, readonly string[]>;

/** Styles are ours or inlined by us with their hash; nothing on a page may come from anywhere else. */
export function contentSecurityPolicy(config: Config, styleHashes: readonly string[]): Directives {
  const analytics = config.analyticsScriptUrl ? [new URL(config.analyticsScriptUrl).origin] : [];
  const map = config.mapStyleUrl
    ? [new URL(config.mapStyleUrl).origin, ...config.mapStyleHosts]
    : [];
  const issuers = config.oidcProviders.map(({ issuer }) => new URL(issuer).origin);
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...analytics],
    'style-src': ["'self'", ...styleHashes.map((hash) => `'${hash}'`)],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set([...analytics, ...map])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'", ...new Set(issuers)],
  };
}

/** The same as the header's value, for pages with style elements of their own. */
export function policyText(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}

export type SecurityHeaders = Readonly<Record<string, string>>;

/** What every reply carries. */
export async function securityHeaders(config: Config): Promise<SecurityHeaders> {
  return { ...(await helmetHeaders(config)), 'permissions-policy': PERMISSIONS };
}

/**
 * Asks helmet once, on an app of its own: its headers are the same for every request, and working them
 * out anew each time costs as much as all the rest of a small request.
 */
async function helmetHeaders(config: Config): Promise<SecurityHeaders> {
  const isTls = config.publicUrl?.startsWith('https:') ?? false;
  const asked = fastify();
  await asked.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: contentSecurityPolicy(config, []),
    },
    strictTransportSecurity: isTls && { maxAge: HALF_A_YEAR_SECONDS, includeSubDomains: false },
    // Signing in at a provider may happen in a popup, which must be able to report back.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Addresses of mail links carry tokens; within the site the address may be known.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  asked.get('/', (_request, reply) => reply.send());
  const { headers } = await asked.inject('/');
  await asked.close();
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      OF_THE_REPLY.has(name) ? [] : [[name, String(value)] as const],
    ),
  );
}
