import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FormSummary } from './form-summary.tsx';
import styles from './form.module.css';
import type { AccountFormState } from './use-account-form.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';

interface AccountFormProps {
  readonly form: Omit<AccountFormState<string>, 'field'>;
  readonly submitLabel: string;
  readonly variant?: 'primary' | 'danger' | 'outlined';
  /** Fills the width, on pages with a single form. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export function AccountForm({ form, submitLabel, variant, isWide, children }: AccountFormProps) {
  // Before hydration, a click would submit the form natively, with the password in the address.
  const submitType = useHydrated() ? 'submit' : 'button';
  return (
    <form
      noValidate
      method="post"
      className={styles.form}
      aria-busy={form.isBusy || undefined}
      onSubmit={form.onSubmit}
      onInput={form.onInput}
    >
      <FormSummary {...form} />
      {children}
      <Button
        type={submitType}
        variant={variant ?? 'primary'}
        busy={form.isBusy}
        className={classNames(isWide ? styles.wide : styles.ownWidth)}
      >
        {submitLabel}
      </Button>
    </form>
  );
}
