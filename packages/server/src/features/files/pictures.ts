import { AppError } from '../../http/app-error.ts';
import type { FileKind } from './file-path.ts';
import { createPictureProcess, type DrawnPicture, type PictureTask } from './picture-process.ts';

export interface EncodedPicture {
  readonly width: number;
  readonly height: number;
  /** By the width that they were asked in. */
  readonly sizes: ReadonlyMap<number, Buffer>;
}

interface Sender {
  /** Null where the picture is the server's own. */
  readonly uid: string | null;
  /** Ends the waiting of who has gone. */
  readonly signal?: AbortSignal;
}

/** Draws all pictures of this server, one after the other, beside its requests. */
export interface Pictures {
  /**
   * Draws an uploaded picture anew in all sizes: whatever else the file held (place, camera, scripts, a second file) is
   * gone. Refuses what is no picture, or a larger one than people's cameras make.
   */
  readonly encode: (bytes: Buffer, kind: FileKind, sender: Sender) => Promise<EncodedPicture>;
  /** Draws the picture of a lodging, which comes from another server. */
  readonly encodeLodging: (bytes: Buffer) => Promise<Buffer>;
  /** Makes a drawing of few colours a third as large. */
  readonly shrinkDrawing: (png: Buffer) => Promise<Buffer>;
  close(): Promise<void>;
}

interface Job extends Sender {
  readonly bytes: Buffer;
  readonly task: PictureTask;
}

interface Waiting extends Job {
  readonly resolve: (drawn: DrawnPicture) => void;
  readonly reject: (error: unknown) => void;
}

/** Widths in which a picture is kept, the largest last. */
export const WIDTHS: Readonly<Record<FileKind, readonly number[]>> = {
  profile: [96, 512],
  photo: [480, 960, 1920],
};
const LODGING_WIDTH = 480;

/** For a picture in all its sizes. */
const TIME_LIMIT_MS = 15_000;
const WAITING_OF_PERSON = 2;
const WAITING_IN_ALL = 20;
const WAITING_BYTES = 60 * 1024 * 1024;
const IDLE_MS = 60_000;

export function createPictures({ timeLimitMs = TIME_LIMIT_MS } = {}): Pictures {
  const child = createPictureProcess(timeLimitMs);
  const waiting: Waiting[] = [];
  let isWorking = false;
  let isClosed = false;
  let idle: NodeJS.Timeout | undefined;

  async function work(): Promise<void> {
    clearTimeout(idle);
    isWorking = true;
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      await child.draw(job.bytes, job.task).then(job.resolve, job.reject);
    }
    isWorking = false;
    if (!isClosed) idle = setTimeout(() => void child.end(), IDLE_MS).unref();
  }

  async function draw(job: Job): Promise<DrawnPicture> {
    job.signal?.throwIfAborted();
    if (isClosed || isFull(waiting, job)) throw new AppError('too-busy');
    return await new Promise((resolve, reject) => {
      const one = { ...job, resolve, reject };
      waiting.push(one);
      job.signal?.addEventListener('abort', () => {
        if (waiting.includes(one)) waiting.splice(waiting.indexOf(one), 1);
        reject(job.signal?.reason);
      });
      if (!isWorking) void work();
    });
  }

  return {
    encode: async (bytes, kind, sender) => {
      const fit = kind === 'profile' ? 'cover' : 'inside';
      const widths = WIDTHS[kind];
      const drawn = await draw({ bytes, task: { kind: 'sizes', fit, widths }, ...sender });
      const sizes = drawn.sizes.map((data, index) => [widths[index] ?? 0, data] as const);
      return { ...drawn, sizes: new Map(sizes) };
    },
    encodeLodging: async (bytes) => {
      const task = { kind: 'sizes', fit: 'inside', widths: [LODGING_WIDTH] } as const;
      return only(await draw({ bytes, task, uid: null }));
    },
    shrinkDrawing: async (png) =>
      only(await draw({ bytes: png, task: { kind: 'palette' }, uid: null })),
    close: async () => {
      isClosed = true;
      clearTimeout(idle);
      for (const job of waiting.splice(0)) job.reject(new AppError('too-busy'));
      await child.end();
    },
  };
}

/** One person must not keep the others waiting, and all together must not fill the memory. */
function isFull(waiting: readonly Job[], { uid, bytes }: Job): boolean {
  const held = waiting.reduce((sum, job) => sum + job.bytes.length, bytes.length);
  const own = uid === null ? 0 : waiting.filter((job) => job.uid === uid).length;
  return own >= WAITING_OF_PERSON || waiting.length >= WAITING_IN_ALL || held > WAITING_BYTES;
}

function only({ sizes }: DrawnPicture): Buffer {
  const [data] = sizes;
  if (!data) throw new Error('the picture has no size');
  return data;
}
