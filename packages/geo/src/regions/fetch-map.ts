import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** status: another answer than the file · stalled: nothing came for a minute · cut: the connection broke */
export type FetchFault = 'status' | 'stalled' | 'cut' | 'unreachable';

/** A download that ended early; what has arrived is kept for the next attempt. */
export class FetchFailure extends Error {
  readonly fault: FetchFault;

  constructor(fault: FetchFault, detail = '', cause?: unknown) {
    super(`${fault}${detail && `: ${detail}`}`, { cause });
    this.name = 'FetchFailure';
    this.fault = fault;
  }
}

interface FetchParts {
  /** Where half and whole downloads lie. */
  readonly folder: string;
  /** Bytes so far, and of all if that is known. */
  readonly onProgress: (done: number, all: number | null) => void;
  readonly stallMs?: number;
}

const STALL_MS = 60_000;

/** Downloads a map file; goes on where an earlier attempt has ended, if the file is still the same there. */
export async function fetchMap(url: string, parts: FetchParts): Promise<string> {
  const key = createHash('sha256').update(url).digest('hex').slice(0, 16);
  const whole = join(parts.folder, `${key}.osm.pbf`);
  const half = `${whole}.half`;
  await mkdir(parts.folder, { recursive: true });
  const start = await bytesOf(half);
  const version = start > 0 ? await textOf(`${half}.version`) : '';
  const response = await ask(url, start, version, parts.stallMs ?? STALL_MS);
  const isRest = response.reply.status === 206;
  await writeFile(`${half}.version`, versionOf(response.reply));
  await receive(response, half, isRest ? start : 0, parts);
  await rename(half, whole);
  await rm(`${half}.version`, { force: true });
  return whole;
}

interface Asked {
  readonly reply: Response;
  /** Called whenever something arrives. */
  readonly breathe: () => void;
  readonly end: () => void;
  readonly isStalled: () => boolean;
}

async function ask(url: string, start: number, version: string, stallMs: number): Promise<Asked> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), stallMs);
  const headers = { range: `bytes=${start}-`, 'if-range': version };
  try {
    const reply = await fetch(url, {
      signal: controller.signal,
      // Without a version it is unknown whether it is still the same file.
      ...(start > 0 && version && { headers }),
    });
    if (!reply.ok) throw new FetchFailure('status', String(reply.status));
    return {
      reply,
      breathe: () => timer.refresh(),
      end: () => clearTimeout(timer),
      isStalled: () => controller.signal.aborted,
    };
  } catch (error) {
    clearTimeout(timer);
    if (error instanceof FetchFailure) throw error;
    throw new FetchFailure(controller.signal.aborted ? 'stalled' : 'unreachable', '', error);
  }
}

async function receive(
  { reply, breathe, end, isStalled }: Asked,
  half: string,
  start: number,
  { onProgress }: FetchParts,
): Promise<void> {
  const announced = reply.headers.get('content-length');
  const all = announced === null ? null : start + Number(announced);
  let done = start;
  // Written piece by piece: a stream would throw away what it has not written yet when the connection breaks.
  const target = await open(half, start > 0 ? 'a' : 'w');
  try {
    for await (const chunk of reply.body ?? []) {
      breathe();
      await target.write(chunk);
      done += chunk.byteLength;
      onProgress(done, all);
    }
  } catch (error) {
    throw new FetchFailure(isStalled() ? 'stalled' : 'cut', '', error);
  } finally {
    end();
    await target.close();
  }
  if (all !== null && done < all) throw new FetchFailure('cut', `${all - done} bytes are missing`);
}

function versionOf({ headers }: Response): string {
  const tag = headers.get('etag') ?? '';
  // A weak tag may stand for other bytes.
  return tag && !tag.startsWith('W/') ? tag : (headers.get('last-modified') ?? '');
}

async function bytesOf(path: string): Promise<number> {
  return await stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

async function textOf(path: string): Promise<string> {
  return await readFile(path, 'utf8').catch(() => '');
}
