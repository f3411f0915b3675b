/** A day is rendered when it comes this near. */
const NEAR_PX = 300;
/** It stays rendered up to this distance, so that an edit that moves it over the edge and back renders nothing anew. */
const FAR_PX = 900;
/** How many days beyond the visible ones are observed; more would slow down every frame of a long trip. */
const WATCHED_BEYOND = 2;

/**
 * Reports which days are near the viewport, at first and on every change; the returned function stops it. It observes
 * as few as possible, because browsers check observed elements in every frame.
 */
export function followNearDays(
  list: Element,
  ids: readonly string[],
  onChange: (near: ReadonlySet<string>) => void,
): () => void {
  const scroller = list.closest('[data-scroll]');
  const wanted = new Set(ids);
  const items = [...list.children].filter((item) => wanted.has(idOf(item)));
  let watched: readonly Element[] = [];
  let near: readonly Element[] = [];

  function watch(next: readonly Element[]): void {
    for (const item of watched) if (!next.includes(item)) observer.unobserve(item);
    for (const item of next) if (!watched.includes(item)) observer.observe(item);
    watched = next;
  }

  function look(): void {
    const screen = scroller?.getBoundingClientRect() ?? viewport();
    const [first, end] = inSight(items, screen);
    // Whatever becomes visible must pass one of these; if nothing is visible, it may be any.
    const from = Math.max(0, first - WATCHED_BEYOND);
    watch(first === end ? items : items.slice(from, end + WATCHED_BEYOND));
    const next = items.filter(
      (item, index) =>
        (index >= first && index < end) ||
        // A day with the focus stays rendered, wherever it was scrolled to.
        item.contains(document.activeElement) ||
        (near.includes(item) && distance(item, screen) < FAR_PX),
    );
    if (next.length === near.length && next.every((item) => near.includes(item))) return;
    near = next;
    onChange(new Set(next.map(idOf)));
  }

  const observer = new IntersectionObserver(look, {
    root: scroller,
    rootMargin: `${NEAR_PX}px 0px`,
  });
  watch(items);
  return () => observer.disconnect();
}

/** The indexes of the first near item and of the one after the last; the items stand below each other. */
function inSight(
  items: readonly Element[],
  screen: DOMRect,
): readonly [first: number, end: number] {
  const first = firstThat(items, ({ bottom }) => bottom > screen.top - NEAR_PX);
  const end = firstThat(items, ({ top }) => top >= screen.bottom + NEAR_PX);
  // Hidden items have no box and would all count as being at the same position.
  const isHidden = items.at(0)?.getBoundingClientRect().height === 0;
  return isHidden ? [first, first] : [first, Math.max(first, end)];
}

/** The first item that matches, by binary search, so that few days are measured. */
function firstThat(items: readonly Element[], isSo: (box: DOMRect) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item && isSo(item.getBoundingClientRect())) high = middle;
    else low = middle + 1;
  }
  return low;
}

function viewport(): DOMRect {
  return new DOMRect(0, 0, window.innerWidth, window.innerHeight);
}

function distance(item: Element, screen: DOMRect): number {
  const { top, bottom } = item.getBoundingClientRect();
  return Math.max(screen.top - bottom, top - screen.bottom);
}

function idOf(item: Element): string {
  return item.getAttribute('data-day-id') ?? '';
}
