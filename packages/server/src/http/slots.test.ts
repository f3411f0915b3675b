import { expect, it } from 'vitest';
import { createSlots } from './slots.ts';

it('gives as many slots of a key as are asked for, and one more for each that comes back', async () => {
  const slots = createSlots();
  const first = await slots.take('stream of Rita', 2);
  expect(first).not.toBeNull();
  expect(await slots.take('stream of Rita', 2)).not.toBeNull();
  expect(await slots.take('stream of Rita', 2)).toBeNull();
  expect(await slots.take('stream of Jonas', 2)).not.toBeNull();
  first?.();
  // A second time gives nothing back.
  first?.();
  expect(await slots.take('stream of Rita', 2)).not.toBeNull();
  expect(await slots.take('stream of Rita', 2)).toBeNull();
});
