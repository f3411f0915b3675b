import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { useAccountTexts } from '../texts.ts';
import styles from './form.module.css';
import type { AccountFormState } from './use-account-form.ts';

type SummaryProps = Pick<AccountFormState<string>, 'failure' | 'failures' | 'fieldErrors'>;

/** Lists what prevented the form from being sent; takes the focus after each failed attempt. */
export function FormSummary({ failure, failures, fieldErrors }: SummaryProps) {
  const { form } = useAccountTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failures > 0) box.current?.focus();
  }, [failures]);
  if (failure === null && fieldErrors.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.summary}>
      <Icon name="error" className={styles.summaryIcon} />
      <div>
        <p className={styles.summaryTitle}>
          {failure === null ? form.summaryTitle : form.failedTitle}
        </p>
        {failure !== null && <p>{failure}</p>}
        {fieldErrors.length > 0 && (
          <ul className={styles.summaryList}>
            {fieldErrors.map(({ id, label, text }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(id)?.focus();
                  }}
                >
                  {label}
                </a>
                : {text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
