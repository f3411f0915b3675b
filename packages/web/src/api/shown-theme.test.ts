// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepShownTheme, readThemeCookie } from './shown-theme.ts';

function forget(): void {
  // Not max-age=0: happy-dom keeps such a cookie until the millisecond is over.
  document.cookie = 'dark_mode_on=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
}

function showSystem(isDark: boolean): void {
  const list = window.matchMedia('');
  vi.spyOn(list, 'matches', 'get').mockReturnValue(isDark);
  vi.spyOn(window, 'matchMedia').mockReturnValue(list);
}

beforeEach(forget);
afterEach(() => {
  forget();
  vi.restoreAllMocks();
});

it.each([true, false])('tells the server which theme the system shows: dark %s', (matches) => {
  showSystem(matches);
  keepShownTheme();
  expect(readThemeCookie(document.cookie)).toBe(matches ? 'dark' : 'light');
});

it('leaves the choice that a visitor made', () => {
  document.cookie = 'dark_mode_on=false; path=/';
  showSystem(true);
  keepShownTheme();
  expect(readThemeCookie(document.cookie)).toBe('light');
});
