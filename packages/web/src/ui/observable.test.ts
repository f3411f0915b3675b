import { expect, it } from 'vitest';
import { createEmitter, createObservable } from './observable.ts';

it('tells every listener of every event until its subscription ends', () => {
  const emitter = createEmitter<number>();
  const told: string[] = [];
  const end = emitter.subscribe((event) => told.push(`one ${event}`));
  emitter.subscribe((event) => told.push(`two ${event}`));
  emitter.emit(1);
  end();
  emitter.emit(2);
  expect(told).toEqual(['one 1', 'two 1', 'two 2']);
});

it('holds a value and tells listeners after it has changed', () => {
  const value = createObservable('a');
  const seen: string[] = [];
  const end = value.subscribe(() => seen.push(value.get()));
  value.set('b');
  value.set('b');
  end();
  value.set('c');
  expect([value.get(), seen]).toEqual(['c', ['b']]);
});
