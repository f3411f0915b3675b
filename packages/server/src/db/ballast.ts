import { randomBytes } from 'node:crypto';
import { open, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

const MEGABYTE = 1024 * 1024;
/** PostgreSQL needs a few segments of its log, of 16 MB each, to recover. */
const BALLAST_MEGABYTES = 64;
/** Two segments. */
const LEAST_MEGABYTES = 32;
/** On a smaller disk it would be part of the problem. */
const WORTH_MEGABYTES = 8 * BALLAST_MEGABYTES;

const fileIn = (folder: string): string => join(folder, 'ballast');

/**
 * Keeps a file beside the database that can go. A PostgreSQL that found no room for its log does not start again,
 * however little it needs; in the place of this file it does, and people read on.
 */
export async function makeBallast(folder: string): Promise<void> {
  const found = await stat(fileIn(folder)).catch(() => null);
  if (found?.size === BALLAST_MEGABYTES * MEGABYTE) return;
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < WORTH_MEGABYTES * MEGABYTE) return;
  const file = await open(fileIn(folder), 'w', 0o600);
  try {
    // Zeros would take no room on disks that compress.
    for (let written = 0; written < BALLAST_MEGABYTES; written += 1)
      await file.write(randomBytes(MEGABYTE));
  } finally {
    await file.close();
  }
}

/** A full disk has no room for the line of the log that says so: whether PostgreSQL could write its next segments. */
export async function isOutOfRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < LEAST_MEGABYTES * MEGABYTE;
}

/** Whether there was one. */
export async function dropBallast(folder: string): Promise<boolean> {
  const found = await stat(fileIn(folder)).catch(() => null);
  await rm(fileIn(folder), { force: true });
  return found !== null;
}
