import { tripOf } from '@fahrtwind/domain/testing';
import { expect, it, vi } from 'vitest';
import { createPlannerView } from './planner-view.ts';

it('tells its listeners only what has changed', () => {
  const view = createPlannerView();
  const listener = vi.fn();
  const leave = view.subscribe(listener);
  view.hover('a');
  view.select('b');
  view.select('b');
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

it('takes the frame of a stop away with its panel, and keeps it selected', () => {
  const view = createPlannerView();
  view.open({ kind: 'stop', stopId: 'a' });
  expect(view.get().markedStopId).toBe('a');
  view.close();
  expect(view.get()).toMatchObject({ markedStopId: null, cityId: 'a' });
  view.open({ kind: 'stop', stopId: 'a', isEditing: true });
  view.back();
  expect(view.get().markedStopId).toBe('a');
  view.back();
  expect(view.get().markedStopId).toBeNull();
  view.selectAdded('b');
  expect(view.get().markedStopId).toBe('b');
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

it('tells of a hover only those who follow it', () => {
  const view = createPlannerView();
  const [follows, hears] = [vi.fn(), vi.fn()];
  view.subscribeToHover(follows);
  view.subscribe(hears);
  view.hover('a');
  view.hover('a');
  view.hover('b');
  expect([follows.mock.calls.length, hears.mock.calls.length]).toEqual([2, 0]);
  view.select('a');
  expect([follows.mock.calls.length, hears.mock.calls.length]).toEqual([2, 1]);
  view.reset();
  expect([follows.mock.calls.length, hears.mock.calls.length]).toEqual([3, 2]);
});
