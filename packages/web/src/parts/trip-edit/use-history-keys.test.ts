import { expect, it } from 'vitest';
import { stepOf } from './use-history-keys.ts';

const key = (combination: string) => {
  const parts = combination.split('+');
  return {
    key: parts.at(-1) ?? '',
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Meta'),
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
  };
};

it.each([
  ['Ctrl+z', 'undo'],
  ['Meta+z', 'undo'],
  ['Ctrl+Shift+Z', 'redo'],
  ['Meta+Shift+z', 'redo'],
  ['Ctrl+y', 'redo'],
  ['z', null],
  ['Shift+Z', null],
  ['Ctrl+Alt+z', null],
  ['Ctrl+a', null],
])('takes %s for %s', (combination, step) => {
  expect(stepOf(key(combination))).toBe(step);
});
