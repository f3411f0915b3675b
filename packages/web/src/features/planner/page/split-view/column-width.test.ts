// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { keepColumnWidth, readColumnWidth, stepWidth, usualPercent } from './column-width.ts';

beforeEach(() => localStorage.clear());

it('remembers the width under a name that signing out deletes', () => {
  expect(readColumnWidth()).toBeNull();
  keepColumnWidth(55);
  expect(readColumnWidth()).toBe(55);
  expect(Object.keys(localStorage).every((name) => name.startsWith('private-'))).toBe(true);
});

it('leaves room for both sides, whatever was kept', () => {
  keepColumnWidth(99);
  expect(readColumnWidth()).toBe(68);
  keepColumnWidth(Number.NaN);
  expect(readColumnWidth()).toBeNull();
});

it('is forgotten on request, and then depends on the window', () => {
  keepColumnWidth(55);
  keepColumnWidth(null);
  expect(readColumnWidth()).toBeNull();
  expect([1280, 1440, 1920].map(usualPercent)).toEqual([42, 42, 36]);
});

it('moves by arrow keys and to both ends', () => {
  expect(stepWidth(42, 'ArrowRight')).toBe(44);
  expect(stepWidth(28, 'ArrowLeft')).toBe(28);
  expect(stepWidth(42, 'Home')).toBe(28);
  expect(stepWidth(42, 'End')).toBe(68);
  expect(stepWidth(42, 'a')).toBeNull();
});
