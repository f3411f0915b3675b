import { statfs } from 'node:fs/promises';
import type { Log } from './log.ts';
import { repeat } from './repeat.ts';

interface WatchParts {
  /** Where the database lies; null when it is on another machine, which tells by failing. */
  readonly folder: string | null;
  readonly reserveBytes: number;
  readonly log: Log;
}

/** 600 saves a second of 40 KB are 24 MB: between two looks they stay far below the reserve. */
const PAUSE_MS = 5000;

export interface DiskWatch {
  /** Whether there is no room for new data. */
  readonly isLow: () => boolean;
  /** Looks at once, then again and again. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Watches the free space where the database lies. PostgreSQL stops when it cannot write its log; the reserve keeps
 * reading, signing in and deleting possible.
 */
export function watchDiskSpace({ folder, reserveBytes, log }: WatchParts): DiskWatch {
  let isLow = false;
  let watch: ReturnType<typeof repeat> | null = null;
  const look = async (): Promise<void> => {
    if (folder === null) return;
    const { bavail, bsize } = await statfs(folder);
    const isLowNow = bavail * bsize < reserveBytes;
    if (isLowNow !== isLow) {
      log.warn(
        { freeBytes: bavail * bsize, reserveBytes },
        isLowNow ? 'disk nearly full' : 'room again',
      );
    }
    isLow = isLowNow;
  };
  return {
    isLow: () => isLow,
    start: async () => {
      await look();
      watch ??= repeat('watch disk space', PAUSE_MS, look, log);
    },
    close: async () => {
      await watch?.close();
    },
  };
}
