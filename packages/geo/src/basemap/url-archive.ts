import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Outage } from '../outside/outage.ts';
import { HEAD_BYTES, readArchiveHead } from '../tiles/archive-head.ts';
import type { ByteRange } from '../tiles/tile-archive.ts';
import type { OpenedArchive } from '../tiles/file-archive.ts';

const TIME_LIMIT_MS = 8000;
const NAME = 'pmtiles';

/**
 * Opens an archive on a configured host. Browsers never ask that host: the pieces go through us. The id follows the
 * host's own mark of the content, so that another content is another archive.
 */
export async function openUrlArchive(url: string): Promise<OpenedArchive> {
  const first = await ask(url, { first: 0, last: HEAD_BYTES - 1 });
  await first.body?.cancel();
  const bytes = Number(/\/(\d+)$/.exec(first.headers.get('content-range') ?? '')?.[1]);
  if (!Number.isSafeInteger(bytes)) throw new Outage(NAME, 'nonsense', 'no size of the archive');
  const mark = first.headers.get('etag') ?? first.headers.get('last-modified') ?? String(bytes);
  const piece = async (offset: number, length: number): Promise<Buffer> =>
    Buffer.from(await (await ask(url, { first: offset, last: offset + length - 1 })).arrayBuffer());
  return {
    id: createHash('sha256').update(`${url}\0${mark}`).digest('hex').slice(0, 16),
    bytes,
    head: await readArchiveHead(piece),
    read: async (range) => streamOf(await ask(url, range)),
  };
}

async function ask(url: string, { first, last }: ByteRange): Promise<Response> {
  const response = await fetch(url, {
    headers: { range: `bytes=${first}-${last}` },
    // A redirect could lead to a host that is not configured.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  }).catch((error: unknown) => {
    throw new Outage(NAME, 'unreachable', '', error);
  });
  if (response.status === 206) return response;
  await response.body?.cancel();
  throw new Outage(NAME, 'status', `status ${response.status} for a piece of the archive`);
}

function streamOf({ body }: Response): Readable {
  // Node's own type of the same stream.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return body ? Readable.fromWeb(body as unknown as ReadableStream) : Readable.from([]);
}
