import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
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

type Directives = Record<string, readonly string[]>;

/** Styles are ours or inlined by us with their hash; nothing on a page may come from anywhere else. */
export function contentSecurityPolicy(config: Config, styleHashes: readonly string[]): Directives {
  const analytics = config.analyticsScriptUrl ? [new URL(config.analyticsScriptUrl).origin] : [];
  const issuers = config.oidcProviders.map(({ issuer }) => new URL(issuer).origin);
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...analytics],
    'style-src': ["'self'", ...styleHashes.map((hash) => `'${hash}'`)],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...analytics],
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

export async function registerSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const isTls = config.publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
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
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
  });
}
