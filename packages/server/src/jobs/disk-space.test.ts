import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { defaultReserve, watchDiskSpace } from './disk-space.ts';

const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;
const log = pino({ level: 'silent' });

it.each([
  ['more than the disk has', tmpdir(), 2 ** 60, true],
  ['next to nothing', tmpdir(), 1, false],
  ['anything, of a database elsewhere', null, 2 ** 60, false],
])('a reserve of %s', async (_, folder, reserveBytes, isLow) => {
  const watch = watchDiskSpace({ folder, reserveBytes, log });
  await watch.start();
  expect(watch.isLow()).toBe(isLow);
  await watch.close();
});

it('has no room when what was accepted since the last look takes it', async () => {
  const { bavail, bsize } = await statfs(tmpdir());
  const spareBytes = 4 * GIGABYTE;
  const reserveBytes = bavail * bsize - spareBytes;
  const watch = watchDiskSpace({ folder: tmpdir(), reserveBytes, log });
  await watch.start();
  watch.count(10 * MEGABYTE);
  expect(watch.isLow()).toBe(false);
  // Saved things are written twice, into the database and into its log.
  watch.count(spareBytes / 2 + 500 * MEGABYTE);
  expect(watch.isLow()).toBe(true);
  await watch.close();
});

it('looks again after every 20 MB, not only every five seconds', async () => {
  const watch = watchDiskSpace({ folder: tmpdir(), reserveBytes: 0, log });
  await watch.start();
  watch.count(2 ** 60);
  expect(watch.isLow()).toBe(true);
  // What was accepted right before a look may not be written yet; it counts until the next one.
  watch.count(20 * MEGABYTE);
  await expect.poll(() => watch.isLow()).toBe(false);
  await watch.close();
});

it.each([
  ['300 MB of a small disk', 8 * GIGABYTE, 300 * MEGABYTE],
  ['three percent of a large one', 100 * GIGABYTE, 3 * GIGABYTE],
])('keeps %s by default', (_, diskBytes, reserveBytes) => {
  expect(defaultReserve(diskBytes)).toBe(reserveBytes);
});
