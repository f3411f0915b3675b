import { failure, parse } from '../request.ts';

export interface SendProgress {
  /** From 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

interface Sending extends SendProgress {
  readonly address: string;
  readonly contentType: string;
  readonly body: Blob;
}

const TIME_LIMIT_MS = 5 * 60_000;

/** Posts a file with the session. Not by `fetch`, which does not tell how much has gone. */
export function sendWithProgress({
  address,
  contentType,
  body,
  onProgress,
  signal,
}: Sending): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('content-type', contentType);
    request.setRequestHeader('accept', 'application/json');
    request.timeout = TIME_LIMIT_MS;
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress?.(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('load', () => {
      const reply = parse(request.responseText);
      const isDone = request.status >= 200 && request.status < 300;
      if (isDone) resolve(reply);
      else reject(failure(request.status, reply));
    });
    const lose = (): void => reject(failure(0, { code: 'network-request-failed' }));
    for (const end of ['error', 'timeout', 'abort']) request.addEventListener(end, lose);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
