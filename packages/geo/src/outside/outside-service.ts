import { createCircuitBreaker, type CircuitSettings } from './circuit-breaker.ts';
import { Outage } from './outage.ts';

/** Reads a body to its end, but never more of it than allowed: a stream without end would fill the memory. */
async function readLimited(service: string, response: Response, maxBytes: number): Promise<string> {
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await response.body?.cancel();
    throw new Outage(service, 'too-large', `${response.headers.get('content-length')} bytes`);
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (length > maxBytes) throw new Outage(service, 'too-large', `over ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export interface OutsideRequest {
  /** Below the configured address, without a slash in front. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST; without one it is a GET. */
  readonly body?: unknown;
  /** Sent as a form by POST, for services that want one. */
  readonly form?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

export interface OutsideReply {
  readonly status: number;
  readonly json: unknown;
}

export interface OutsideSettings {
  /** As the attribution and the log call it. */
  readonly name: string;
  /** The configured address; nothing but its host is ever asked. */
  readonly url: string;
  readonly timeLimitMs?: number;
  readonly maxBytes?: number;
  /** Statuses beside 200 to 299 that carry an answer, for example 400 for «no route». */
  readonly answers?: readonly number[];
  /** Goes with every request, as the rules of public services ask for. */
  readonly userAgent?: string;
  /** The key of services that want one; it is never logged. */
  readonly bearer?: string | undefined;
  readonly circuit?: CircuitSettings;
}

/**
 * Asks one configured host for JSON and reads the reply. Everything else that comes back is an `Outage`, also
 * what `read` cannot make sense of: it throws, and that counts as the service's failure.
 */
export type OutsideService = <T>(
  request: OutsideRequest,
  read: (reply: OutsideReply) => T,
) => Promise<T>;

const TIME_LIMIT_MS = 8000;
const MAX_BYTES = 16 * 1024 * 1024;

export function createOutsideService(settings: OutsideSettings): OutsideService {
  const circuit = createCircuitBreaker(settings.name, settings.circuit);
  return (request, read) =>
    circuit.run(async () => understand(settings.name, await ask(settings, request), read));
}

function understand<T>(name: string, reply: OutsideReply, read: (reply: OutsideReply) => T): T {
  try {
    return read(reply);
  } catch (error) {
    if (error instanceof Outage) throw error;
    throw new Outage(name, 'nonsense', `status ${reply.status}`, error);
  }
}

async function ask(settings: OutsideSettings, request: OutsideRequest): Promise<OutsideReply> {
  const { name, timeLimitMs = TIME_LIMIT_MS, maxBytes = MAX_BYTES, answers = [] } = settings;
  const timeLimit = AbortSignal.timeout(timeLimitMs);
  const signal = request.signal ? AbortSignal.any([request.signal, timeLimit]) : timeLimit;
  try {
    const response = await fetch(addressOf(settings, request), {
      ...contentOf(request),
      headers: headersOf(settings, request),
      // A redirect could lead to a host that is not configured.
      redirect: 'manual',
      signal,
    });
    const { status } = response;
    if (status >= 300 && status < 400) throw new Outage(name, 'redirect', `status ${status}`);
    if (!response.ok && !answers.includes(status)) {
      throw new Outage(name, 'status', `status ${status}`);
    }
    return { status, json: parse(name, await readLimited(name, response, maxBytes)) };
  } catch (error) {
    // The caller has gone. That says nothing about the service.
    request.signal?.throwIfAborted();
    if (error instanceof Outage) throw error;
    throw timeLimit.aborted
      ? new Outage(name, 'timeout', `${timeLimitMs} ms`, error)
      : new Outage(name, 'unreachable', '', error);
  }
}

/** The address of a request; it can only be below the configured one. */
export function addressOf(
  { name, url }: Pick<OutsideSettings, 'name' | 'url'>,
  { path, query = {} }: Pick<OutsideRequest, 'path' | 'query'>,
): URL {
  const base = new URL(url.endsWith('/') ? url : `${url}/`);
  const address = new URL(path, base);
  if (address.origin !== base.origin || !address.pathname.startsWith(base.pathname)) {
    throw new Error(`${name}: ${address.href} is not below the configured address`);
  }
  for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value);
  return address;
}

function contentOf({ body, form }: OutsideRequest): RequestInit {
  if (form) return { method: 'POST', body: new URLSearchParams(form) };
  return body === undefined ? { method: 'GET' } : { method: 'POST', body: JSON.stringify(body) };
}

function headersOf({ userAgent, bearer }: OutsideSettings, { body }: OutsideRequest): HeadersInit {
  return {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(userAgent !== undefined && { 'user-agent': userAgent }),
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
  };
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Outage(name, 'nonsense', text.slice(0, 80), error);
  }
}
