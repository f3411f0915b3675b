// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followNearDays } from './follow-near-days.ts';

const HEIGHT = 500;
const SCREEN = 800;
let scrolled = 0;
let look: () => boolean = () => false;
let isShown = true;
const watched = new Set<Element>();

/** Stands in for IntersectionObserver, with days of 500 px on a screen of 800 px. */
class FakeObserver {
  readonly #margin: number;
  readonly #seen = new Map<Element, boolean | null>();

  constructor(
    tell: (changes: readonly object[]) => void,
    options: { readonly rootMargin: string },
  ) {
    this.#margin = Number.parseInt(options.rootMargin, 10);
    look = () => {
      const changes = [...this.#seen].flatMap(([target, was]) => {
        const { top, bottom } = target.getBoundingClientRect();
        const isIntersecting = isShown && bottom > -this.#margin && top < SCREEN + this.#margin;
        this.#seen.set(target, isIntersecting);
        return isIntersecting === was ? [] : [{ target, isIntersecting }];
      });
      if (changes.length > 0) tell(changes);
      return changes.length > 0;
    };
  }
  observe(item: Element): void {
    // New targets are reported once, wherever they are.
    this.#seen.set(item, null);
    watched.add(item);
  }
  unobserve(item: Element): void {
    this.#seen.delete(item);
    watched.delete(item);
  }
  disconnect(): void {
    this.#seen.clear();
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  scrolled = 0;
  isShown = true;
  watched.clear();
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

function numbers(items: Iterable<Element>): string {
  return [...items]
    .map((item) => Number(item.getAttribute('data-day-id')?.slice(4)))
    .toSorted((one, other) => one - other)
    .join(' ');
}

function show() {
  const ids = Array.from({ length: 12 }, (_, index) => `tag-${index + 1}`);
  document.body.innerHTML = `<div data-scroll><ol>${ids
    .map((id) => `<li data-day-id="${id}"><button></button></li>`)
    .join('')}</ol></div>`;
  const [scroller, list] = [document.querySelector('[data-scroll]'), document.querySelector('ol')];
  if (!scroller || !list) throw new Error('no list');
  scroller.getBoundingClientRect = () => new DOMRect(0, 0, 300, SCREEN);
  for (const [index, item] of [...list.children].entries())
    item.getBoundingClientRect = () =>
      isShown ? new DOMRect(0, index * HEIGHT - scrolled, 300, HEIGHT) : new DOMRect();
  const near: string[] = [];
  const stop = followNearDays(list, ids, (found) => {
    near.push([...found].map((id) => id.slice(4)).join(' '));
  });
  const scrollTo = (y: number): string | undefined => {
    scrolled = y;
    // New targets are reported with the next frame.
    while (look());
    return near.at(-1);
  };
  return { near, list, stop, scrollTo };
}

it('draws what is in sight or nearly so', () => {
  const { scrollTo } = show();
  expect(scrollTo(0)).toBe('1 2 3');
});

it('keeps a day that was left until it is far away', () => {
  const { scrollTo } = show();
  scrollTo(0);
  expect(scrollTo(900)).toBe('1 2 3 4');
  expect(scrollTo(1200)).toBe('1 2 3 4 5');
  expect(scrollTo(2400)).toBe('4 5 6 7');
});

it('says nothing when a day goes over the edge and back', () => {
  const { near, scrollTo } = show();
  scrollTo(500);
  const told = near.length;
  for (const y of [380, 500, 380, 500]) scrollTo(y);
  expect(near.length).toBe(told);
});

it('keeps the day that has the focus', () => {
  const { list, scrollTo } = show();
  scrollTo(0);
  list.querySelector('button')?.focus();
  expect(scrollTo(4000)).toMatch(/^1 8 9/);
});

it('watches only the days around those in sight', () => {
  const { scrollTo } = show();
  expect(watched.size).toBe(12);
  scrollTo(0);
  expect(numbers(watched)).toBe('1 2 3 4 5');
  scrollTo(3000);
  expect(numbers(watched)).toBe('4 5 6 7 8 9 10 11');
});

it('finds its way after a leap, and after the list was out of sight', () => {
  const { scrollTo } = show();
  scrollTo(0);
  expect(scrollTo(5000)).toBe('10 11 12');
  isShown = false;
  scrollTo(5000);
  expect(watched.size).toBe(12);
  isShown = true;
  expect(scrollTo(0)).toBe('1 2 3');
});

it('says nothing more once it has ended', () => {
  const { near, stop, scrollTo } = show();
  scrollTo(0);
  stop();
  scrollTo(3000);
  expect(near).toEqual(['1 2 3']);
});
