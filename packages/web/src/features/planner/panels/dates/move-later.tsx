import { moveStopsLater } from '@fahrtwind/domain';
import { useState } from 'react';
import { TextField } from '../../../../ui/text-field.tsx';
import styles from '../../../../parts/trip-fields/edit.module.css';
import { GuardedButton } from '../../../../parts/trip-fields/guarded-button.tsx';
import { PanelPart } from '../../../../parts/trip-fields/panel-shell.tsx';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import { useDatesTexts } from './texts.ts';

/** Moves all stops later by some days, while days and nights stay. */
export function MoveLater() {
  const texts = useDatesTexts();
  const { run, refusal, offerUndo } = useRun();
  const [typed, setTyped] = useState('1');
  const days = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  const reason = refusal(moveStopsLater, { days });

  function move() {
    if (reason === undefined && run(moveStopsLater, { days }, 'forced'))
      offerUndo(texts.stopsMoved(days));
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
          onChange={(event) => setTyped(event.target.value)}
        />
        <GuardedButton type="submit" variant="outlined" reason={reason}>
          {texts.move}
        </GuardedButton>
      </form>
    </PanelPart>
  );
}
