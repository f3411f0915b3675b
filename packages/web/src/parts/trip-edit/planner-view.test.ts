import { tripOf } from '@fahrtwind/domain/testing';
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
  expect(view.get()).toMatchObject({ cityId: 'a', hoveredStopId: 'a' });
  view.close();
  expect(view.get()).toMatchObject({ openPanel: null, cityId: 'a' });
  leave();
  view.reset();
  expect(listener).toHaveBeenCalledTimes(3);
  expect(view.get()).toEqual(createPlannerView().get());
});

it('knows where the stops would come that move in an order that is only shown', () => {
  const view = createPlannerView();
  const { days } = tripOf({ 'Tag 1': ['Bonn'], 'Tag 2': ['Köln', 'Mainz'] });
  const before = tripOf({ 'Tag 1': ['Bonn'], 'Tag 2': ['Mainz', 'Köln'] }).days;
  view.showPreview({ before, days, words: 'Spart 3 km' });
  const { positions } = view.get().preview ?? {};
  expect(positions?.get('mainz')).toEqual({ number: 3, day: 2 });
  expect(positions?.has('bonn')).toBe(false);
  view.showPreview(null);
  expect(view.get().preview).toBeNull();
});
