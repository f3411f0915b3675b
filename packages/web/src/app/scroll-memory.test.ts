import { expect, it } from 'vitest';
import { createScrollMemory } from './scroll-memory.ts';

function memoryOf(ids: readonly string[] = []) {
  const went: (number | string)[] = [];
  const memory = createScrollMemory({
    scrollTo: (y) => went.push(y),
    showElement: (id) => ids.includes(id) && went.push(`#${id}`) > 0,
  });
  return { memory, went };
}

it('starts each navigation at the top, also one to a page seen before [RT-40]', () => {
  const { memory, went } = memoryOf();
  memory.save('a', 800);
  memory.arrive({ key: 'b', hash: '', isReturn: false });
  memory.arrive({ key: 'a', hash: '', isReturn: false });
  expect(went).toEqual([0, 0]);
});

it('returns to where a page was left on back and forward', () => {
  const { memory, went } = memoryOf();
  memory.save('a', 800);
  memory.arrive({ key: 'a', hash: '', isReturn: true });
  memory.arrive({ key: 'unknown', hash: '', isReturn: true });
  expect(went).toEqual([800, 0]);
});

it('goes to the place a link names, to the top when there is none', () => {
  const { memory, went } = memoryOf(['cookies']);
  memory.arrive({ key: 'a', hash: '#cookies', isReturn: false });
  memory.arrive({ key: 'b', hash: '#gone', isReturn: false });
  expect(went).toEqual(['#cookies', 0]);
});
