/** What only its button can do; the button says so by `data-deed`. */
export type PressedDeed = 'rename' | 'companions';

export function pressDeed(deed: PressedDeed): void {
  document.querySelector<HTMLElement>(`[data-deed="${deed}"]`)?.click();
}
