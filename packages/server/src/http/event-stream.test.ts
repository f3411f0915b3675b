import { connect } from 'node:net';
import { fastify } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { openStream, type EventStream } from './event-stream.ts';

const app = fastify();
afterEach(() => app.close());

it('disconnects a reader that does not read, with a bounded buffer', async () => {
  let opened: { readonly stream: EventStream; waiting(): number } | null = null;
  let isEnded = false;
  const onEnd = (): void => {
    isEnded = true;
  };
  app.get('/', (_request, reply) => {
    const stream = openStream(reply, { lifeMs: 60_000, onEnd });
    opened = { stream, waiting: () => reply.raw.writableLength };
  });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const reader = connect(Number(port), '127.0.0.1').pause();
  reader.on('error', () => undefined);
  reader.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const data = { selection: 'x'.repeat(5000) };
  let most = 0;
  // The operating system takes some megabytes before anything waits here.
  await expect
    .poll(
      () => {
        for (let event = 0; event < 200; event += 1) opened?.stream.send('presence', data);
        most = Math.max(most, opened?.waiting() ?? 0);
        return isEnded;
      },
      { interval: 1 },
    )
    .toBe(true);
  expect(most).toBeLessThan(64 * 1024 + 6000);
  reader.destroy();
});
