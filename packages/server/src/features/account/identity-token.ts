import { createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handle.ts';
import type { AccountConfig } from './account-config.ts';
import { siteOfHost } from './site.ts';

/** As long as a token may be synchronised. */
const LIFE_SECONDS = 5 * 60;

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * Tokens that say who is signed in, for a program beside the site. It checks them by the public key, so that it neither
 * needs our secret nor asks us. The session's own token never leaves its cookie.
 */
export function createIdentityTokens(
  config: AccountConfig,
): Handlers<'getIdentityToken' | 'getTokenKeys'> {
  const seed = hkdfSync('sha256', config.secret, '', 'identity token', 32);
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, Buffer.from(seed)]),
    format: 'der',
    type: 'pkcs8',
  });
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return {
    getIdentityToken: async ({ session, request, reply }) => {
      if (config.tokenSyncPath === null) throw new AppError('object-not-found');
      const now = new Date();
      const iat = Math.floor(now.getTime() / 1000);
      const content = [
        encoded({ alg: 'EdDSA', typ: 'JWT' }),
        encoded({
          iss: siteOfHost(config, request.host).origin,
          sub: session.uid,
          isAnonymous: session.account.isAnonymous,
          iat,
          exp: iat + LIFE_SECONDS,
        }),
      ].join('.');
      const signature = sign(null, Buffer.from(content), key).toString('base64url');
      reply.header('cache-control', 'no-store');
      return { token: `${content}.${signature}`, issuedAt: now.toISOString() };
    },
    getTokenKeys: async () => ({
      keys:
        config.tokenSyncPath === null
          ? []
          : [{ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', x }],
    }),
  };
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
