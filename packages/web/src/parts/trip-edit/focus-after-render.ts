/** The handle of a stop or a day, its menu, or its checkbox. */
type Focused = 'data-handle' | 'data-stop' | 'data-tools' | 'data-pick';

/**
 * Waits until the next picture, because in another day it is a new element, and focusing it earlier would lay the page
 * out twice. If it is gone, the title takes the focus.
 */
export function focusAfterRender(attribute: Focused, id: string): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      const found = elementOf(attribute, id);
      const target = found?.querySelector('[aria-haspopup]') ?? found;
      const focused = target ?? document.querySelector('h1');
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: target === null });
    }),
  );
}

/** The element with this id in an attribute. */
export function elementOf(attribute: string, id: string): Element | null {
  return document.querySelector(`[${attribute}="${CSS.escape(id)}"]`);
}
