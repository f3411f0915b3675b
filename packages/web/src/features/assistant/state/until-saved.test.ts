import { expect, it } from 'vitest';
import type { SaveState } from '../../../store/trips/view/trips-state.ts';
import { untilSaved } from './until-saved.ts';

it('waits while the trip is on its way to the server', async () => {
  const states: SaveState[] = ['saving', 'saving', 'saved', 'hidden'];
  await untilSaved(() => states.shift() ?? 'hidden');
  expect(states).toEqual(['hidden']);
});

it('does not wait for a trip that is saved, or that cannot be saved now', async () => {
  for (const state of ['hidden', 'saved', 'on-device', 'failed'] as const) {
    let reads = 0;
    await untilSaved(() => {
      reads += 1;
      return state;
    });
    expect([state, reads]).toEqual([state, 1]);
  }
});
