import { setDates, type CalendarDate, type Trip } from '@fahrtwind/domain';
import { useState } from 'react';
import { makeId } from '../../../parts/make-id.ts';
import { Button } from '../../../ui/button.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import styles from '../edit/edit.module.css';
import { focusPanelTitle } from '../edit/focus-panel-title.ts';
import { PanelPart } from '../edit/panel-shell.tsx';
import { useEdit } from '../edit/use-edit.ts';
import { showUndoToast } from '../plan/show-undo-toast.ts';
import { withTotals } from '../plan/with-totals.ts';
import { useTripActions } from '../../../store/trips/use-trips.ts';
import { useEditTexts } from '../edit/texts.ts';
import { RangeFields } from './range-fields.tsx';
import { useDatesTexts } from './texts.ts';
import { useRange } from './use-range.ts';
import { whatChanges } from './what-changes.ts';

/** The first and the last date, with what they would change said before it is done. */
export function Period({ trip }: { readonly trip: Trip }) {
  const [first, last] = [trip.days[0], trip.days.at(-1)];
  return first && last ? <PeriodFields trip={trip} start={first.date} end={last.date} /> : null;
}

interface PeriodFieldsProps {
  readonly trip: Trip;
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

function PeriodFields({ trip, ...given }: PeriodFieldsProps) {
  const texts = useDatesTexts();
  const editTexts = useEditTexts();
  const edit = useEdit();
  const { undo } = useTripActions();
  const [error, setError] = useState<string>();
  const range = useRange(given);
  const { start, end, invalid } = range;
  const isComplete = invalid === null && end !== null;
  const changes = isComplete ? whatChanges(trip, start, end) : null;

  function apply() {
    if (!isComplete) return;
    const problem = edit(withTotals(setDates), { start, end, makeId });
    setError(problem ?? undefined);
    if (problem !== null) return;
    focusPanelTitle();
    showUndoToast({ kind: 'positive', text: texts.datesSet, label: editTexts.takeBack, undo });
  }

  return (
    <PanelPart title={texts.period}>
      <SwitchField
        label={texts.keepLength(trip.days.length)}
        hint={texts.keepLengthHint}
        checked={range.isLengthKept}
        onChange={range.keepLength}
      />
      <RangeFields range={range} labels={texts.range} error={error} />
      <output className={styles.muted}>
        {changes === null ? texts.chooseEnd : texts.changes(changes)}
      </output>
      <Button variant="accent" disabled={!changes || changes.isSame} onClick={apply}>
        {texts.apply}
      </Button>
    </PanelPart>
  );
}
