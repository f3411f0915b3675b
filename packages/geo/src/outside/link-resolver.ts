import { lookup as lookUp } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIPv6 } from 'node:net';
import { readShortLink } from '../gazetteer/read-short-link.ts';
import { Outage } from './outage.ts';
import { isPublicAddress } from './public-address.ts';

/** Where a short link leads, as text; null when that cannot be found out. */
export type LinkResolver = (link: URL, signal?: AbortSignal) => Promise<string | null>;

interface LinkResolverSettings {
  readonly onOutage: (outage: Outage) => void;
  /** All addresses of a host. */
  readonly lookup?: (host: string) => Promise<readonly string[]>;
  readonly askLocation?: typeof askLocation;
}

const NAME = 'short-link';
const TIME_LIMIT_MS = 4000;
/** One short link may lead to another. */
const MOST_HOPS = 3;
const MAX_HEADER_BYTES = 16 * 1024;

/**
 * Asks only the known hosts of short links where they lead. The target is read, never opened. The address
 * of a host is looked up once, must be public, and is the one connected to.
 */
export function createLinkResolver({
  onOutage,
  lookup = addressesOf,
  askLocation: ask = askLocation,
}: LinkResolverSettings): LinkResolver {
  return async (link, caller) => {
    const limit = AbortSignal.timeout(TIME_LIMIT_MS);
    const signal = caller ? AbortSignal.any([caller, limit]) : limit;
    try {
      let next = link;
      for (let hop = 0; hop < MOST_HOPS; hop += 1) {
        const target = await ask(next, await checkedAddress(next.hostname, lookup), signal);
        if (target === null) return null;
        const short = readShortLink(target);
        if (!short) return target;
        next = short;
      }
      return null;
    } catch (error) {
      if (!caller?.aborted) {
        onOutage(error instanceof Outage ? error : new Outage(NAME, 'unreachable', '', error));
      }
      return null;
    }
  };
}

async function checkedAddress(
  host: string,
  lookup: (host: string) => Promise<readonly string[]>,
): Promise<string> {
  const addresses = await lookup(host);
  const [first] = addresses;
  if (first === undefined || !addresses.every(isPublicAddress)) {
    throw new Outage(NAME, 'unreachable', `${host} has no public address`);
  }
  return first;
}

async function addressesOf(host: string): Promise<readonly string[]> {
  return (await lookUp(host, { all: true })).map(({ address }) => address);
}

/** The Location header of a redirect from one address, without its body; null for every other answer. */
export function askLocation(
  url: URL,
  address: string,
  signal: AbortSignal,
): Promise<string | null> {
  const request = url.protocol === 'http:' ? httpRequest : httpsRequest;
  const family = isIPv6(address) ? 6 : 4;
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        signal,
        agent: false,
        maxHeaderSize: MAX_HEADER_BYTES,
        headers: { accept: 'text/html' },
        lookup: (_host, { all }, done) =>
          all ? done(null, [{ address, family }]) : done(null, address, family),
      },
      ({ statusCode = 0, headers: { location } }) => {
        resolve(statusCode >= 300 && statusCode < 400 ? absolute(location, url) : null);
        asked.destroy();
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

function absolute(location: string | undefined, base: URL): string | null {
  return location !== undefined && URL.canParse(location, base)
    ? new URL(location, base).href
    : null;
}
