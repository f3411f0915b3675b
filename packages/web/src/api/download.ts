import { ApiError } from './api-error.ts';
import { failure, unlessAborted } from './request.ts';

interface DownloadOptions {
  readonly signal?: AbortSignal | undefined;
  /** Bytes that have come since the last call. */
  readonly onBytes?: (bytes: number) => void;
}

/** A file of the server, whole. Rejects when it did not come completely. */
export async function download(address: string, options: DownloadOptions = {}): Promise<Blob> {
  try {
    return await load(address, options);
  } catch (error) {
    throw error instanceof ApiError ? error : unlessAborted(error, options.signal);
  }
}

/** A text of the server, which may come compressed, so that its length tells nothing. */
export async function downloadText(address: string, signal?: AbortSignal): Promise<string> {
  try {
    const response = await fetch(address, { signal: signal ?? null });
    if (!response.ok) throw failure(response.status, null);
    return await response.text();
  } catch (error) {
    throw error instanceof ApiError ? error : unlessAborted(error, signal);
  }
}

async function load(address: string, { signal, onBytes }: DownloadOptions): Promise<Blob> {
  const response = await fetch(address, { signal: signal ?? null });
  if (!response.ok) throw failure(response.status, await response.json().catch(() => null));
  if (!response.body) throw incomplete(response);
  const expected = Number(response.headers.get('content-length') ?? Number.NaN);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    onBytes?.(value.byteLength);
  }
  const file = new Blob(parts);
  const isCut = Number.isFinite(expected) && file.size !== expected;
  if (isCut) throw incomplete(response);
  return file;
}

/** How many bytes a file of the server has; null where it does not say. */
export async function sizeOf(address: string, signal?: AbortSignal): Promise<number | null> {
  const response = await fetch(address, { method: 'HEAD', signal: signal ?? null });
  if (!response.ok) throw incomplete(response);
  const length = Number(response.headers.get('content-length') ?? Number.NaN);
  return Number.isFinite(length) ? length : null;
}

function incomplete({ status }: Response): ApiError {
  return new ApiError({ code: 'network-request-failed', status });
}
