// @vitest-environment happy-dom
import { tripOf } from '@fahrtwind/domain/testing';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCaches } from '../../map/testing/fake-caches.ts';
import { answerMap } from '../../map/testing/map-server.ts';
import { offlineTrips } from './offline-trips.ts';
import { useKeepOpened } from './use-keep-opened.ts';

const TRIP = tripOf({ 'Tag 1': ['Köln'] }, { id: 'rhein' });

let device: ReturnType<typeof fakeCaches>;
let asked: (() => void)[];

/** The style comes when it is let through, and has no archives: then all is stored. */
async function answer(address: string, init?: RequestInit): Promise<Response> {
  await new Promise<void>((resolve) => {
    asked.push(resolve);
  });
  const style = await answerMap(address, init)?.json();
  return Response.json({ ...style, sources: {} });
}

const letThrough = () => {
  for (const go of asked) go();
};
const storedFiles = () => device.files('private-map').size;

beforeEach(() => {
  localStorage.clear();
  [device, asked] = [fakeCaches(), []];
  vi.stubGlobal('caches', device.storage);
  vi.stubGlobal('fetch', answer);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Until the styles of both themes are asked for. */
async function openTrip() {
  const page = renderHook(() => useKeepOpened(TRIP));
  vi.advanceTimersByTime(20_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(asked).toHaveLength(2), 10_000);
  return page;
}

it('notes a trip that stays open until its map is there', async () => {
  await openTrip();
  letThrough();
  await vi.waitFor(() => expect(offlineTrips.find('rhein')?.kind).toBe('opened'), 10_000);
});

it('notes nothing when the page is left meanwhile, as by signing out', async () => {
  const { unmount } = await openTrip();
  unmount();
  letThrough();
  await vi.waitFor(() => expect(storedFiles()).toBe(2), 10_000);
  // What follows in the same turn.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(offlineTrips.get()).toEqual([]);
});
