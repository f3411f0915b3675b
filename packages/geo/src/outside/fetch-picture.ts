import { lookup as lookUp } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, isIPv6 } from 'node:net';
import { Outage } from './outage.ts';
import { isPublicAddress } from './public-address.ts';

interface PictureSettings {
  /** The origin of the configured service, which may lie in the own network. */
  readonly trustedOrigin: string;
  readonly timeLimitMs?: number;
  readonly maxBytes?: number;
  /** All addresses of a host. */
  readonly lookup?: (host: string) => Promise<readonly string[]>;
}

/** The bytes that lie at an address, whatever they are; rejects with an `Outage`. */
export type FetchPicture = (url: URL, caller?: AbortSignal) => Promise<Buffer>;

const NAME = 'picture';
const TIME_LIMIT_MS = 6000;
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_HEADER_BYTES = 16 * 1024;

/**
 * Fetches pictures that a service names. Such an address could point into the own network: the host is looked up once,
 * must be public, and that very address is connected to. Redirects are not followed, and what is too large is cut off.
 */
export function createFetchPicture(settings: PictureSettings): FetchPicture {
  const { trustedOrigin, timeLimitMs = TIME_LIMIT_MS, maxBytes = MAX_BYTES } = settings;
  const lookup = settings.lookup ?? addressesOf;
  return async (url, caller) => {
    const limit = AbortSignal.timeout(timeLimitMs);
    const signal = caller ? AbortSignal.any([caller, limit]) : limit;
    try {
      const addresses = await lookup(bareHost(url));
      const [address] = addresses;
      const isAllowed = url.origin === trustedOrigin || addresses.every(isPublicAddress);
      if (address === undefined || !isAllowed) {
        throw new Outage(NAME, 'unreachable', `${url.hostname} has no public address`);
      }
      return await readFrom(url, address, { signal, maxBytes });
    } catch (error) {
      caller?.throwIfAborted();
      if (error instanceof Outage) throw error;
      throw new Outage(NAME, limit.aborted ? 'timeout' : 'unreachable', url.hostname, error);
    }
  };
}

function bareHost({ hostname }: URL): string {
  return hostname.replaceAll(/[[\]]/g, '');
}

async function addressesOf(host: string): Promise<readonly string[]> {
  if (isIP(host) > 0) return [host];
  return (await lookUp(host, { all: true })).map(({ address }) => address);
}

interface Reading {
  readonly signal: AbortSignal;
  readonly maxBytes: number;
}

async function readFrom(url: URL, address: string, { signal, maxBytes }: Reading) {
  const response = await connect(url, address, signal);
  try {
    const { statusCode = 0 } = response;
    if (statusCode !== 200) throw new Outage(NAME, 'status', `status ${statusCode}`);
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of response) {
      const bytes = Buffer.from(chunk);
      length += bytes.byteLength;
      if (length > maxBytes) throw new Outage(NAME, 'too-large', `over ${maxBytes} bytes`);
      chunks.push(bytes);
    }
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}

function connect(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'http:' ? httpRequest : httpsRequest;
  const family = isIPv6(address) ? 6 : 4;
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        signal,
        agent: false,
        maxHeaderSize: MAX_HEADER_BYTES,
        headers: { accept: 'image/webp,image/jpeg,image/png,image/gif' },
        lookup: (_host, { all }, done) =>
          all ? done(null, [{ address, family }]) : done(null, address, family),
      },
      resolve,
    );
    asked.on('error', reject);
    asked.end();
  });
}
