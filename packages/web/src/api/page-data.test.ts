// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { callIfChanged } from './call-if-changed.ts';
import { readPageData, takePageReply } from './page-data.ts';

function page(data: unknown): void {
  const json = JSON.stringify(data);
  document.body.innerHTML = `<script type="application/json" id="page-data">${json}</script>`;
}

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('answers the first request for what came with the page, without the server', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  const reply = { trips: [] };
  page([{ path: '/api/trips/shared-with-me', reply }]);
  const asked = vi.fn(() => Promise.resolve(Response.json({ trips: [] })));
  vi.stubGlobal('fetch', asked);
  expect((await callIfChanged(null, 'listCompanionTrips'))?.reply).toEqual(reply);
  expect(asked).not.toHaveBeenCalled();
  await callIfChanged(null, 'listCompanionTrips');
  expect(asked).toHaveBeenCalledOnce();
});

it('reads the same objects again, and none where nothing came', () => {
  expect(readPageData()).toEqual([]);
  page([{ path: '/api/a', reply: { a: 1 } }]);
  expect(readPageData()).toBe(readPageData());
});

it('leaves what is missing or old to the server', () => {
  page([
    { path: '/api/a', reply: null },
    { path: '/api/b', reply: 1 },
  ]);
  expect(takePageReply('/api/a')).toBeUndefined();
  vi.spyOn(performance, 'now').mockReturnValue(60_001);
  expect(takePageReply('/api/b')).toBeUndefined();
});
