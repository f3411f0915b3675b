import type { ErrorCode, ErrorReply } from '@fahrtwind/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { databaseFailureOf } from '../db/database-failure.ts';
import { AppError } from './app-error.ts';
import { ERROR_MESSAGES } from './error-messages.ts';
import { ERROR_STATUSES } from './error-statuses.ts';
import { validationReply } from './validation-reply.ts';

const RETRY_SECONDS = '5';

interface Answer {
  readonly status: number;
  readonly body: ErrorReply;
}

/** The status and the body of an error code, for answers that are not thrown. */
export function errorAnswer(code: ErrorCode, field?: string): Answer {
  const body = { code, message: ERROR_MESSAGES[code] };
  return { status: ERROR_STATUSES[code], body: field === undefined ? body : { ...body, field } };
}

/** Answers every error with `{ code, message, field?, current? }`; what is our own bug is logged and never shown. */
export function registerErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
}

export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, body } = answerError(error, request);
  return withRetry(reply, status)
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

/** Says when it is worth to try again, where it is. */
export function withRetry(reply: FastifyReply, status: number): FastifyReply {
  return status === 503 ? reply.header('retry-after', RETRY_SECONDS) : reply;
}

/** Finds the answer to what was thrown, and logs what is our own bug. */
export function answerError(error: unknown, request: FastifyRequest): Answer {
  const answer = answerOf(error);
  const entry = { err: error, route: request.routeOptions.url };
  if (isShortage(answer.body.code)) tellOfShortage(answer.body.code, request);
  else if (answer.status >= 500) request.log.error(entry, 'failed');
  // The caller is told, but a check of ours before it has let the value through.
  else if (databaseFailureOf(error) === 'bad-value')
    request.log.warn(entry, 'refused by PostgreSQL');
  return answer;
}

/** No bugs, and in masses: each with its stack, they would fill the disk that is full. */
const SHORTAGES: ReadonlySet<ErrorCode> = new Set(['storage-full', 'too-busy']);
const SHORTAGE_PAUSE_MS = 60_000;
/** When each server last told of which shortage. */
const toldAt = new WeakMap<object, Map<string, number>>();

const isShortage = (code: ErrorCode): boolean => SHORTAGES.has(code);

function tellOfShortage(code: string, { server, log, routeOptions }: FastifyRequest): void {
  const told = toldAt.get(server.server) ?? new Map<string, number>();
  toldAt.set(server.server, told);
  const now = performance.now();
  if (now - (told.get(code) ?? Number.NEGATIVE_INFINITY) < SHORTAGE_PAUSE_MS) return;
  told.set(code, now);
  log.warn({ code, route: routeOptions.url }, 'refused for a shortage');
}

function answerOf(error: unknown): Answer {
  if (error instanceof AppError) {
    const { status, body } = errorAnswer(error.code, error.field);
    return { status, body: error.current ? { ...body, current: error.current } : body };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return { status: 400, body: validationReply(error) };
  }
  const failure = databaseFailureOf(error);
  if (failure !== null) return errorAnswer(CODE_OF_FAILURE[failure]);
  return errorAnswer(codeOfFrameworkError(error));
}

const CODE_OF_FAILURE = {
  out: 'unavailable',
  full: 'storage-full',
  'bad-value': 'invalid-argument',
} as const satisfies Record<string, ErrorCode>;

/** Fastify's parsers and plugins say with a status below 500 that the caller is wrong. */
function codeOfFrameworkError(error: unknown): ErrorCode {
  const code = fieldOf(error, 'code');
  const statusCode = fieldOf(error, 'statusCode');
  if (typeof code === 'string' && BAD_JSON.has(code)) return 'invalid-format';
  if (typeof statusCode !== 'number') return 'internal-error';
  return CODE_OF_STATUS[statusCode] ?? (statusCode < 500 ? 'bad-request' : 'internal-error');
}

function fieldOf(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}

const BAD_JSON: ReadonlySet<string> = new Set([
  'FST_ERR_CTP_EMPTY_JSON_BODY',
  'FST_ERR_CTP_INVALID_JSON_BODY',
]);

const CODE_OF_STATUS: Readonly<Partial<Record<number, ErrorCode>>> = {
  401: 'unauthenticated',
  403: 'unauthorized',
  404: 'not-found',
  405: 'method-not-allowed',
  408: 'request-timeout',
  413: 'too-large',
  414: 'url-too-long',
  415: 'unsupported-media-type',
  416: 'range-not-satisfiable',
  429: 'too-many-requests',
  431: 'headers-too-large',
  503: 'unavailable',
};
