/** Actions that only their button can run; the button is marked with `data-action`. */
export type ButtonAction = 'rename' | 'companions' | 'share';

export function pressButton(action: ButtonAction): void {
  document.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click();
}
