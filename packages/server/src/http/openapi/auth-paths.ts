import type { ApiOperation, ApiPaths, Schema } from './api-document.ts';

/** Callers with a session send its cookie. */
export const SESSION = { session: [] } as const;

interface AuthEndpoint {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly summary: string;
  /** Fields of the JSON body, or of the query of a GET; a question mark ends the optional ones. */
  readonly fields: readonly string[];
}

/** What the product uses of Better Auth's own endpoints; they are not in the contract, so they are described here. */
export const AUTH_ENDPOINTS: readonly AuthEndpoint[] = [
  {
    method: 'post',
    path: '/api/auth/sign-up/email',
    summary: 'Registers with address and password, signs in and sends the confirmation mail',
    fields: ['name', 'email', 'password', 'callbackURL?'],
  },
  {
    method: 'post',
    path: '/api/auth/sign-in/email',
    summary: 'Signs in with address and password',
    fields: ['email', 'password', 'rememberMe?', 'callbackURL?'],
  },
  {
    method: 'post',
    path: '/api/auth/sign-in/anonymous',
    summary: 'Makes an anonymous guest and signs them in',
    fields: [],
  },
  {
    method: 'post',
    path: '/api/auth/sign-in/magic-link',
    summary: 'Sends a link that signs in',
    fields: ['email', 'callbackURL?', 'errorCallbackURL?'],
  },
  {
    method: 'get',
    path: '/api/auth/magic-link/verify',
    summary:
      'Where the link of the mail leads; signs in and goes on to the page. In the browser of another registered person, or of a guest who did not ask for it, it leads to a page that asks first',
    fields: ['token', 'callbackURL?', 'errorCallbackURL?'],
  },
  {
    method: 'post',
    path: '/api/auth/magic-link/confirm',
    summary: 'Signs in by such a link after the page has asked; the trips of a guest come along',
    fields: ['token'],
  },
  {
    method: 'post',
    path: '/api/auth/sign-in/social',
    summary: 'Answers with the address of an external OpenID Connect provider',
    fields: ['provider', 'callbackURL?', 'errorCallbackURL?'],
  },
  {
    method: 'post',
    path: '/api/auth/sign-out',
    summary: 'Ends the session',
    fields: [],
  },
  {
    method: 'post',
    path: '/api/auth/send-verification-email',
    summary: 'Sends the confirmation mail again',
    fields: ['email', 'callbackURL?'],
  },
  {
    method: 'get',
    path: '/api/auth/verify-email',
    summary: 'Where the confirmation mail leads',
    fields: ['token', 'callbackURL?'],
  },
  {
    method: 'post',
    path: '/api/auth/request-password-reset',
    summary: 'Sends a link with which a new password can be set',
    fields: ['email', 'redirectTo?'],
  },
  {
    method: 'post',
    path: '/api/auth/reset-password',
    summary: 'Sets a new password with the token of the mail',
    fields: ['newPassword', 'token'],
  },
  {
    method: 'post',
    path: '/api/auth/change-password',
    summary: 'Changes the password',
    fields: ['currentPassword', 'newPassword', 'revokeOtherSessions?'],
  },
  {
    method: 'post',
    path: '/api/auth/change-email',
    summary: 'Starts the change of the address; the new one confirms it',
    fields: ['newEmail', 'password?'],
  },
  {
    method: 'get',
    path: '/api/auth/change-email/confirm',
    summary: 'Where the mail to the new address leads',
    fields: ['token'],
  },
];

export function authPaths(errorSchema: Schema): ApiPaths {
  return Object.fromEntries(
    AUTH_ENDPOINTS.map((endpoint) => [
      endpoint.path,
      { [endpoint.method]: operationOf(endpoint, errorSchema) },
    ]),
  );
}

function operationOf(
  { method, path, summary, fields }: AuthEndpoint,
  errorSchema: Schema,
): ApiOperation {
  const named = fields.map((field) => ({
    name: field.replace('?', ''),
    required: !field.endsWith('?'),
  }));
  const error = { description: 'Error', content: { 'application/json': { schema: errorSchema } } };
  const input =
    method === 'get'
      ? {
          parameters: named.map(({ name, required }) => ({
            name,
            required,
            in: 'query',
            schema: { type: 'string' },
          })),
        }
      : { requestBody: { content: { 'application/json': { schema: bodyOf(named) } } } };
  return {
    operationId: nameOf(path),
    tags: ['auth'],
    summary,
    // A session is made here, or told by a token.
    security: [{}, SESSION],
    ...input,
    responses: {
      '200': { description: 'Done; the session is in an HttpOnly cookie' },
      '4XX': error,
      '5XX': error,
    },
  };
}

/** `/api/auth/sign-in/email` as `authSignInEmail`. */
function nameOf(path: string): string {
  return path
    .slice('/api/'.length)
    .replaceAll(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase());
}

function bodyOf(fields: readonly { readonly name: string; readonly required: boolean }[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(({ name }) => [name, { type: isFlag(name) ? 'boolean' : 'string' }]),
    ),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
  };
}

function isFlag(name: string): boolean {
  return name === 'rememberMe' || name === 'revokeOtherSessions';
}
