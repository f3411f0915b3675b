import { setDates, type CalendarDate, type Trip } from '@fahrtwind/domain';
import { makeId } from '../../../../parts/make-id.ts';
import { SwitchField } from '../../../../ui/switch-field.tsx';
import styles from '../../../../parts/trip-fields/edit.module.css';
import { focusPanelTitle } from '../../../../parts/trip-fields/focus-panel-title.ts';
import { GuardedButton } from '../../../../parts/trip-fields/guarded-button.tsx';
import { PanelPart } from '../../../../parts/trip-fields/panel-shell.tsx';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import { RangeFields } from '../../../../parts/trip-fields/dates/range-fields.tsx';
import { useDatesTexts } from './texts.ts';
import { useRange } from '../../../../parts/trip-fields/dates/use-range.ts';
import { whatChanges } from './what-changes.ts';

/** The first and the last date, with a preview of what a change would do. */
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
  const { run, refusal, offerUndo } = useRun();
  const range = useRange(given);
  const { start, end, invalid } = range;
  const isComplete = invalid === null && end !== null;
  const changes = isComplete ? whatChanges(trip, start, end) : null;
  const reason = isComplete ? refusal(setDates, { start, end, makeId }) : undefined;

  function apply() {
    if (!isComplete || !run(setDates, { start, end, makeId }, 'forced')) return;
    focusPanelTitle();
    offerUndo(texts.datesSet, 'positive');
  }

  return (
    <PanelPart title={texts.period}>
      <SwitchField
        label={texts.keepLength(trip.days.length)}
        hint={texts.keepLengthHint}
        checked={range.isLengthKept}
        onChange={range.keepLength}
      />
      <RangeFields range={range} labels={texts.range} error={undefined} />
      <output className={styles.muted}>
        {changes === null ? texts.chooseEnd : texts.changes(changes)}
      </output>
      <GuardedButton
        variant="accent"
        disabled={!changes || changes.isSame}
        reason={reason}
        onClick={apply}
      >
        {texts.apply}
      </GuardedButton>
    </PanelPart>
  );
}
