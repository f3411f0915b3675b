import { PATHS, SIGN_IN_ERROR_QUERY, decodeAddress } from '@fahrtwind/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer } from '../../http/error-reply.ts';
import type { AccountConfig } from './account-config.ts';
import { authErrorOf, redirectErrorOf } from './auth-errors.ts';
import { CLIENT_ADDRESS_HEADER, LINK_CONFIRMED_HEADER } from './auth-settings.ts';
import { fieldsOf } from './fields.ts';
import { siteOfHost } from './site.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseUnstorableText } from '../../http/unstorable-text.ts';

/** Where a request of Better Auth leads to afterwards. */
const ADDRESSES = ['callbackURL', 'newUserCallbackURL', 'errorCallbackURL', 'redirectTo'];

/** Throws for what Better Auth would fail on instead of refusing it. */
function checkAuthRequest({ query, body }: Pick<FastifyRequest, 'query' | 'body'>): void {
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

const RELATIVE = 'http://relative.invalid';

type AuthHandler = (request: Request) => Promise<Response>;

/** Mounts Better Auth: requests come in with an address of ours, replies leave in the API's own shape. */
export function mountAuthRoute(
  app: FastifyInstance,
  config: AccountConfig,
  handle: AuthHandler,
): void {
  app.addHook('preHandler', async (request) => checkAuthRequest(request));
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      const answer = await handle(toWebRequest(config, request));
      return sendAnswer(reply, answer);
    },
  });
  app.post('/api/auth/magic-link/confirm', { schema: { hide: true } }, async (request, reply) => {
    const answer = await handle(confirmedRequest(config, request));
    const error = new URL(answer.headers.get('location') ?? '', RELATIVE).searchParams.get('error');
    if (error === null) return sendAnswer(reply, answer);
    const { status, body } = errorAnswer(redirectErrorOf(error));
    return reply.code(status).send(body);
  });
}

/**
 * The person in this browser was asked and has pressed the button. Better Auth knows only the GET of the link, which any
 * page and any mail can make a browser send.
 */
function confirmedRequest(config: AccountConfig, request: FastifyRequest): Request {
  const { token } = fieldsOf(request.body);
  const { origin } = siteOfHost(config, request.host);
  const url = new URL('/api/auth/magic-link/verify', origin);
  url.searchParams.set('token', typeof token === 'string' ? token : '');
  const headers = headersOf(request);
  headers.set(LINK_CONFIRMED_HEADER, '1');
  return new Request(url, { headers });
}

function toWebRequest(config: AccountConfig, request: FastifyRequest): Request {
  const { origin } = siteOfHost(config, request.host);
  const headers = headersOf(request);
  const hasBody = request.method === 'POST' && request.body !== undefined;
  return new Request(new URL(request.url, origin), {
    method: request.method,
    headers,
    ...(hasBody && { body: JSON.stringify(request.body) }),
  });
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && name !== 'content-length') headers.set(name, value);
  }
  headers.delete(LINK_CONFIRMED_HEADER);
  headers.set(CLIENT_ADDRESS_HEADER, request.ip);
  return headers;
}

async function sendAnswer(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
  const location = answer.headers.get('location');
  if (answer.status >= 300 && answer.status < 400 && location !== null) {
    return reply.redirect(withOurError(location), 302);
  }
  const body = await readJson(answer);
  if (answer.status < 400) return reply.code(answer.status).send(withoutTokens(body));
  if (isSecondTryOfGuest(body)) return reply.code(200).send({ status: true });
  const error = authErrorOf(answer.status, body['code'], body['message']);
  const { status, body: sentence } = errorAnswer(error.code, error.field);
  const retryAfter = answer.headers.get('x-retry-after');
  if (retryAfter !== null) reply.header('retry-after', retryAfter);
  return reply.code(status).send(sentence);
}

async function readJson(answer: Response): Promise<Readonly<Record<string, unknown>>> {
  const text = await answer.text();
  if (!answer.headers.get('content-type')?.includes('json') || text === '') return {};
  return fieldsOf(JSON.parse(text));
}

/** The session lives in its HttpOnly cookie alone: a script that can read replies must not find it there. */
function withoutTokens(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { token: _token, session: _session, user: _user, ...rest } = body;
  return rest;
}

/** A double click on „Ohne Anmeldung ausprobieren“ leaves the guest as they are. */
function isSecondTryOfGuest(body: Readonly<Record<string, unknown>>): boolean {
  return body['code'] === 'ANONYMOUS_USERS_CANNOT_SIGN_IN_AGAIN_ANONYMOUSLY';
}

/** Better Auth appends its own `error`; the sign-in page knows `fehler` with the specification's codes. */
function withOurError(location: string): string {
  const url = new URL(location, RELATIVE);
  const error = url.searchParams.get('error');
  if (error === null) return location;
  const isSignInPage = url.pathname.toLowerCase() === PATHS.signIn.toLowerCase();
  const query = new URLSearchParams(isSignInPage ? url.search : '');
  for (const name of ['error', 'error_description', 'state']) query.delete(name);
  query.set(SIGN_IN_ERROR_QUERY, redirectErrorOf(error));
  return `${PATHS.signIn}?${query.toString()}`;
}
