/** In the panel if the focus was there, else on the page's own title. */
export function focusTitleNearby(from: Element): void {
  const title = from.closest('[data-panel]') ? '[data-panel] h2' : 'h1';
  requestAnimationFrame(() => document.querySelector<HTMLElement>(title)?.focus());
}

/** After the next drawing: for what takes away or closes the button that had the focus, without which Escape finds no panel. */
export function focusPanelTitle(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-panel] h2')?.focus());
}
