import type { ErrorCode, ErrorReply } from '@fahrtwind/contract';
import { ApiError } from './api-error.ts';

const DESKTOP_TIMEOUT_MS = 30_000;
const MOBILE_TIMEOUT_MS = 60_000;

export interface JsonRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** For answers that take longer than others. */
  readonly withinMs?: number;
  /** Sent to its end also when the page is left in the same moment. */
  readonly outlivesPage?: boolean | undefined;
}

function timeoutMs(): number {
  const isMobile = globalThis.matchMedia('(max-width: 1023px)').matches;
  return isMobile ? MOBILE_TIMEOUT_MS : DESKTOP_TIMEOUT_MS;
}

/** The only place that talks to the server: JSON in, JSON out, every failure an ApiError. */
export async function requestJson(request: JsonRequest): Promise<unknown> {
  return readReply(await sendRequest(request), request.signal);
}

export async function readReply(response: Response, signal?: AbortSignal): Promise<unknown> {
  const text = await readText(response, signal);
  const reply = parse(text);
  if (response.ok) return reply;
  throw failure(response.status, reply);
}

export async function sendRequest({
  method,
  path,
  headers,
  body,
  signal,
  withinMs,
  outlivesPage = false,
}: JsonRequest): Promise<Response> {
  const sent = body === undefined ? null : written(body);
  const timeout = AbortSignal.timeout(withinMs ?? timeoutMs());
  try {
    return await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: sent,
      keepalive: outlivesPage && sizeOf(sent) <= MAX_KEEPALIVE_BYTES,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    throw unlessAborted(error, signal);
  }
}

/** Bodies of at least this many characters are sent as a blob. */
const LONG = 20_000;

/** Long bodies become a blob, which the browser sends without blocking the main thread. */
function written(body: unknown): string | Blob {
  const text = JSON.stringify(body);
  return text.length < LONG ? text : new Blob([text]);
}

/** Browsers refuse to send more than 64 KiB of all such requests together. */
const MAX_KEEPALIVE_BYTES = 60_000;

function sizeOf(body: string | Blob | null): number {
  return body === null ? 0 : new Blob([body]).size;
}

async function readText(response: Response, signal: AbortSignal | undefined): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw unlessAborted(error, signal);
  }
}

/** A deliberate abort is passed on unchanged; any other error counts as a network failure. */
export function unlessAborted(error: unknown, signal: AbortSignal | undefined): unknown {
  return signal?.aborted ? error : new ApiError({ code: 'network-request-failed', status: 0 });
}

/** The JSON of a reply; null for anything else. */
export function parse(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    // A proxy may answer with an HTML page; then only the status is known.
    return null;
  }
}

export function failure(status: number, reply: unknown): ApiError {
  return new ApiError({
    // A server that is newer than this page may send others; they have a sentence, too.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    code: (textOf(reply, 'code') ?? 'internal-error') as ErrorCode,
    status,
    field: textOf(reply, 'field'),
    current: currentOf(reply),
  });
}

function currentOf(reply: unknown): ErrorReply['current'] {
  if (typeof reply !== 'object' || reply === null || !('current' in reply)) return undefined;
  // The server has validated the reply against the same contract.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return reply.current as ErrorReply['current'];
}

/** Reads a string from a reply of unknown shape. */
export function textOf(reply: unknown, key: string): string | undefined {
  if (typeof reply !== 'object' || reply === null || !(key in reply)) return undefined;
  const value: unknown = Reflect.get(reply, key);
  return typeof value === 'string' ? value : undefined;
}
