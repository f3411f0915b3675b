import { expect, it } from 'vitest';
import { DEFAULT_LIMITS, limitsOfProcess } from './limits.ts';

const MB = 1024 * 1024;

it('one process has all the memory, and two of them no more together', () => {
  expect(limitsOfProcess(1)).toEqual(DEFAULT_LIMITS);
  const { bodies, keptPagesShare } = limitsOfProcess(2);
  expect(bodies.totalBytes * 2).toBe(DEFAULT_LIMITS.bodies.totalBytes);
  expect(keptPagesShare * 2).toBe(1);
});

it.each([2, 4, 16])('each of %s processes has room for the largest picture', (processes) => {
  const { totalBytes, networkBytes } = limitsOfProcess(processes).bodies;
  expect(Math.min(totalBytes, networkBytes)).toBeGreaterThan(20 * MB);
});
