// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';
import { useHoveredOnMap } from './use-hovered-on-map.ts';

beforeEach(() => {
  vi.useFakeTimers();
  plannerView.reset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('tells the map once in a frame which stop is hovered, without a render', () => {
  const highlight = vi.fn();
  let renders = 0;
  renderHook(() => {
    renders += 1;
    useHoveredOnMap({ current: { highlight } });
  });
  for (const id of ['koeln', 'bonn', 'mainz']) plannerView.hover(id);
  expect(highlight).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(highlight.mock.calls).toEqual([['mainz']]);
  plannerView.hover(null);
  vi.runAllTimers();
  expect(highlight.mock.calls).toEqual([['mainz'], [null]]);
  expect(renders).toBe(1);
});
