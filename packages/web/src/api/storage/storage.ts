import { ApiError } from '../api-error.ts';
import { requestJson, textOf } from '../request.ts';
import { OPERATION_LIMIT_MS, UPLOAD_LIMIT_MS, withRetry } from './retry.ts';
import { sendWithProgress, type SendProgress } from './send-with-progress.ts';

const OBJECTS = '/v0/b/fahrtwind/o';
const BOUNDARY = 'fahrtwind-part';

interface Upload extends SendProgress {
  /** Where it is to lie: `profilePictures/{uid}` or `photos/{uid}/{id}`. */
  readonly path: string;
  readonly file: Blob;
  /** The text alternative. */
  readonly description: string;
}

/** A picture that is stored. */
export interface StoredPicture {
  /** From which it can be loaded; `&size=…` asks for a smaller one. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** Stores a picture. */
export async function uploadPicture({
  path,
  file,
  description,
  ...progress
}: Upload): Promise<StoredPicture> {
  const metadata = { name: path, contentType: file.type, metadata: { description } };
  const body = new Blob([
    `--${BOUNDARY}\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(metadata)}\r\n`,
    `--${BOUNDARY}\r\ncontent-type: ${file.type}\r\n\r\n`,
    file,
    `\r\n--${BOUNDARY}--`,
  ]);
  const request = {
    address: `${OBJECTS}?name=${encodeURIComponent(path)}`,
    contentType: `multipart/related; boundary=${BOUNDARY}`,
    body,
    ...progress,
  };
  const { signal } = progress;
  const reply = await withRetry(() => sendWithProgress(request), {
    limitMs: UPLOAD_LIMIT_MS,
    signal,
  });
  return { url: addressIn(reply, path), ...sizeIn(reply) };
}

/** The address of a stored picture. */
export async function readPictureAddress(path: string): Promise<string> {
  const read = () => requestJson({ method: 'GET', path: `${OBJECTS}/${encodeURIComponent(path)}` });
  return addressIn(await withRetry(read, { limitMs: OPERATION_LIMIT_MS }), path);
}

export async function deletePicture(path: string): Promise<void> {
  const remove = () =>
    requestJson({ method: 'DELETE', path: `${OBJECTS}/${encodeURIComponent(path)}` });
  await withRetry(remove, { limitMs: OPERATION_LIMIT_MS });
}

function sizeIn(reply: unknown): { readonly width: number; readonly height: number } {
  const metadata = typeof reply === 'object' && reply && 'metadata' in reply ? reply.metadata : {};
  const [width, height] = ['width', 'height'].map((name) => Number(textOf(metadata, name)) || 0);
  return { width: width ?? 0, height: height ?? 0 };
}

function addressIn(metadata: unknown, path: string): string {
  const token = textOf(metadata, 'downloadTokens');
  if (!token) throw new ApiError({ code: 'no-download-url', status: 0 });
  return `${OBJECTS}/${encodeURIComponent(path)}?alt=media&token=${encodeURIComponent(token)}`;
}
