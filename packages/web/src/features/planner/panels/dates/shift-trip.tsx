import { addDays, shiftDates, type CalendarDate, type Trip } from '@fahrtwind/domain';
import styles from '../../../../parts/trip-fields/edit.module.css';
import { GuardedButton } from '../../../../parts/trip-fields/guarded-button.tsx';
import { PanelPart } from '../../../../parts/trip-fields/panel-shell.tsx';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import { useDatesTexts } from './texts.ts';

const STEPS = [-7, -1, 1, 7] as const;

/** Shifts the whole trip to an earlier or later start. */
export function ShiftTrip({ trip }: { readonly trip: Trip }) {
  const texts = useDatesTexts();
  const { run, refusal, offerUndo } = useRun();
  const first = trip.days[0]?.date;
  if (!first) return null;

  function shift(start: CalendarDate, days: number) {
    if (run(shiftDates, { start: addDays(start, days) }, 'forced')) offerUndo(texts.shifted(days));
  }

  return (
    <PanelPart title={texts.shift}>
      <p className={styles.muted}>{texts.shiftHint}</p>
      <div className={styles.row}>
        {STEPS.map((days) => (
          <GuardedButton
            key={days}
            variant="outlined"
            reason={refusal(shiftDates, { start: addDays(first, days) })}
            onClick={() => shift(first, days)}
          >
            {texts.shiftBy(days)}
          </GuardedButton>
        ))}
      </div>
    </PanelPart>
  );
}
