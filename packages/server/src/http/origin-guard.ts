import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Needs no session, and what it does is decided by a signed token alone. */
    readonly isForAnyOrigin?: boolean;
  }
}

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/**
 * Foreign origins cannot write: an unsafe request must come from our own pages. `ownOrigins` are the
 * configured addresses, for proxies that rewrite the host name.
 */
export function registerOriginGuard(app: FastifyInstance, ownOrigins: readonly string[]): void {
  const own = new Set(ownOrigins);
  app.addHook('onRequest', async (request) => {
    const { isForAnyOrigin } = request.routeOptions.config;
    if (!SAFE_METHODS.has(request.method) && !isForAnyOrigin && !mayWrite(request, own)) {
      throw new AppError('unauthorized-domain');
    }
  });
}

function mayWrite(request: FastifyRequest, own: ReadonlySet<string>): boolean {
  const { origin, cookie, 'sec-fetch-site': site } = request.headers;
  // The browser's own statement, which no page can forge. `none` is the user's own doing.
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin !== undefined) return own.has(origin) || isOwnHost(origin, request, own);
  // Neither header: not a current browser. Without cookies it has no session to misuse.
  return cookie === undefined;
}

/** The scheme counts too once an address with TLS is configured: a page without TLS can be forged on the way. */
function isOwnHost(origin: string, request: FastifyRequest, own: ReadonlySet<string>): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  const needsTls = [...own].some((address) => address.startsWith('https:'));
  return host !== '' && host === request.host && (protocol === 'https:' || !needsTls);
}
