import { moveStopsLater } from '@fahrtwind/domain';
import { useState } from 'react';
import { useTripActions } from '../../../store/trips/use-trips.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from '../edit/edit.module.css';
import { PanelPart } from '../edit/panel-shell.tsx';
import { useEditTexts } from '../edit/texts.ts';
import { useEdit } from '../edit/use-edit.ts';
import { showUndoToast } from '../plan/show-undo-toast.ts';
import { withTotals } from '../plan/with-totals.ts';
import { useDatesTexts } from './texts.ts';

/** Moves all stops some days on, while days and nights stay. */
export function MoveLater() {
  const texts = useDatesTexts();
  const editTexts = useEditTexts();
  const edit = useEdit();
  const { undo } = useTripActions();
  const [typed, setTyped] = useState('1');
  const [error, setError] = useState<string | null>(null);

  function move() {
    const days = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
    const problem = edit(withTotals(moveStopsLater), { days });
    setError(problem);
    if (problem !== null) return;
    const text = texts.stopsMoved(days);
    showUndoToast({ kind: 'info', text, label: editTexts.takeBack, undo });
  }

  return (
    <PanelPart title={texts.moveLater}>
      <p className={styles.muted}>{texts.moveLaterHint}</p>
      <form
        className={styles.box}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          move();
        }}
      >
        <TextField
          label={texts.dayCount}
          inputMode="numeric"
          maxLength={4}
          value={typed}
          error={error ?? undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="outlined">
          {texts.move}
        </Button>
      </form>
    </PanelPart>
  );
}
