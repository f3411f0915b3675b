/**
 * Records clicks and submits made before the app has started and replays them once it responds. Links, menus and
 * typing work without the app; a button would do nothing, and a form would be sent by the browser. The app signals by
 * two events (main.tsx, guarded-page.tsx), because an import from here would join its file to the first script.
 */
export function keepEarlyInput(page: Document): void {
  const recorded = new Map<Element, () => void>();
  const record = (event: Event, element: Element, replay: () => void) => {
    event.preventDefault();
    recorded.set(element, replay);
  };

  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button && !button.popoverTargetElement) record(event, button, () => button.click());
  };
  const onSubmit = (event: Event) => {
    const form = event.target;
    if (form instanceof HTMLFormElement) record(event, form, () => form.requestSubmit());
  };
  // The submit button comes with the app. Without one, Enter submits a form only if it has a single field.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    const form = event.target instanceof HTMLInputElement ? event.target.form : null;
    if (form) record(event, form, () => form.requestSubmit());
  };

  page.addEventListener('click', onClick, true);
  page.addEventListener('submit', onSubmit, true);
  page.addEventListener('keydown', onKey, true);
  // From now on React handles clicks, even on parts not yet hydrated; submits there would still get through.
  page.addEventListener('fahrtwind:listens', () => {
    page.removeEventListener('click', onClick, true);
  });
  page.addEventListener('fahrtwind:answers', () => {
    page.removeEventListener('submit', onSubmit, true);
    page.removeEventListener('keydown', onKey, true);
    for (const [element, replay] of recorded) if (element.isConnected) replay();
    recorded.clear();
  });
}
