import { showToast, type Toast } from './toast.ts';

let dismiss: (() => void) | null = null;

/** A toast that offers to undo an action. Only the last action can be undone, so there is at most one. */
export function showOffer(toast: Toast & Required<Pick<Toast, 'action'>>): void {
  withdrawOffer();
  dismiss = showToast(toast);
}

/** Removes the offer once undoing would no longer do what it says. */
export function withdrawOffer(): void {
  dismiss?.();
  dismiss = null;
}
