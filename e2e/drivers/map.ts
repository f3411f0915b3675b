import { expect, journey } from './journey.ts';
import type { Screen } from './screen.ts';

// Without a graphics card the processor draws every frame of the map, which takes long.
const JOURNEY_MS = 120_000;
const PICTURE_MS = 40_000;

type Place = readonly [label: string, lat: number, lng: number];

interface Point {
  readonly x: number;
  readonly y: number;
}

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

  /** Where a place is on the screen, in pixels of the window; undefined before the map has looked anywhere. */
  pointOf: (screen: Screen, [, lat, lng]: Place): Promise<Point | undefined> =>
    screen.evaluates(`(() => {
      const canvas = document.querySelector('[data-map] [data-bounds]');
      if (!canvas) return undefined;
      const [west, south, east, north] = canvas.dataset.bounds.split(' ').map(Number);
      const height = (degrees) => Math.log(Math.tan(Math.PI / 4 + degrees * Math.PI / 360));
      const box = canvas.getBoundingClientRect();
      return {
        x: box.x + (${lng} - west) / (east - west) * box.width,
        y: box.y + (height(north) - height(${lat})) / (height(north) - height(south)) * box.height,
      };
    })()`),

  /** Whether a place is on the part of the map that neither the sheet nor a panel covers. */
  async shows(screen: Screen, place: Place): Promise<boolean> {
    const point = await map.pointOf(screen, place);
    if (!point) return false;
    return screen.evaluates(
      `document.elementFromPoint(${point.x}, ${point.y})?.closest('[data-bounds]') != null`,
    );
  },
};
