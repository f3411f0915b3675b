/** Brings a day into sight and the focus to its heading, once it has been drawn. */
export function showDay(dayId: string): void {
  requestAnimationFrame(() => {
    const heading = document.getElementById(`tag-${dayId}`);
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'start' });
  });
}
