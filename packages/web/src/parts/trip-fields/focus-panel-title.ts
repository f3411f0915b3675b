/** Focuses the panel's title if the focus was in the panel, else the page's title. */
export function focusTitleNearby(from: Element): void {
  const title = from.closest('[data-panel]') ? '[data-panel] h2' : 'h1';
  requestAnimationFrame(() => document.querySelector<HTMLElement>(title)?.focus());
}

/**
 * Waits for the next render. When the focused button is removed or closed, Escape would otherwise no longer reach the
 * panel.
 */
export function focusPanelTitle(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-panel] h2')?.focus());
}
