// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { lastKnownStart, rememberStart } from './last-known-start.ts';
import { clearPrivateData } from './private-data.ts';
import { START_TIME, registered } from './session-fakes.ts';
import { startWith } from './start-fakes.ts';
import { noteUnsentEdits, storesWithUnsentEdits, unsentEdits } from './unsent-edits.ts';

const start = startWith(registered('mara'));

const noLog = () => {};

beforeEach(() => localStorage.clear());

it('knows the start of the last visit until the session is over', () => {
  expect(lastKnownStart(START_TIME)).toBeNull();
  rememberStart(start);
  expect(lastKnownStart(START_TIME)).toEqual(start);
  expect(lastKnownStart(START_TIME + 8 * 24 * 3_600_000)?.session).toEqual({ state: 'visitor' });
});

it('removes the last known start and private caches, and leaves everything else', async () => {
  const names = new Set(['private-api', 'app-shell']);
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...names]),
    delete: (name: string) => Promise.resolve(names.delete(name)),
  });
  rememberStart(start);
  localStorage.setItem('settings', 'kept');
  await clearPrivateData(noLog);
  expect(lastKnownStart(START_TIME)).toBeNull();
  expect(localStorage.getItem('settings')).toBe('kept');
  expect([...names]).toEqual(['app-shell']);
  vi.unstubAllGlobals();
});

it('clears the rest when one store refuses, and logs it', async () => {
  vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('refused')) });
  const logged: string[] = [];
  rememberStart(start);
  await clearPrivateData((message) => logged.push(message));
  expect(lastKnownStart(START_TIME)).toBeNull();
  expect(logged).toEqual(['Private data not removed']);
  vi.unstubAllGlobals();
});

it('spares what was told, as edits that were never sent', async () => {
  localStorage.setItem('private-settings', 'x');
  expect(storesWithUnsentEdits()).toEqual([]);
  noteUnsentEdits(2);
  await clearPrivateData(noLog, storesWithUnsentEdits());
  expect([unsentEdits(), localStorage.getItem('private-settings')]).toEqual([2, null]);
  noteUnsentEdits(0);
  expect(unsentEdits()).toBe(0);
  noteUnsentEdits(1);
  await clearPrivateData(noLog);
  expect(unsentEdits()).toBe(0);
});

it('deletes the databases it knows where the browser cannot list them', async () => {
  const deleted: string[] = [];
  vi.stubGlobal('indexedDB', {
    deleteDatabase: (name: string) => {
      deleted.push(name);
      const request = new EventTarget();
      queueMicrotask(() => request.dispatchEvent(new Event('success')));
      return request;
    },
  });
  await clearPrivateData(noLog);
  expect(deleted.toSorted()).toEqual(['private-routes-1', 'private-trips-1']);
  deleted.length = 0;
  noteUnsentEdits(1);
  await clearPrivateData(noLog, storesWithUnsentEdits());
  expect(deleted).toEqual(['private-routes-1']);
  vi.unstubAllGlobals();
});

it('survives a damaged copy', () => {
  localStorage.setItem('private-start-1', '{');
  const warn = vi.spyOn(console, 'warn').mockImplementation(noLog);
  expect(lastKnownStart(START_TIME)).toBeNull();
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});
