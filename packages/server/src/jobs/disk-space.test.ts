import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { watchDiskSpace } from './disk-space.ts';

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
