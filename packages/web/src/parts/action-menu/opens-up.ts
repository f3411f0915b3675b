/** What is left free at the upper edge, where a page or a list may keep a bar in place. */
const EDGE_PX = 72;

/**
 * Whether a menu has to open above its opener, because there is no room below it in the part of the page that scrolls.
 * Where there is none above it either it opens below, to which one can scroll.
 */
export function opensUp(opener: Element, menuHeight: number): boolean {
  const { top, bottom } = opener.getBoundingClientRect();
  const port = opener.closest('[data-scroll]')?.getBoundingClientRect();
  const below = Math.min(port?.bottom ?? window.innerHeight, window.innerHeight) - bottom;
  const above = top - Math.max(port?.top ?? 0, 0) - EDGE_PX;
  return menuHeight > below && menuHeight <= above;
}
