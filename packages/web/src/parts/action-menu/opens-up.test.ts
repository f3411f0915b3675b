// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { opensUp } from './opens-up.ts';

afterEach(() => document.body.replaceChildren());

function placed(tag: string, top: number, bottom: number): HTMLElement {
  const element = document.createElement(tag);
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top);
  return element;
}

it.each([
  ['opens below where there is room', 100, 300, false],
  ['opens above at the lower edge', 700, 300, true],
  ['opens below where there is room on neither side', 340, 420, false],
  ['leaves room for a bar at the upper edge', 500, 440, false],
])('%s', (_, top, height, isUp) => {
  vi.stubGlobal('innerHeight', 800);
  const opener = placed('button', top, top + 44);
  document.body.append(opener);
  expect(opensUp(opener, height)).toBe(isUp);
  vi.unstubAllGlobals();
});

it('looks at the part of the page that scrolls', () => {
  vi.stubGlobal('innerHeight', 800);
  const [list, opener] = [placed('div', 300, 800), placed('button', 600, 644)];
  list.setAttribute('data-scroll', '');
  list.append(opener);
  document.body.append(list);
  expect([opensUp(opener, 200), opensUp(opener, 240)]).toEqual([true, false]);
  vi.unstubAllGlobals();
});
