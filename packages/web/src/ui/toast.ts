export type ToastKind = 'positive' | 'negative' | 'warning' | 'info' | 'ongoing';

export interface Toast {
  readonly kind: ToastKind;
  readonly text: string;
  readonly position?: 'top' | 'bottom';
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface ShownToast extends Toast {
  readonly id: number;
}

const TOAST_MS = 2000;
/** Time to read, decide and reach the button; the specified two seconds are for messages that only tell. */
const OFFER_MS = 8000;

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function publish(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function dismiss(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  publish(shown.filter((toast) => toast.id !== id));
}

function startTimer(toast: ShownToast): void {
  if (toast.kind === 'ongoing') return;
  clearTimeout(timers.get(toast.id));
  timers.set(
    toast.id,
    setTimeout(
      () => {
        dismiss(toast.id);
      },
      toast.action ? OFFER_MS : TOAST_MS,
    ),
  );
}

/** Shows a short message for 2 s, longer if it offers something; an ongoing one stays until the returned function is called. */
export function showToast(toast: Toast): () => void {
  lastId += 1;
  const entry = { ...toast, id: lastId };
  publish([...shown, entry]);
  startTimer(entry);
  return () => {
    dismiss(entry.id);
  };
}

/** What the Toaster needs: the list, and to stop the clock while somebody reads or aims at a toast. */
export const toasts = {
  read: (): readonly ShownToast[] => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  dismiss,
  pause: (): void => {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
  },
  resume: (): void => {
    for (const toast of shown) startTimer(toast);
  },
};
