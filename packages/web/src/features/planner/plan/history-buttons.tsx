import { useCallback } from 'react';
import { useRefusalTexts } from '../../../parts/refusals/texts.ts';
import { useTripActions, useTrips } from '../../../store/trips/use-trips.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast.ts';
import { usePlannerTexts } from '../texts.ts';
import styles from './plan.module.css';
import { useHistoryKeys } from './use-history-keys.ts';

/**
 * One step back, one step forth, also by keyboard. The store says that something was undone. Off without being
 * disabled: whoever has just taken the last step back has the focus on the button.
 */
export function HistoryButtons() {
  const { plan: texts } = usePlannerTexts();
  const refusals = useRefusalTexts();
  const actions = useTripActions();
  const { canUndo, canRedo } = useTrips((state) => ({
    canUndo: state.canUndo,
    canRedo: state.canRedo,
  }));
  const step = useCallback(
    (go: 'undo' | 'redo') => {
      const result = actions[go]();
      if (!result.ok) showToast({ kind: 'info', text: refusals[result.error] });
      else if (go === 'redo') showToast({ kind: 'positive', text: texts.redone });
    },
    [actions, refusals, texts],
  );
  const undo = useCallback(() => step('undo'), [step]);
  const redo = useCallback(() => step('redo'), [step]);
  useHistoryKeys({ undo, redo });

  return (
    <fieldset className={styles.history} aria-label={texts.history}>
      <Button
        variant="outlined"
        className={styles.iconButton}
        aria-label={texts.undo}
        title={texts.undoTitle}
        aria-disabled={!canUndo || undefined}
        onClick={canUndo ? undo : undefined}
      >
        <Icon name="undo" />
      </Button>
      <Button
        variant="outlined"
        className={styles.iconButton}
        aria-label={texts.redo}
        title={texts.redoTitle}
        aria-disabled={!canRedo || undefined}
        onClick={canRedo ? redo : undefined}
      >
        <Icon name="redo" />
      </Button>
    </fieldset>
  );
}
