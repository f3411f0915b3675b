/** Scrolls to a day and focuses its heading, once it has been rendered. */
export function showDay(dayId: string): void {
  requestAnimationFrame(() => {
    const heading = document.getElementById(`tag-${dayId}`);
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: 'start' });
  });
}
