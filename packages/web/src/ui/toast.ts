import { createObservable } from './observable.ts';

export type ToastKind = 'positive' | 'negative' | 'warning' | 'info' | 'ongoing';

export interface Toast {
  readonly kind: ToastKind;
  readonly text: string;
  readonly position?: 'top' | 'bottom';
  readonly action?: { readonly label: string; readonly run: () => void };
  /** A choice beside the action; choosing closes the toast, too. */
  readonly choice?: ToastChoice;
}

export interface ToastChoice {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly run: (value: string) => void;
}

export interface ShownToast extends Toast {
  readonly id: number;
}

const TOAST_MS = 2000;
/** Time to read, decide and reach the button; the specified two seconds are for plain messages. */
const OFFER_MS = 8000;

const shown = createObservable<readonly ShownToast[]>([]);
let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function dismiss(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  shown.set(shown.get().filter((toast) => toast.id !== id));
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

/** Shows a message for 2 s, longer with an action; an ongoing one stays until the returned function is called. */
export function showToast(toast: Toast): () => void {
  lastId += 1;
  const entry = { ...toast, id: lastId };
  shown.set([...shown.get(), entry]);
  startTimer(entry);
  return () => {
    dismiss(entry.id);
  };
}

/** For the Toaster: the list, and pausing while a toast is hovered or focused. */
export const toasts = {
  read: shown.get,
  subscribe: shown.subscribe,
  dismiss,
  pause: (): void => {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
  },
  resume: (): void => {
    for (const toast of shown.get()) startTimer(toast);
  },
};
