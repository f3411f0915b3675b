// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLive } from './live.ts';

/** The browser's own stream, which tests drive by hand. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static last: FakeSource;
  readyState = 1;
  readonly address: string;

  constructor(address: string) {
    super();
    this.address = address;
    FakeSource.last = this;
  }

  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
}

beforeEach(() => vi.stubGlobal('EventSource', FakeSource));
afterEach(() => vi.unstubAllGlobals());

function listen() {
  const diary: unknown[] = [];
  const close = openLive({
    onOpen: () => diary.push('open'),
    onTrip: (data) => diary.push(data),
    onPeople: (kind, data) => diary.push([kind, data]),
    onEnd: () => diary.push('end'),
  });
  return { diary, close, source: FakeSource.last };
}

it('tells of every trip, and of nothing that cannot be read', () => {
  const { diary, source, close } = listen();
  expect(source.address).toBe('/api/live');
  source.dispatchEvent(new Event('open'));
  source.dispatchEvent(new MessageEvent('trip', { data: '{"id":"reise","revision":3}' }));
  source.dispatchEvent(new MessageEvent('trip', { data: '{"id":' }));
  expect(diary).toEqual(['open', { id: 'reise', revision: 3 }, null]);
  close();
  expect(source.readyState).toBe(FakeSource.CLOSED);
});

it('ends when the browser gives up, and not when it comes back by itself', () => {
  const { diary, source } = listen();
  source.dispatchEvent(new Event('error'));
  expect(diary).toEqual([]);
  source.close();
  source.dispatchEvent(new Event('error'));
  expect(diary).toEqual(['end']);
});
