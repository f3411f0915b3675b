import { pino, type DestinationStream, type Logger } from 'pino';

const EMAIL = /[^\s@"'<>()=,;:]+@[^\s@"'<>()=,;]+/g;
/** As long as no word is, with a digit or a capital in it: tokens, their hashes, and ids. */
const TOKEN = /(?=[\w+/%-]*[\dA-Z])[\w+/%-]{24,}={0,2}/g;
const LONGEST_CAUSE_CHAIN = 5;

interface LogOptions {
  readonly level?: string;
  readonly stream?: DestinationStream;
}

/**
 * The one log. Lines carry request ids and route patterns, never addresses, query strings or cookies;
 * texts of errors may quote a person's data (drizzle appends all parameters), so they are cut.
 */
export function createLog({ level = 'info', stream }: LogOptions = {}): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError, req: describeRequest, res: describeReply },
  };
  return stream ? pino(options, stream) : pino(options);
}

interface ErrorDescription {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: readonly string[];
  readonly cause?: ErrorDescription;
}

/** Type, code, a message without personal data and the frames; nothing else an error may carry. */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: [] };
  const code: unknown = Reflect.get(error, 'code');
  return {
    type: error.name,
    message: withoutPersonalData(error.message),
    ...(typeof code === 'string' && { code }),
    stack: framesOf(error),
    ...(error.cause instanceof Error &&
      depth < LONGEST_CAUSE_CHAIN && { cause: describeError(error.cause, depth + 1) }),
  };
}

/** A text of a library, without addresses, tokens and the parameters of queries. */
export function withoutPersonalData(message: string): string {
  const beforeParameters = message.split(/\nparams:/, 1)[0] ?? '';
  return beforeParameters
    .slice(0, 1000)
    .replaceAll(EMAIL, '[address]')
    .replaceAll(TOKEN, '[token]');
}

/** The frames only: a stack begins with the message, which is cut elsewhere. */
function framesOf(error: Error): readonly string[] {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
}

function describeRequest(request: { readonly id?: unknown; readonly method?: unknown }): object {
  return { id: request.id, method: request.method };
}

function describeReply(reply: { readonly statusCode?: unknown }): object {
  return { status: reply.statusCode };
}
