/** After the next drawing: for what takes away or closes the button that had the focus, without which Escape finds no panel. */
export function focusPanelTitle(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-panel] h2')?.focus());
}
