import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

type Variant = 'primary' | 'accent' | 'outlined' | 'quiet' | 'danger';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: Variant;
  /** Shows that the action is running; further clicks are ignored. */
  readonly busy?: boolean;
}

export function Button({
  variant = 'primary',
  busy = false,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={classNames(styles.button, styles[variant], className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? undefined : onClick}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  readonly variant?: Variant;
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classNames(styles.button, styles[variant], className)} />;
}
