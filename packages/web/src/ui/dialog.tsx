import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import { useUiTexts } from './ui-texts.ts';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Called for Escape and, when dismissable, for the close button and a click outside. */
  readonly onClose: () => void;
  /** Can be closed by clicking outside; Escape always works. */
  readonly isDismissable?: boolean;
  /** For a list beside a map. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A native modal dialog: it traps the focus and restores it when closed. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <DialogWindow {...rest} /> : null;
}

const FIELDS = 'input:checked, input:enabled, select:enabled, textarea:enabled';

function DialogWindow({
  title,
  onClose,
  isDismissable = true,
  isWide = false,
  children,
  actions,
}: Omit<DialogProps, 'open'>) {
  const ref = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const texts = useUiTexts();

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Focuses the first field, else the title, but never the close button.
    (body.current?.querySelector<HTMLElement>(FIELDS) ?? heading.current)?.focus();
    return () => {
      // The browser restores the focus only if the dialog is closed before it leaves the document.
      dialog?.close();
    };
  }, []);

  function closeOnBackdrop(event: MouseEvent) {
    if (isDismissable && event.target === ref.current) onClose();
  }

  return (
    // For the keyboard there is Escape, which arrives as onCancel.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={classNames(styles.dialog, isWide && styles.wide)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={closeOnBackdrop}
    >
      <div className={styles.window}>
        <header className={styles.header}>
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {isDismissable && (
            <Button
              variant="quiet"
              className={styles.close}
              aria-label={texts.close}
              onClick={onClose}
            >
              <Icon name="close" />
            </Button>
          )}
        </header>
        <div ref={body} className={styles.body}>
          {children}
        </div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}
