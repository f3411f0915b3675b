import { addDays, shiftDates, type Trip } from '@fahrtwind/domain';
import { Button } from '../../../ui/button.tsx';
import styles from '../edit/edit.module.css';
import { PanelPart } from '../edit/panel-shell.tsx';
import { useUndoable } from '../edit/use-undoable.ts';
import { useDatesTexts } from './texts.ts';

const STEPS = [-7, -1, 1, 7] as const;

/** Lets the whole trip begin earlier or later. */
export function ShiftTrip({ trip }: { readonly trip: Trip }) {
  const texts = useDatesTexts();
  const shift = useUndoable();
  const first = trip.days[0]?.date;
  if (!first) return null;
  return (
    <PanelPart title={texts.shift}>
      <p className={styles.muted}>{texts.shiftHint}</p>
      <div className={styles.row}>
        {STEPS.map((days) => (
          <Button
            key={days}
            variant="outlined"
            onClick={() =>
              void shift(shiftDates, { start: addDays(first, days) }, texts.shifted(days))
            }
          >
            {texts.shiftBy(days)}
          </Button>
        ))}
      </div>
    </PanelPart>
  );
}
