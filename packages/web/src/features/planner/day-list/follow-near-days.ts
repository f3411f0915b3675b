/** A day is drawn when it comes so near. */
const NEAR_PX = 300;
/** And stays until it is so far: an edit that moves a day over the edge and back draws nothing anew. */
const FAR_PX = 900;

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
  const inSight = new Set<Element>();
  let near: readonly Element[] = [];

  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) inSight.add(target);
        else inSight.delete(target);
      }
      const screen = scroller?.getBoundingClientRect();
      const next = items.filter(
        (item) =>
          inSight.has(item) ||
          // A day with the focus stays, wherever it was scrolled to.
          item.contains(document.activeElement) ||
          (near.includes(item) && screen !== undefined && distance(item, screen) < FAR_PX),
      );
      if (next.length === near.length && next.every((item) => near.includes(item))) return;
      near = next;
      onChange(new Set(next.map(idOf)));
    },
    { root: scroller, rootMargin: `${NEAR_PX}px 0px` },
  );
  for (const item of items) observer.observe(item);
  return () => observer.disconnect();
}

function distance(item: Element, screen: DOMRect): number {
  const { top, bottom } = item.getBoundingClientRect();
  return Math.max(screen.top - bottom, top - screen.bottom);
}

function idOf(item: Element): string {
  return item.getAttribute('data-day-id') ?? '';
}
