import { useDeferredValue, useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { toasts, type ShownToast, type ToastKind } from './toast.ts';
import styles from './toaster.module.css';
import { useUiTexts } from './ui-texts.ts';

const ICONS: Readonly<Record<ToastKind, IconName>> = {
  positive: 'check',
  negative: 'error',
  warning: 'warning',
  info: 'info',
  ongoing: 'wait',
};

const NONE: readonly ShownToast[] = [];

/** The top layer is a stack: only reopening the popover puts it above a newer dialog. */
function raise(region: HTMLElement): void {
  if (region.matches(':popover-open')) region.hidePopover();
  region.showPopover();
}

/** Shows the toasts in a popover, so that they lie above dialogs. Mounted once. */
export function Toaster() {
  // After the frame of what they tell about: opening a popover lays the whole page out.
  const list = useDeferredValue(useSyncExternalStore(toasts.subscribe, toasts.read, () => NONE));
  const ref = useRef<HTMLElement>(null);
  const texts = useUiTexts();
  const newest = list.at(-1)?.id ?? 0;

  useEffect(() => {
    if (ref.current && newest >= 0) raise(ref.current);
  }, [newest]);

  return (
    <section ref={ref} popover="manual" className={styles.toaster} aria-label={texts.toasts}>
      <ToastList position="top" toasts={list.filter((toast) => toast.position === 'top')} />
      <ToastList position="bottom" toasts={list.filter((toast) => toast.position !== 'top')} />
    </section>
  );
}

interface ToastListProps {
  readonly position: 'top' | 'bottom';
  readonly toasts: readonly ShownToast[];
}

function ToastList({ position, toasts: list }: ToastListProps) {
  return (
    <div
      className={classNames(styles.list, styles[position])}
      aria-live="polite"
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
    >
      {list.map((toast) => (
        <ToastView key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastView({ toast }: { readonly toast: ShownToast }) {
  const { action, choice } = toast;
  return (
    <div
      className={classNames(styles.toast, styles[toast.kind])}
      role={toast.kind === 'negative' ? 'alert' : undefined}
    >
      <Icon name={ICONS[toast.kind]} className={styles.icon} />
      <p className={styles.text}>{toast.text}</p>
      {choice && (
        <select
          className={styles.choice}
          aria-label={choice.label}
          value=""
          onChange={({ target }) => {
            toasts.dismiss(toast.id);
            choice.run(target.value);
          }}
        >
          <option value="" hidden>
            {choice.label}
          </option>
          {choice.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      {action && (
        <Button
          variant="quiet"
          className={styles.action}
          onClick={() => {
            toasts.dismiss(toast.id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}
