import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { projectFolder } from '../../config/project-folder.ts';
import { AppError } from '../../http/app-error.ts';

export type PictureTask =
  | {
      readonly kind: 'sizes';
      readonly fit: 'cover' | 'inside';
      /** The largest last. */
      readonly widths: readonly number[];
    }
  | { readonly kind: 'palette' };

export interface PictureProcess {
  /** Ends the process if it takes too long; the next picture gets a new one. */
  readonly draw: (bytes: Buffer, task: PictureTask) => Promise<DrawnPicture>;
  /** Gives back its memory. */
  readonly end: () => Promise<void>;
}

export type DrawnPicture = z.output<typeof drawnPicture>;

const PROGRAM = join(projectFolder, 'packages/server/src/features/files/picture-child.mjs');
/** The largest allowed pictures take 200 MB. Node alone counts 90 MB here, most of them never touched. */
const DATA_LIMIT_KB = 300 * 1024;

const drawnPicture = z.object({
  width: z.number(),
  height: z.number(),
  /** As wide as they were asked for, in the same order. */
  sizes: z.array(z.instanceof(Buffer)),
});
const childReply = z.union([
  drawnPicture,
  z.object({ refusal: z.enum(['invalid-format', 'too-large']) }),
]);

/**
 * A process with a memory limit that reads pictures from strangers, started for the first one. A file that takes all
 * memory, time or the process itself harms only its own upload.
 */
export function createPictureProcess(timeLimitMs: number): PictureProcess {
  let child: ChildProcess | null = null;
  const running = (): ChildProcess => {
    if (child) return child;
    const started = startChild();
    const forget = (): void => {
      if (child === started) child = null;
    };
    started.once('exit', forget).once('error', forget);
    child = started;
    return started;
  };
  return {
    draw: (bytes, task) => ask(running(), { bytes, task }, timeLimitMs),
    end: async () => {
      const ended = child;
      child = null;
      if (!ended || ended.exitCode !== null || ended.signalCode !== null) return;
      const exit = once(ended, 'exit');
      ended.kill('SIGKILL');
      await exit;
    },
  };
}

/** It inherits no secrets, and ends with its channel, also when this process is killed. */
function startChild(): ChildProcess {
  const program = [process.execPath, PROGRAM];
  // Only Linux counts what is really used; the whole address space of Node is far larger everywhere.
  const limited = ['sh', '-c', `ulimit -d ${DATA_LIMIT_KB}; exec "$0" "$@"`, ...program];
  const [file = '', ...args] = process.platform === 'linux' ? limited : program;
  const child = spawn(file, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' },
    windowsHide: true,
  });
  // A request waits for it, not the process.
  child.unref();
  child.channel?.unref();
  return child;
}

function ask(child: ChildProcess, question: object, timeLimitMs: number): Promise<DrawnPicture> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, timeLimitMs);
    const settle = (): void => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
    };
    const onMessage = (message: unknown): void => {
      settle();
      const reply = childReply.parse(message);
      if ('refusal' in reply) reject(new AppError(reply.refusal, 'file'));
      else resolve(reply);
    };
    const onEnd = (): void => {
      settle();
      reject(isLate ? new AppError('too-large', 'file') : new AppError('too-busy'));
    };
    child.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
    // It fails while the process ends, of which the exit tells.
    child.send(question, () => undefined);
  });
}
