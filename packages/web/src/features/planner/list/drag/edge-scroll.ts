const EDGE = 56;
const FASTEST = 14;

/** How far to scroll per frame while dragging near the edge of a list. */
export function edgeSpeed(y: number, top: number, bottom: number): number {
  if (y < top + EDGE) return -Math.ceil(FASTEST * Math.min(1, (top + EDGE - y) / EDGE));
  if (y > bottom - EDGE) return Math.ceil(FASTEST * Math.min(1, (y - bottom + EDGE) / EDGE));
  return 0;
}

/** Scrolls the list around an element while the pointer is near its edge. */
export function scrollAtEdges(inside: Element, pointer: () => number, onScroll: () => void) {
  const list = inside.closest('[data-scroll]');
  let frame = 0;
  const step = () => {
    const box = list?.getBoundingClientRect();
    const speed = box ? edgeSpeed(pointer(), box.top, box.bottom) : 0;
    if (speed !== 0) {
      list?.scrollBy({ top: speed, behavior: 'instant' });
      onScroll();
    }
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
