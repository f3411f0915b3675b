// @vitest-environment happy-dom
import type { Map as MapLibre } from 'maplibre-gl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rehearse } from './rehearse.ts';
import { revealWhenLoaded } from './reveal-when-loaded.ts';

vi.mock('./rehearse.ts', () => ({ rehearse: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
});

const STYLE = { _order: ['land'], _layers: { land: { id: 'land' } } };

/** As much of a map as is looked at: what it draws, what it tells, and whether its tiles are there. */
function show({ isAwaiting = false } = {}) {
  const canvas = document.createElement('canvas');
  const listeners = new Map<string, Set<() => void>>();
  const facts = { hasTiles: false, isAwaiting };
  const draw = vi.fn<(style: object) => void>();
  const painter = { render: draw };
  const on = (name: string, listener: () => void) => {
    listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
  };
  const map = {
    painter,
    getCanvas: () => canvas,
    areTilesLoaded: () => facts.hasTiles,
    triggerRepaint: vi.fn(),
    redraw: () => painter.render(STYLE),
    on,
    once: on,
    off: (name: string, listener: () => void) => listeners.get(name)?.delete(listener),
    _placementDirty: false,
  };
  const onPicture = vi.fn();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  revealWhenLoaded(map as unknown as MapLibre, () => facts.isAwaiting, onPicture);
  return {
    facts,
    draw,
    onPicture,
    frame: () => painter.render(STYLE),
    tell: (name: string) => {
      for (const listener of listeners.get(name) ?? []) listener();
    },
    isSeen: () => canvas.style.visibility !== 'hidden',
  };
}

it('compiles as soon as the style is there, draws nothing before the tiles are, and then shows itself', () => {
  const { facts, draw, frame, tell, isSeen, onPicture } = show();
  tell('style.load');
  expect(rehearse).toHaveBeenCalledOnce();
  frame();
  expect(rehearse).toHaveBeenCalledOnce();
  expect(draw).not.toHaveBeenCalled();
  facts.hasTiles = true;
  frame();
  expect(draw).toHaveBeenCalledOnce();
  expect(isSeen()).toBe(false);
  tell('idle');
  expect(isSeen()).toBe(true);
  vi.advanceTimersByTime(100);
  expect(onPicture).toHaveBeenCalledOnce();
});

it('stays unseen for as long as the trip is awaited, however long that takes', () => {
  const { facts, tell, isSeen, onPicture } = show({ isAwaiting: true });
  facts.hasTiles = true;
  tell('idle');
  vi.advanceTimersByTime(60_000);
  expect([isSeen(), onPicture.mock.calls.length]).toEqual([false, 0]);
  facts.isAwaiting = false;
  tell('idle');
  tell('idle');
  vi.advanceTimersByTime(100);
  expect([isSeen(), onPicture.mock.calls.length]).toEqual([true, 1]);
});

it('shows what there is to those who have waited long enough for the tiles', () => {
  const { draw, frame, isSeen } = show();
  frame();
  vi.advanceTimersByTime(1100);
  expect(isSeen()).toBe(false);
  vi.advanceTimersByTime(200);
  expect(isSeen()).toBe(true);
  frame();
  expect(draw).toHaveBeenCalledOnce();
});

it('draws although compiling ahead failed, and says so once', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(rehearse).mockImplementationOnce(() => {
    throw new Error('another version');
  });
  const { facts, draw, frame } = show();
  frame();
  facts.hasTiles = true;
  frame();
  expect(warn).toHaveBeenCalledOnce();
  expect(draw).toHaveBeenCalledOnce();
});
