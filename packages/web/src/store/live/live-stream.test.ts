import type { SessionState } from '@fahrtwind/contract';
import { expect, it } from 'vitest';
import { createFakeClock, registered, visitor } from '../session/session-fakes.ts';
import type { LiveEvent } from './live-events.ts';
import { createLiveStream, type ConnectionListener, type ReceivedEvent } from './live-stream.ts';

const EVENT: LiveEvent = { kind: 'companions', id: 'reise' };

/** A stream whose connections the test opens, ends and feeds. */
function createStream(session: SessionState = registered('mara')) {
  const { clock, pending, advance } = createFakeClock();
  const connections: ConnectionListener[] = [];
  const posted: LiveEvent[] = [];
  const received: ReceivedEvent[] = [];
  let closed = 0;
  let fromOtherTab: ((event: LiveEvent) => void) | null = null;
  const stream = createLiveStream({
    clock,
    log: () => undefined,
    session: { get: () => session },
    locks: { run: (_name, task) => task() },
    channel: {
      post: (event) => void posted.push(event),
      listen(listener) {
        fromOtherTab = listener;
        return () => undefined;
      },
    },
    connect(listener) {
      connections.push(listener);
      return () => {
        closed += 1;
      };
    },
  });
  stream.events.subscribe((event) => received.push(event));
  return {
    stream,
    connections,
    posted,
    received,
    pending,
    closed: () => closed,
    receiveFromOtherTab: (event: LiveEvent) => fromOtherTab?.(event),
    /** The last connection fails, and the stream waits. */
    fail: async () => {
      connections.at(-1)?.onEnd();
      await advance(0);
    },
    advance,
  };
}

it('passes its events on to other tabs, and theirs to its listeners', () => {
  const { stream, connections, posted, received, receiveFromOtherTab } = createStream();
  stream.start();
  connections[0]?.onEvent(EVENT);
  receiveFromOtherTab(EVENT);
  expect(posted).toEqual([EVENT]);
  expect(received).toEqual([
    { event: EVENT, isFromOtherTab: false },
    { event: EVENT, isFromOtherTab: true },
  ]);
});

it('reconnects after ever longer pauses, short ones again after it was open', async () => {
  const { stream, connections, fail, pending, advance } = createStream();
  stream.start();
  const pauses: (number | undefined)[] = [];
  for (let failures = 0; failures < 3; failures += 1) {
    await fail();
    pauses.push(pending()[0]);
    await advance(pending()[0] ?? 0);
  }
  connections.at(-1)?.onOpen();
  await fail();
  pauses.push(pending()[0]);
  expect(pauses).toEqual([1000, 2000, 4000, 1000]);
});

it('does not wait for the next attempt when it is started again', async () => {
  const { stream, connections, fail, advance } = createStream();
  stream.start();
  await fail();
  stream.start();
  await advance(0);
  expect(connections).toHaveLength(2);
});

it('closes the connection when it is stopped, and connects for no visitor', async () => {
  const { stream, connections, closed, advance } = createStream();
  stream.start();
  stream.stop();
  for (let seconds = 0; seconds < 10; seconds += 1) await advance(1000);
  expect([connections.length, closed()]).toEqual([1, 1]);
  const visitors = createStream(visitor);
  visitors.stream.start();
  expect(visitors.connections).toEqual([]);
});
