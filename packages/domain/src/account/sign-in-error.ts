/** Every code the specification names for signing in; each has a sentence in both languages. */
export const SIGN_IN_ERROR_CODES = [
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
  'weak-password',
] as const;

export type SignInErrorCode = (typeof SIGN_IN_ERROR_CODES)[number];
