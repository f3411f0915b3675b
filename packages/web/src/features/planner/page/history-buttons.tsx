import { useCallback } from 'react';
import { useRefusalTexts } from '../../../parts/refusals/texts.ts';
import { useTripActions, useTrips } from '../../../store/trips/view/use-trips.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast.ts';
import { usePageTexts } from './texts.ts';
import styles from './plan.module.css';
import { useHistoryKeys } from '../../../parts/trip-edit/use-history-keys.ts';

/** Undo and redo, also by keyboard. Uses aria-disabled: a disabled button would lose the focus after the last undo. */
export function HistoryButtons() {
  const { plan: texts } = usePageTexts();
  const refusals = useRefusalTexts();
  const actions = useTripActions();
  const { canUndo, canRedo } = useTrips((state) => ({
    canUndo: state.canUndo,
    canRedo: state.canRedo,
  }));
  const step = useCallback(
    (go: 'undo' | 'redo') => {
      const result = actions[go]();
      if (result.ok && go === 'redo') showToast({ kind: 'positive', text: texts.redone });
    },
    [actions, texts],
  );
  const undo = useCallback(() => step('undo'), [step]);
  const redo = useCallback(() => step('redo'), [step]);
  useHistoryKeys({ undo, redo });

  return (
    <fieldset className={styles.history} aria-label={texts.history}>
      <Button
        variant="quiet"
        className={styles.iconButton}
        aria-label={texts.undo}
        title={canUndo ? texts.undoTitle : refusals['nothing-to-undo']}
        aria-disabled={!canUndo || undefined}
        onClick={canUndo ? undo : undefined}
      >
        <Icon name="undo" />
      </Button>
      <Button
        variant="quiet"
        className={styles.iconButton}
        aria-label={texts.redo}
        title={canRedo ? texts.redoTitle : refusals['nothing-to-redo']}
        aria-disabled={!canRedo || undefined}
        onClick={canRedo ? redo : undefined}
      >
        <Icon name="redo" />
      </Button>
    </fieldset>
  );
}
