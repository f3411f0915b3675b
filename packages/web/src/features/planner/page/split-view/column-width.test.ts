// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { keepColumnWidth, readColumnWidth, stepWidth, usualPercent } from './column-width.ts';

beforeEach(() => localStorage.clear());

it('remembers the width under a name that signing out deletes', () => {
  expect(readColumnWidth()).toBeNull();
  keepColumnWidth(45);
  expect(readColumnWidth()).toBe(45);
  expect(Object.keys(localStorage).every((name) => name.startsWith('private-'))).toBe(true);
});

it('leaves room for both sides, whatever was kept', () => {
  keepColumnWidth(99);
  expect(readColumnWidth()).toBe(50);
  keepColumnWidth(Number.NaN);
  expect(readColumnWidth()).toBeNull();
});

it('is forgotten on request, and then depends on the window', () => {
  keepColumnWidth(45);
  keepColumnWidth(null);
  expect(readColumnWidth()).toBeNull();
  expect([768, 1024, 1440, 1920].map(usualPercent)).toEqual([50, 41, 33.3, 31.3]);
});

it('moves by arrow keys and to both ends', () => {
  expect(stepWidth(42, 'ArrowRight')).toBe(44);
  expect(stepWidth(24, 'ArrowLeft')).toBe(24);
  expect(stepWidth(42, 'Home')).toBe(24);
  expect(stepWidth(42, 'End')).toBe(50);
  expect(stepWidth(42, 'a')).toBeNull();
});
