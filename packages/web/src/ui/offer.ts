import { showToast, type Toast } from './toast.ts';

let dismiss: (() => void) | null = null;

/** A toast that offers to take something back. Only the last one can be taken up, so there is never a second. */
export function showOffer(toast: Toast & Required<Pick<Toast, 'action'>>): void {
  withdrawOffer();
  dismiss = showToast(toast);
}

/** What was offered would no longer do what it says. */
export function withdrawOffer(): void {
  dismiss?.();
  dismiss = null;
}
