import { expect, it } from 'vitest';
import { opensPalette, SHORTCUTS, shortcutOf } from './shortcut-of.ts';

const key = (name: string, held: Partial<KeyboardEvent> = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

it.each([
  ['n', 'newStop'],
  ['N', 'newStop'],
  ['?', 'shortcuts'],
  ['q', null],
  ['Enter', null],
])('takes %s alone for %s', (name, id) => {
  expect(shortcutOf(key(name))).toBe(id);
});

it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves letters with %s to the browser', (held) => {
  expect(shortcutOf(key('n', { [held]: true }))).toBeNull();
});

it('has no key twice', () => {
  const keys = Object.values(SHORTCUTS);
  expect(new Set(keys).size).toBe(keys.length);
});

it('opens the palette with Ctrl+K and Cmd+K only', () => {
  expect(opensPalette(key('k', { ctrlKey: true }))).toBe(true);
  expect(opensPalette(key('K', { metaKey: true }))).toBe(true);
  expect(opensPalette(key('k'))).toBe(false);
  expect(opensPalette(key('k', { ctrlKey: true, altKey: true }))).toBe(false);
});
