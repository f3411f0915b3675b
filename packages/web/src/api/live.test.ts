// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLive } from './live.ts';

/** Stands in for the browser's EventSource; tests drive it by hand. */
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
  const received: unknown[] = [];
  const close = openLive(['trip', 'presence'], {
    onOpen: () => received.push('open'),
    onEvent: (kind, data) => received.push([kind, data]),
    onEnd: () => received.push('end'),
  });
  return { received, close, source: FakeSource.last };
}

it('tells of the events of its kinds, without data for one that cannot be read', () => {
  const { received, source, close } = listen();
  expect(source.address).toBe('/api/live');
  source.dispatchEvent(new Event('open'));
  source.dispatchEvent(new MessageEvent('trip', { data: '{"id":"reise","revision":3}' }));
  source.dispatchEvent(new MessageEvent('presence', { data: '{"id":"reise"}' }));
  source.dispatchEvent(new MessageEvent('unknown', { data: '{"id":"reise"}' }));
  source.dispatchEvent(new MessageEvent('trip', { data: '{"id":' }));
  expect(received).toEqual([
    'open',
    ['trip', { id: 'reise', revision: 3 }],
    ['presence', { id: 'reise' }],
    ['trip', null],
  ]);
  close();
  expect(source.readyState).toBe(FakeSource.CLOSED);
});

it('ends when the browser gives up, and not when it comes back by itself', () => {
  const { received, source } = listen();
  source.dispatchEvent(new Event('error'));
  expect(received).toEqual([]);
  source.close();
  source.dispatchEvent(new Event('error'));
  expect(received).toEqual(['end']);
});
