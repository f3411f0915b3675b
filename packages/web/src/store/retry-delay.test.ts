import { expect, it } from 'vitest';
import { retryDelay } from './retry-delay.ts';

it('tries again after a second, then ever later, and at least every 64 seconds', () => {
  expect([1, 2, 3, 7, 8, 40].map(retryDelay)).toEqual([1000, 2000, 4000, 64_000, 64_000, 64_000]);
});
