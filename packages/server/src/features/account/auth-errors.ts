import type { ErrorCode } from '@fahrtwind/contract';

interface AuthError {
  readonly code: ErrorCode;
  readonly field?: string;
}

/** Better Auth's codes (of replies in capitals, of redirects in small letters) in the specification's words. */
const BY_CODE: Readonly<Partial<Record<string, AuthError>>> = {
  INVALID_EMAIL_OR_PASSWORD: { code: 'invalid-credential' },
  USER_NOT_FOUND: { code: 'invalid-credential' },
  CREDENTIAL_ACCOUNT_NOT_FOUND: { code: 'invalid-credential' },
  INVALID_PASSWORD: { code: 'wrong-password', field: 'currentPassword' },
  NOT_THE_OWNER: { code: 'wrong-password', field: 'password' },
  INVALID_EMAIL: { code: 'invalid-email', field: 'email' },
  EMAIL_MISMATCH: { code: 'invalid-email', field: 'email' },
  PASSWORD_TOO_SHORT: { code: 'password-too-short', field: 'password' },
  PASSWORD_TOO_LONG: { code: 'password-too-long', field: 'password' },
  PASSWORD_TOO_COMMON: { code: 'password-too-common', field: 'password' },
  USER_ALREADY_EXISTS: { code: 'email-already-in-use', field: 'email' },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: { code: 'email-already-in-use', field: 'email' },
  INVALID_NEW_EMAIL: { code: 'invalid-email', field: 'newEmail' },
  NEW_EMAIL_TAKEN: { code: 'email-already-in-use', field: 'newEmail' },
  EMAIL_ALREADY_VERIFIED: { code: 'conflict' },
  INVALID_TOKEN: { code: 'expired-action-code' },
  TOKEN_EXPIRED: { code: 'expired-action-code' },
  INVALID_USER: { code: 'expired-action-code' },
  UNAUTHORIZED: { code: 'unauthenticated' },
  FAILED_TO_GET_SESSION: { code: 'user-token-expired' },
  SESSION_EXPIRED: { code: 'user-token-expired' },
  SESSION_NOT_FRESH: { code: 'requires-recent-login' },
  GUEST_HAS_NO_ADDRESS: { code: 'unauthorized' },
  INVALID_ORIGIN: { code: 'unauthorized-domain' },
  MISSING_OR_NULL_ORIGIN: { code: 'unauthorized-domain' },
  INVALID_CALLBACK_URL: { code: 'unauthorized-domain' },
  INVALID_REDIRECT_URL: { code: 'unauthorized-domain' },
  INVALID_ERROR_CALLBACK_URL: { code: 'unauthorized-domain' },
  INVALID_NEW_USER_CALLBACK_URL: { code: 'unauthorized-domain' },
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: { code: 'unauthorized-domain' },
  PROVIDER_NOT_FOUND: { code: 'invalid-api-key' },
  PROVIDER_UNREACHABLE: { code: 'network-request-failed' },
  VALIDATION_ERROR: { code: 'invalid-argument' },
  access_denied: { code: 'popup-closed-by-user' },
  account_not_linked: { code: 'email-already-in-use' },
  state_mismatch: { code: 'expired-action-code' },
  state_not_found: { code: 'expired-action-code' },
  state_invalid: { code: 'expired-action-code' },
  invalid_code: { code: 'invalid-credential' },
  unable_to_get_user_info: { code: 'invalid-credential' },
  email_not_found: { code: 'invalid-email' },
  oauth_provider_not_found: { code: 'invalid-api-key' },
  invalid_client: { code: 'invalid-api-key' },
  unauthorized_client: { code: 'invalid-api-key' },
  temporarily_unavailable: { code: 'network-request-failed' },
};

const BY_STATUS: Readonly<Partial<Record<number, ErrorCode>>> = {
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'unauthorized',
  404: 'not-found',
  405: 'method-not-allowed',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
};

/** What a failed reply of Better Auth means. Its messages only serve to find the field that it refused. */
export function authErrorOf(status: number, code: unknown, message: unknown): AuthError {
  const known = typeof code === 'string' ? BY_CODE[code] : undefined;
  if (code === 'VALIDATION_ERROR' && typeof message === 'string') return refusedField(message);
  return known ?? { code: BY_STATUS[status] ?? 'internal-error' };
}

/** What the `error` of a redirect means. */
export function redirectErrorOf(error: string): ErrorCode {
  return (BY_CODE[error] ?? BY_CODE[error.toUpperCase()])?.code ?? 'internal-error';
}

/** Better Auth writes `[body.email] Invalid email address`. */
function refusedField(message: string): AuthError {
  const field = /\[(?:body|query)\.(\w+)\]/.exec(message)?.[1];
  if (field === undefined) return { code: 'invalid-argument' };
  return { code: /email$/i.test(field) ? 'invalid-email' : 'invalid-argument', field };
}
