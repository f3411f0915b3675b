import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface EncodedPage {
  readonly body: Buffer;
  readonly encoding: Encoding;
  readonly etag: string;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

// Level 5 takes about a millisecond for a page and is within a few percent of the slow levels.
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export async function encodePage(html: string, encoding: Encoding): Promise<EncodedPage> {
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  const etag = `"${hash}-${encoding}"`;
  if (encoding === 'br') return { body: await brotli(html, BROTLI_OPTIONS), encoding, etag };
  if (encoding === 'gzip') return { body: await zip(html), encoding, etag };
  return { body: Buffer.from(html), encoding, etag };
}

/** The best of what the browser names; `;q=0` refuses one. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const names = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}
