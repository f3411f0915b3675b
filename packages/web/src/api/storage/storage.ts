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

/** Stores a picture and answers with the address from which it can be loaded. */
export async function uploadPicture({
  path,
  file,
  description,
  ...progress
}: Upload): Promise<string> {
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
  return addressIn(reply, path);
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

function addressIn(metadata: unknown, path: string): string {
  const token = textOf(metadata, 'downloadTokens');
  if (!token) {
    const message = 'Diese Datei lässt sich nicht herunterladen.';
    throw new ApiError({ code: 'no-download-url', message, status: 0 });
  }
  return `${OBJECTS}/${encodeURIComponent(path)}?alt=media&token=${encodeURIComponent(token)}`;
}
