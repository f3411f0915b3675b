import { expect, it, vi } from 'vitest';
import { createPlannerView } from './planner-view.ts';

it('tells its listeners only what has changed', () => {
  const view = createPlannerView();
  const listener = vi.fn();
  const leave = view.subscribe(listener);
  view.hover('a');
  view.hover('a');
  expect(listener).toHaveBeenCalledTimes(1);
  view.open({ kind: 'stop', stopId: 'a' });
  expect(view.get()).toMatchObject({ selectedStopId: 'a', hoveredStopId: 'a' });
  view.close();
  expect(view.get()).toMatchObject({ openPanel: null, selectedStopId: 'a' });
  leave();
  view.reset();
  expect(listener).toHaveBeenCalledTimes(3);
  expect(view.get()).toEqual({ selectedStopId: null, hoveredStopId: null, openPanel: null });
});
