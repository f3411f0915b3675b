import { serialize, deserialize } from 'node:v8';
import { expect, it } from 'vitest';
import { AppError } from '../http/app-error.ts';
import { createChannel, type Channel, type Message } from './channel.ts';

/** Two ends whose messages are copied, as between processes. */
function connect(): readonly [Channel, Channel] {
  const ends: Channel[] = [];
  const sendTo = (index: number) => (message: Message) => {
    const copy: Message = deserialize(serialize(message));
    queueMicrotask(() => ends[index]?.hear(copy));
  };
  const [one, other] = [createChannel(sendTo(1)), createChannel(sendTo(0))];
  ends.push(one, other);
  return [one, other];
}

it('both ends ask each other, also while they answer', async () => {
  const [one, other] = connect();
  one.serve('name', (number: number) => `Tag ${number}`);
  other.serve('names', async (numbers: readonly number[]) =>
    Promise.all(numbers.map((number) => other.ask<string>('name', number))),
  );
  expect(await one.ask('names', [1, 2])).toEqual(['Tag 1', 'Tag 2']);
});

it('a refusal arrives as the same refusal, and a fault with its message', async () => {
  const [one, other] = connect();
  other.serve('refused', () => {
    throw new AppError('too-large', 'file');
  });
  other.serve('broken', () => {
    throw new TypeError('nicht gefunden');
  });
  const refused = one.ask('refused');
  await expect(refused).rejects.toBeInstanceOf(AppError);
  await expect(refused).rejects.toMatchObject({ code: 'too-large', field: 'file' });
  await expect(one.ask('broken')).rejects.toMatchObject({
    name: 'TypeError',
    message: 'nicht gefunden',
  });
  await expect(one.ask('unknown')).rejects.toThrow('There is no answer to unknown.');
  await expect(one.ask('broken', () => undefined)).rejects.toThrow('could not be cloned');
});

it('an asker that leaves stops the work of the other end', async () => {
  const [one, other] = connect();
  const stopped = new Promise((resolve) => {
    other.serve('work', (_: unknown, signal) => {
      signal.addEventListener('abort', resolve);
      return new Promise(() => undefined);
    });
  });
  const controller = new AbortController();
  const asked = one.ask('work', null, controller.signal);
  const reason = new Error('gegangen');
  controller.abort(reason);
  await expect(asked).rejects.toBe(reason);
  await stopped;
  await expect(one.ask('work', null, controller.signal)).rejects.toBe(reason);
});

it('after its end nothing waits for an answer', async () => {
  const [one, other] = connect();
  const stopped = new Promise((resolve) => {
    other.serve('work', (_: unknown, signal) => {
      signal.addEventListener('abort', resolve);
      return new Promise(() => undefined);
    });
  });
  const asked = one.ask('work');
  await Promise.resolve();
  one.close();
  other.close();
  await expect(asked).rejects.toMatchObject({ code: 'unavailable' });
  await stopped;
  await expect(one.ask('work')).rejects.toMatchObject({ code: 'unavailable' });
});
