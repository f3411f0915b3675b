/**
 * Whether a dialog or menu is open, which has its own keys. A menu that is rendered but hidden, ready for a press that may
 * follow, does not count.
 */
export function isOverlayOpen(): boolean {
  return document.querySelector('dialog[open], [role=menu]:not([aria-hidden=true])') !== null;
}
