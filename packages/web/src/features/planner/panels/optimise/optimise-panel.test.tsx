// @vitest-environment happy-dom
import { removeStop } from '@fahrtwind/domain';
import { routeOf, tripOf } from '@fahrtwind/domain/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPanel } from '../../../../parts/testing/open-panel.tsx';
import { findBestOrder, type OrderSearch } from './find-best-order.ts';
import { OptimisePanel } from './optimise-panel.tsx';

/** happy-dom has no workers; this one answers as the real one does, on the next turn. */
class SameThread extends EventTarget {
  postMessage(question: OrderSearch) {
    queueMicrotask(() =>
      this.dispatchEvent(new MessageEvent('message', { data: findBestOrder(question) })),
    );
  }

  terminate() {}
}

beforeEach(() => {
  vi.stubGlobal('Worker', SameThread);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const onClose = vi.fn<() => void>();
const detour = tripOf({ 'Tag 1': ['Köln'], 'Tag 2': ['Mainz'], 'Tag 3': ['Bonn', 'Frankfurt'] });
const button = (name: string) => screen.getByRole('button', { name });

it('opens on „Gründlich“ and applies what is shorter', async () => {
  const { person, current } = await openPanel(<OptimisePanel onClose={onClose} />, detour);
  expect(screen.getByRole('radio', { name: /Gründlich/ })).toHaveProperty('checked', true);
  await screen.findByText(/^Spart ~\d+\skm und ~\d+:\d\d\sh\.$/);
  await person.click(button('Übernehmen'));
  expect(routeOf(current())).toEqual(['Köln', 'Bonn', 'Mainz', 'Frankfurt']);
  expect(screen.getByText('Neue Reihenfolge übernommen.')).toBeDefined();
});

it('says that an order is longer than today, and makes keeping the present one the main action', async () => {
  // Going to the nearest each time leaves the short arm in the south for last.
  const trip = tripOf({ 'Tag 1': ['Koblenz', 'Mainz', 'Bonn', 'Köln'] });
  const { person, current } = await openPanel(<OptimisePanel onClose={onClose} />, trip);
  await person.click(screen.getByRole('radio', { name: /Schnell/ }));
  expect(screen.getByText(/^Länger als heute: ~\d+/)).toBeDefined();
  const labels = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(labels.slice(-2)).toEqual(['Reihenfolge behalten', 'Trotzdem übernehmen']);
  expect(button('Reihenfolge behalten').className).toContain('primary');
  expect(button('Trotzdem übernehmen').className).not.toContain('primary');
  await person.click(button('Trotzdem übernehmen'));
  expect(routeOf(current())).toEqual(['Koblenz', 'Bonn', 'Köln', 'Mainz']);
});

it('computes the order anew when the trip has changed, instead of claiming success', async () => {
  const { current, actions } = await openPanel(<OptimisePanel onClose={onClose} />, detour);
  await screen.findByText(/^Spart/);
  onClose.mockClear();
  // As an edit of another device that comes between the last render and the click.
  actions.run(removeStop, { stopId: 'frankfurt' });
  button('Übernehmen').click();
  expect(await screen.findByText(/hat sich inzwischen geändert/)).toBeDefined();
  expect(screen.queryByText('Neue Reihenfolge übernommen.')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  expect(routeOf(current())).toEqual(['Köln', 'Mainz', 'Bonn']);
});
