import { showToast, type ToastKind } from '../../../ui/toast.ts';

let dismissLast: (() => void) | null = null;

/** Says what was done and offers to take it back. Only the last one is offered: undo takes back the last step. */
export function showUndoToast(toast: {
  readonly kind: ToastKind;
  readonly text: string;
  readonly label: string;
  readonly undo: () => unknown;
}): void {
  dismissLast?.();
  const { kind, text, label, undo } = toast;
  dismissLast = showToast({ kind, text, action: { label, run: () => void undo() } });
}
