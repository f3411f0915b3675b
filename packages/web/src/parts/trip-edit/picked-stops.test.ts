import { expect, it, vi } from 'vitest';
import { createPickedStops } from './picked-stops.ts';

const ORDER = ['a', 'b', 'c', 'd', 'e'];

function pick() {
  const picked = createPickedStops();
  return { picked, ids: () => [...picked.get().ids].toSorted() };
}

it('picks and unpicks single stops', () => {
  const { picked, ids } = pick();
  picked.start();
  expect(picked.get().isPicking).toBe(true);
  picked.toggle('b');
  picked.toggle('d');
  picked.toggle('b');
  expect(ids()).toEqual(['d']);
});

it('picks everything between the last one and this one, in both directions', () => {
  const { picked, ids } = pick();
  picked.toggle('d');
  picked.pickUpTo('b', ORDER);
  expect(ids()).toEqual(['b', 'c', 'd']);
  picked.pickUpTo('a', ORDER);
  expect(ids()).toEqual(['a', 'b', 'c', 'd']);
});

it('begins with the one that is pointed at when nothing was picked before', () => {
  const { picked, ids } = pick();
  picked.pickUpTo('c', ORDER);
  expect(ids()).toEqual(['c']);
});

it('forgets stops that are gone, and tells its listeners only then', () => {
  const { picked, ids } = pick();
  picked.start(['a', 'e']);
  const listener = vi.fn();
  picked.subscribe(listener);
  picked.keepOnly(ORDER);
  expect(listener).not.toHaveBeenCalled();
  picked.keepOnly(['a', 'b']);
  expect(ids()).toEqual(['a']);
  picked.end();
  expect(picked.get()).toEqual({ isPicking: false, ids: new Set() });
  expect(listener).toHaveBeenCalledTimes(2);
});
