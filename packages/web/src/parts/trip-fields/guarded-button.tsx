import { useId, type ComponentProps } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './edit.module.css';

interface GuardedButtonProps extends ComponentProps<typeof Button> {
  /** Why the action is not possible now; undefined where it is. */
  readonly reason: string | undefined;
}

/**
 * A button for an action that a rule may forbid: then it is disabled and says why. It uses aria-disabled, because a
 * disabled button would lose the focus when its own action makes it impossible.
 */
export function GuardedButton({ reason, onClick, ...rest }: GuardedButtonProps) {
  const id = useId();
  const isOff = reason !== undefined;
  return (
    <>
      <Button
        {...rest}
        aria-disabled={isOff || undefined}
        aria-describedby={isOff ? id : undefined}
        onClick={isOff ? undefined : onClick}
      />
      {isOff && (
        <p id={id} className={styles.muted}>
          {reason}
        </p>
      )}
    </>
  );
}
