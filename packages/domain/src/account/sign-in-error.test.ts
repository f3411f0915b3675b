import { expect, it } from 'vitest';
import { SIGN_IN_ERROR_CODES } from './sign-in-error.ts';

it('knows every code that the specification names for signing in [ER-14]', () => {
  expect(SIGN_IN_ERROR_CODES).toEqual(
    expect.arrayContaining([
      'popup-blocked',
      'popup-closed-by-user',
      'cancelled-popup-request',
      'network-request-failed',
      'web-storage-unsupported',
      'unauthorized-domain',
      'invalid-api-key',
      'internal-error',
      'wrong-password',
      'user-not-found',
      'email-already-in-use',
      'invalid-email',
      'invalid-credential',
      'too-many-requests',
      'user-disabled',
      'expired-action-code',
      'requires-recent-login',
      'user-token-expired',
    ]),
  );
});
