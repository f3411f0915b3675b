import type { PostPhoto } from '@fahrtwind/contract';
import { ApiError } from '../../api/api-error.ts';
import { uploadPicture } from '../../api/storage/storage.ts';
import { createEmitter, createObservable } from '../../ui/observable.ts';
import { makeId } from '../make-id.ts';
import { shrinkPicture } from './shrink-picture.ts';

export type UploadProblem = 'unreadable' | 'quota' | 'storageFull' | 'failed';

/** A picture on its way to the server. */
export interface Upload {
  readonly id: string;
  /** Where it will lie. */
  readonly path: string;
  readonly file: File;
  /** From 0 to 1. */
  readonly share: number;
  readonly problem: UploadProblem | null;
}

export interface Uploader {
  readonly get: () => readonly Upload[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly onStored: (listener: (photo: PostPhoto) => void) => () => void;
  readonly start: (uid: string, files: readonly File[]) => void;
  readonly retry: (id: string) => void;
  /** Stops an upload, or removes a failed one. */
  readonly cancel: (id: string) => void;
  readonly cancelAll: () => void;
}

/** Shrinks and sends pictures, one after the other: a phone's network is no quicker with two. */
export function createUploader(): Uploader {
  const stored = createEmitter<PostPhoto>();
  const uploads = createObservable<readonly Upload[]>([]);
  const endings = new Map<string, AbortController>();
  let queue: Promise<void> = Promise.resolve();

  const change = (id: string, part: Partial<Upload>) =>
    uploads.set(uploads.get().map((one) => (one.id === id ? { ...one, ...part } : one)));
  const remove = (id: string) => uploads.set(uploads.get().filter((one) => one.id !== id));

  async function send(upload: Upload, signal: AbortSignal): Promise<void> {
    const { id } = upload;
    if (signal.aborted) return;
    try {
      const onProgress = (share: number) => change(id, { share });
      const photo = await storePhoto(upload, { signal, onProgress });
      remove(id);
      stored.emit(photo);
    } catch (cause) {
      if (signal.aborted) return;
      console.warn('Photo not stored', cause);
      change(id, { problem: problemOf(cause), share: 0 });
    } finally {
      endings.delete(id);
    }
  }

  function enqueue(upload: Upload): void {
    const ending = new AbortController();
    endings.set(upload.id, ending);
    queue = queue.then(() => send(upload, ending.signal));
  }

  function cancel(id: string): void {
    endings.get(id)?.abort();
    remove(id);
  }

  return {
    get: uploads.get,
    subscribe: uploads.subscribe,
    onStored: stored.subscribe,
    start: (uid, files) => {
      const added = files.map((file) => newUpload(uid, file));
      uploads.set([...uploads.get(), ...added]);
      for (const upload of added) enqueue(upload);
    },
    retry: (id) => {
      change(id, { problem: null });
      const upload = uploads.get().find((one) => one.id === id);
      if (upload) enqueue(upload);
    },
    cancel,
    cancelAll: () => {
      for (const id of endings.keys()) cancel(id);
    },
  };
}

function newUpload(uid: string, file: File): Upload {
  const id = makeId();
  return { id, path: `photos/${uid}/${id}`, file, share: 0, problem: null };
}

interface Progress {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

async function storePhoto({ path, file }: Upload, progress: Progress): Promise<PostPhoto> {
  const shrunk = await readable(file);
  progress.signal.throwIfAborted();
  const stored = await uploadPicture({ path, file: shrunk, description: '', ...progress });
  return { path, alt: '', ...stored };
}

class UnreadableError extends Error {}

async function readable(file: File): Promise<Blob> {
  try {
    return await shrinkPicture(file);
  } catch (cause) {
    throw new UnreadableError('the browser cannot read this picture', { cause });
  }
}

function problemOf(cause: unknown): UploadProblem {
  if (cause instanceof UnreadableError) return 'unreadable';
  const code = cause instanceof ApiError ? cause.code : '';
  if (code === 'quota-exceeded') return 'quota';
  if (code === 'storage-full') return 'storageFull';
  return code === 'invalid-format' || code === 'too-large' ? 'unreadable' : 'failed';
}
