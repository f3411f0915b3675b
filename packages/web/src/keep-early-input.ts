/**
 * Keeps clicks and submits from the time before the app has started, and repeats them once it answers. Links, menus
 * and typing work by themselves; a button does nothing yet, and a form would send itself past the app.
 * The app tells by two events (main.tsx, guarded-page.tsx): importing something from here would tie its file to the
 * first script.
 */
export function keepEarlyInput(page: Document): void {
  const kept = new Map<Element, () => void>();
  const keep = (event: Event, element: Element, deed: () => void) => {
    event.preventDefault();
    kept.set(element, deed);
  };

  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button && !button.popoverTargetElement) keep(event, button, () => button.click());
  };
  const onSubmit = (event: Event) => {
    const form = event.target;
    if (form instanceof HTMLFormElement) keep(event, form, () => form.requestSubmit());
  };
  // Without a submit button, which comes with the app, Enter sends a form only if it has a single field.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    const form = event.target instanceof HTMLInputElement ? event.target.form : null;
    if (form) keep(event, form, () => form.requestSubmit());
  };

  page.addEventListener('click', onClick, true);
  page.addEventListener('submit', onSubmit, true);
  page.addEventListener('keydown', onKey, true);
  // From then on React takes clicks, also on parts that it has not reached yet; submits it would let through there.
  page.addEventListener('fahrtwind:listens', () => {
    page.removeEventListener('click', onClick, true);
  });
  page.addEventListener('fahrtwind:answers', () => {
    page.removeEventListener('submit', onSubmit, true);
    page.removeEventListener('keydown', onKey, true);
    for (const [element, deed] of kept) if (element.isConnected) deed();
    kept.clear();
  });
}
