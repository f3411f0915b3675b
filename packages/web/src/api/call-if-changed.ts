import type { Endpoints, Received } from '@fahrtwind/contract';
import { requestOf, type Name, type Rest } from './client.ts';
import { takePageReply } from './page-data.ts';
import { readReply, sendRequest } from './request.ts';

interface Versioned<N extends Name> {
  readonly reply: Received<Endpoints[N]['reply']>;
  readonly etag: string | null;
}

/**
 * Calls an endpoint for something newer than what has this ETag; null when there is nothing newer. What came with the
 * page answers the first call, whether it is newer or not.
 */
export async function callIfChanged<N extends Name>(
  etag: string | null,
  name: N,
  ...[input]: Rest<N>
): Promise<Versioned<N> | null> {
  const request = requestOf(name, input);
  const early = takePageReply(request.path);
  if (early !== undefined) return { reply: asReply<N>(early), etag: null };
  const condition = etag === null ? {} : { 'if-none-match': etag };
  const response = await sendRequest({ ...request, headers: { ...request.headers, ...condition } });
  if (etag !== null && response.status === 304) return null;
  const reply = await readReply(response, request.signal);
  return { reply: asReply<N>(reply), etag: response.headers.get('etag') };
}

function asReply<N extends Name>(reply: unknown): Versioned<N>['reply'] {
  // The server has validated the reply against the same contract.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return reply as Versioned<N>['reply'];
}

/** More pages than the trips of one account have. */
const MAX_KNOWN = 20;

/** Calls one endpoint again and again: a reply that has not changed is taken from memory. */
export function createRepeatedCall<N extends Name>(name: N) {
  const known = new Map<string, Versioned<N>>();
  return async (...rest: Rest<N>): Promise<Versioned<N>['reply']> => {
    const { path } = requestOf(name, rest[0]);
    const found = known.get(path);
    const newer = await callIfChanged(found?.etag ?? null, name, ...rest);
    if (newer === null && found) return found.reply;
    if (newer === null) throw new Error('A reply without a question.');
    const [oldest] = known.keys();
    if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest);
    known.set(path, newer);
    return newer.reply;
  };
}
