import { showOffer } from '../../../ui/offer.ts';
import type { ToastKind } from '../../../ui/toast.ts';

/** Says what was done and offers to take it back; the store withdraws it with the next step. */
export function showUndoToast(toast: {
  readonly kind: ToastKind;
  readonly text: string;
  readonly label: string;
  readonly undo: () => unknown;
}): void {
  const { kind, text, label, undo } = toast;
  showOffer({ kind, text, action: { label, run: () => void undo() } });
}
