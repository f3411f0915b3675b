import { expect, journey } from './journey.ts';
import type { Screen } from './screen.ts';

// Without a graphics card the processor draws every frame of the map, which takes long.
const JOURNEY_MS = 120_000;
const PICTURE_MS = 40_000;

/** What journeys with a map have in common. */
export const map = {
  /** Called once in a file whose journeys show maps. */
  takesTime: (): void => journey.beforeEach(() => journey.setTimeout(JOURNEY_MS)),

  is: (screen: Screen, state: 'ready' | 'failed' | 'no-graphics'): Promise<void> =>
    expect
      .poll(() => screen.evaluates(`document.querySelector('[data-map]')?.dataset.map`), {
        timeout: PICTURE_MS,
      })
      .toBe(state),
};
