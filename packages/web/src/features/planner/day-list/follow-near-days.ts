/** A day is drawn when it comes so near. */
const NEAR_PX = 300;
/** And stays until it is so far: an edit that moves a day over the edge and back draws nothing anew. */
const FAR_PX = 900;
/** So many on each side of those in sight are watched: more would cost every picture of a long trip. */
const WATCHED_BEYOND = 2;

/**
 * Tells which days are near the screen, at first and whenever that changes; the returned function ends it. As few as
 * possible: whatever is drawn is looked at with every picture.
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
    // Whatever comes into sight comes past one of these; without anything in sight it may be any.
    const from = Math.max(0, first - WATCHED_BEYOND);
    watch(first === end ? items : items.slice(from, end + WATCHED_BEYOND));
    const next = items.filter(
      (item, index) =>
        (index >= first && index < end) ||
        // A day with the focus stays, wherever it was scrolled to.
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

/** The first and the one after the last of the items that are near enough; they stand below each other. */
function inSight(
  items: readonly Element[],
  screen: DOMRect,
): readonly [first: number, end: number] {
  const first = firstThat(items, ({ bottom }) => bottom > screen.top - NEAR_PX);
  const end = firstThat(items, ({ top }) => top >= screen.bottom + NEAR_PX);
  // Without a box they are all at the same place, which is none.
  const isHidden = items.at(0)?.getBoundingClientRect().height === 0;
  return isHidden ? [first, first] : [first, Math.max(first, end)];
}

/** Where the items begin to answer yes, found by halving: a day that nobody needs is not measured. */
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
