/** Kept free at the upper edge, where a page or list may have a sticky bar. */
const EDGE_PX = 72;

/**
 * Whether a menu must open above its opener, because the scrolling area has no room below it. Without room above
 * either it opens below, where the user can scroll to it.
 */
export function opensUp(opener: Element, menuHeight: number): boolean {
  const { top, bottom } = opener.getBoundingClientRect();
  const port = opener.closest('[data-scroll]')?.getBoundingClientRect();
  const below = Math.min(port?.bottom ?? window.innerHeight, window.innerHeight) - bottom;
  const above = top - Math.max(port?.top ?? 0, 0) - EDGE_PX;
  return menuHeight > below && menuHeight <= above;
}
