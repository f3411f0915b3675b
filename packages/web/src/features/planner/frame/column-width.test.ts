// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { keepColumnWidth, readColumnWidth, stepWidth } from './column-width.ts';

beforeEach(() => localStorage.clear());

it('remembers the width under a name that signing out deletes', () => {
  expect(readColumnWidth()).toBe(42);
  keepColumnWidth(55);
  expect(readColumnWidth()).toBe(55);
  expect(Object.keys(localStorage).every((name) => name.startsWith('private-'))).toBe(true);
});

it('leaves room for both sides, whatever was kept', () => {
  keepColumnWidth(99);
  expect(readColumnWidth()).toBe(68);
  keepColumnWidth(Number.NaN);
  expect(readColumnWidth()).toBe(42);
});

it('moves by arrow keys and to both ends', () => {
  expect(stepWidth(42, 'ArrowRight')).toBe(44);
  expect(stepWidth(28, 'ArrowLeft')).toBe(28);
  expect(stepWidth(42, 'Home')).toBe(28);
  expect(stepWidth(42, 'End')).toBe(68);
  expect(stepWidth(42, 'a')).toBeNull();
});
