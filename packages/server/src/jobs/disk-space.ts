import { statfs } from 'node:fs/promises';
import type { Log } from './log.ts';
import { repeat } from './repeat.ts';

interface WatchParts {
  /** What is watched; null for a database on another machine, which tells by failing. */
  readonly folder: string | null;
  /** Null: by the size of the disk. */
  readonly reserveBytes: number | null;
  readonly log: Log;
}

const MEGABYTE = 1024 * 1024;
const PAUSE_MS = 5000;
/** Fast writers would be below the reserve before the pause ends. */
const BYTES_BETWEEN_LOOKS = 20 * MEGABYTE;
/** PostgreSQL writes what it stores into its log as well. */
const DISK_BYTES_PER_BYTE = 2;

export interface DiskWatch {
  /** Whether there is no room for new data. */
  readonly isLow: () => boolean;
  /** Tells of data that was accepted and will take room. */
  readonly count: (bytes: number) => void;
  /** Looks at once, then again and again. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Watches the free space where data is stored. PostgreSQL stops when it cannot write its log; the reserve keeps
 * reading, signing in and deleting possible.
 */
export function watchDiskSpace({ folder, reserveBytes, log }: WatchParts): DiskWatch {
  let spareBytes = Number.POSITIVE_INFINITY;
  /** Accepted before the last look, perhaps not written then, and after it. */
  let [before, since] = [0, 0];
  let wasLow = false;
  let watch: ReturnType<typeof repeat> | null = null;
  const isLow = (): boolean => spareBytes < (before + since) * DISK_BYTES_PER_BYTE;
  const look = async (): Promise<void> => {
    if (folder === null) return;
    const { bavail, blocks, bsize } = await statfs(folder);
    const reserve = reserveBytes ?? defaultReserve(blocks * bsize);
    spareBytes = bavail * bsize - reserve;
    [before, since] = [since, 0];
    if (isLow() !== wasLow) {
      wasLow = !wasLow;
      const freeBytes = bavail * bsize;
      log.warn({ freeBytes, reserve }, wasLow ? 'disk nearly full' : 'room again');
    }
  };
  return {
    isLow,
    count: (bytes) => {
      since += bytes;
      if (since < BYTES_BETWEEN_LOOKS) return;
      look().catch((error: unknown) => log.error({ err: error }, 'cannot see the free space'));
    },
    start: async () => {
      await look();
      watch ??= repeat('watch disk space', PAUSE_MS, look, log);
    },
    close: async () => {
      await watch?.close();
    },
  };
}

export function defaultReserve(diskBytes: number): number {
  return Math.max(300 * MEGABYTE, Math.round(diskBytes * 0.03));
}
