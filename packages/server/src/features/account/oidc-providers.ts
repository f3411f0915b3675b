import { setTimeout } from 'node:timers/promises';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { Log } from '../../jobs/log.ts';
import type { OidcProvider } from './account-config.ts';
import { fieldsOf } from './fields.ts';

/** A limit for providers that accept connections and do not answer. */
const LONGEST_DISCOVERY_MS = 8000;

type AuthContext = Parameters<NonNullable<BetterAuthPlugin['init']>>[0];

/**
 * External OpenID Connect providers. Better Auth reads their discovery documents once at its start, so that
 * a provider that is down then stays off until a restart; here a provider is discovered when it is first used.
 */
export function oidcProviders(providers: readonly OidcProvider[], log: Log): BetterAuthPlugin {
  const known: AuthContext['socialProviders'] = [];
  const discover = async (id: unknown, context: AuthContext): Promise<void> => {
    const provider = providers.find((candidate) => candidate.id === id);
    if (!provider || known.some((candidate) => candidate.id === id)) return;
    const found = await discoverProvider(provider, context);
    if (!found) {
      log.warn({ provider: provider.id }, 'identity provider cannot be reached');
      throw new APIError('BAD_GATEWAY', { code: 'PROVIDER_UNREACHABLE' });
    }
    if (!known.some((candidate) => candidate.id === id)) known.push(found);
  };
  return {
    id: 'oidc-providers',
    init: () => ({ context: { socialProviders: known } }),
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/sign-in/social',
          handler: createAuthMiddleware(async (ctx) => {
            await discover(fieldsOf(ctx.body)['provider'], ctx.context);
          }),
        },
        {
          matcher: ({ path }) => path === '/callback/:id',
          handler: createAuthMiddleware(async (ctx) => {
            await discover(fieldsOf(ctx.params)['id'], ctx.context);
          }),
        },
      ],
    },
  };
}

async function discoverProvider(
  provider: OidcProvider,
  context: AuthContext,
): Promise<AuthContext['socialProviders'][number] | undefined> {
  const discovery = genericOAuth({
    config: [
      {
        providerId: provider.id,
        name: provider.label,
        clientId: provider.clientId,
        clientSecret: provider.clientSecret,
        discoveryUrl: `${provider.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
        requireIdTokenVerification: true,
        scopes: ['openid', 'profile', 'email'],
        pkce: true,
      },
    ],
  });
  const result = await Promise.race([
    discovery.init?.({ ...context, socialProviders: [] }),
    setTimeout(LONGEST_DISCOVERY_MS, undefined, { ref: false }),
  ]);
  return result?.context?.socialProviders?.[0];
}
