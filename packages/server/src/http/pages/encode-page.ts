import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../choose-encoding.ts';

export interface EncodedPage {
  readonly body: Buffer;
  readonly encoding: Encoding;
  readonly etag: string;
}

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);

// Level 5 takes a few milliseconds for a page, level 11 half a second for a tenth less.
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const THOROUGH = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

export async function encodePage(html: string, encoding: Encoding): Promise<EncodedPage> {
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  const etag = `"${hash}-${encoding}"`;
  if (encoding === 'br') return { body: await brotli(html, QUICK), encoding, etag };
  if (encoding === 'gzip') return { body: await zip(html), encoding, etag };
  return { body: Buffer.from(html), encoding, etag };
}

interface Kept {
  readonly page: EncodedPage;
  /** Whether it was asked for again, and is worked on or done. */
  readonly isWanted: boolean;
}

/**
 * For pages that many people get: gives them as small as they have become so far. From its second call on a page is
 * worked on, one after the other: what is asked for once is not worth the half second. Never keeps more than `entries`,
 * the ones that were asked for last.
 */
export function createSqueezer(entries: number): (page: EncodedPage) => EncodedPage {
  const kept = new Map<string, Kept>();
  let work: Promise<unknown> = Promise.resolve();

  function keep(one: Kept): void {
    const { etag } = one.page;
    kept.delete(etag);
    kept.set(etag, one);
    const [oldest] = kept.keys();
    if (kept.size > entries && oldest !== undefined) kept.delete(oldest);
  }

  async function squeeze(page: EncodedPage): Promise<void> {
    if (!kept.has(page.etag)) return;
    const body = await brotli(await unbrotli(page.body), THOROUGH);
    if (body.length < page.body.length) keep({ page: { ...page, body }, isWanted: true });
  }

  return (page) => {
    if (page.encoding !== 'br') return page;
    const found = kept.get(page.etag);
    const best = found?.page ?? page;
    keep({ page: best, isWanted: found !== undefined });
    if (found && !found.isWanted) {
      // One that could not be squeezed is tried again when it is asked for again.
      work = work.then(() => squeeze(page)).catch(() => kept.delete(page.etag));
    }
    return best;
  };
}
