// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSheet } from './sheet.ts';
import { createFakeMap, givePens } from './testing/fake-map.ts';

const paint = vi.fn<(...what: unknown[]) => void>();

beforeEach(givePens);

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  paint.mockClear();
});

it('is painted with a frame of the map only where that changes the picture', () => {
  const { map, look, render } = createFakeMap();
  const sheet = createSheet(map, { paint });
  render();
  render();
  expect(paint).toHaveBeenCalledTimes(1);
  look(10);
  render();
  expect(paint).toHaveBeenCalledTimes(2);
  sheet.remove();
});

it('is painted anew on a finer screen, as large as that wants it', () => {
  const { map, render } = createFakeMap();
  vi.stubGlobal('devicePixelRatio', 1);
  const sheet = createSheet(map, { paint });
  render();
  vi.stubGlobal('devicePixelRatio', 2);
  render();
  expect(paint).toHaveBeenCalledTimes(2);
  const canvas = document.querySelector<HTMLCanvasElement>('.trip-sheet');
  expect([canvas?.width, canvas?.height]).toEqual([800, 600]);
  sheet.remove();
});

it('is painted in part where the painter says so, not at all where nothing differs, and wholly after the map moved', () => {
  const { map, look, render } = createFakeMap();
  const part = { left: 10, top: 20, right: 30, bottom: 40 };
  const changes = ['all', part, 'same', part, part] as const;
  let looks = 0;
  const sheet = createSheet(map, { paint, look: () => changes[looks++] ?? 'all' });
  const parts = () => paint.mock.calls.map(([, , one]: readonly unknown[]) => one);
  render();
  expect(parts()).toEqual([null]);
  sheet.drawSoon();
  render();
  expect(parts()).toEqual([null, part]);
  sheet.drawSoon();
  render();
  expect(parts()).toEqual([null, part]);
  look(10);
  render();
  expect(parts()).toEqual([null, part, null]);
  sheet.drawAllSoon();
  render();
  expect(parts()).toEqual([null, part, null, null]);
  sheet.remove();
});
