import { decodeAddress } from '@fahrtwind/domain';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import { refuseUnstorableText } from '../../http/unstorable-text.ts';
import { fieldsOf } from './fields.ts';

/** Where a request of Better Auth leads to afterwards. */
const ADDRESSES = ['callbackURL', 'newUserCallbackURL', 'errorCallbackURL', 'redirectTo'];

/** Throws for what Better Auth would fail on instead of refusing it. */
export function checkAuthRequest({ query, body }: Pick<FastifyRequest, 'query' | 'body'>): void {
  for (const given of [query, body]) {
    refuseUnstorableText(given);
    const fields = fieldsOf(given);
    for (const name of ADDRESSES) {
      const address = fields[name];
      if (address !== undefined && !isAddress(address)) {
        throw new AppError('invalid-argument', name);
      }
    }
  }
}

/** Better Auth decodes it once more before it looks where it leads. */
function isAddress(value: unknown): boolean {
  const address = typeof value === 'string' ? decodeAddress(value) : null;
  return address !== null && URL.canParse(address, 'http://relative.invalid');
}
