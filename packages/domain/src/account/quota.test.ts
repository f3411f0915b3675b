import { expect, it } from 'vitest';
import { quotaLevel } from './quota.ts';

it.each([
  [0, 0, 'fine'],
  [80, 800, 'fine'],
  [81, 0, 'near'],
  [0, 801, 'near'],
  [100, 0, 'full'],
  [1, 1000, 'full'],
])('%i of 100 trips and %i of 1000 bytes are %s', (trips, bytes, level) => {
  expect(quotaLevel({ trips, bytes }, { trips: 100, bytes: 1000 })).toBe(level);
});
