import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useMayEdit } from '../trip-edit/use-may-edit.ts';
import styles from './edit.module.css';
import { useEditTexts } from './texts.ts';

interface PanelShellProps {
  readonly title: string;
  /** A line above the title. */
  readonly kicker?: string;
  /** Above everything, from edge to edge. */
  readonly picture?: ReactNode;
  /** Leads to the view that this one was opened from. */
  readonly onBack?: (() => void) | undefined;
  readonly onClose: () => void;
  /** Stays at the bottom, as the title stays at the top; what is between them scrolls. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The common parts of a panel: a title that takes the focus, a close button, and a notice for readers. */
export function PanelShell(props: PanelShellProps) {
  const { title, kicker, picture, onBack, onClose, footer, children } = props;
  const texts = useEditTexts();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const mayEdit = useMayEdit();

  // The panel's code may load after its host has rendered, which then found nothing to focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <section
      className={classNames(styles.panel, footer !== undefined && styles.framed)}
      aria-labelledby={id}
    >
      {picture && <div className={styles.picture}>{picture}</div>}
      <header className={styles.header}>
        {onBack && (
          <Button variant="quiet" className={styles.icon} aria-label={texts.back} onClick={onBack}>
            <Icon name="back" />
          </Button>
        )}
        <div className={styles.titles}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
        </div>
        <Button
          variant="quiet"
          className={classNames(styles.icon, styles.close)}
          aria-label={texts.close}
          onClick={onClose}
        >
          <Icon name="close" />
        </Button>
      </header>
      <div className={styles.body}>
        {!mayEdit && <Notice kind="info">{texts.onlyReading}</Notice>}
        {children}
      </div>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </section>
  );
}

interface PanelPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of a panel with its own heading. */
export function PanelPart({ title, children }: PanelPartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

interface GonePanelProps {
  readonly text: string;
  readonly onClose: () => void;
}

/** For an item that was deleted, here or on another device, while its panel was open. */
export function GonePanel({ text, onClose }: GonePanelProps) {
  const texts = useEditTexts();
  return (
    <PanelShell title={texts.goneTitle} onClose={onClose}>
      <p>{text}</p>
    </PanelShell>
  );
}
