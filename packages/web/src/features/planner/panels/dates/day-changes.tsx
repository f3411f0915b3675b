import { addDayAfter, addDayBefore, removeDay, shortLabel, type Trip } from '@fahrtwind/domain';
import { useState } from 'react';
import { makeId } from '../../../../parts/make-id.ts';
import { formatWeekday } from '../../../../parts/trip-dates.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { useLanguage } from '../../../../ui/texts.tsx';
import styles from '../../../../parts/trip-fields/edit.module.css';
import { GuardedButton } from '../../../../parts/trip-fields/guarded-button.tsx';
import { PanelPart } from '../../../../parts/trip-fields/panel-shell.tsx';
import { withoutMarks } from '../../../../parts/trip-edit/without-marks.ts';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import { useDatesTexts } from './texts.ts';

/** Inserts and removes days. */
export function DayChanges({ trip }: { readonly trip: Trip }) {
  const texts = useDatesTexts();
  const language = useLanguage();
  const { run, refusal, offerUndo } = useRun();
  const [chosenId, setChosenId] = useState('');
  const index = Math.max(
    0,
    trip.days.findIndex(({ id }) => id === chosenId),
  );
  const day = trip.days[index];
  if (!day) return null;
  const number = index + 1;
  const isLast = trip.days.length === 1;
  const heir = number === trip.days.length ? number - 1 : number + 1;
  const stops = day.cityList.map(({ location }) => shortLabel(location));

  function add(operation: typeof addDayBefore, said: string) {
    if (day && run(withoutMarks(operation), { dayId: day.id, newDayId: makeId() })) offerUndo(said);
  }

  function remove(dayId: string) {
    if (run(withoutMarks(removeDay), { dayId }, 'forced')) offerUndo(texts.dayRemoved(number));
  }

  return (
    <PanelPart title={texts.days}>
      <SelectField
        label={texts.day}
        value={day.id}
        options={trip.days.map(({ id, date, cityList }, at) => ({
          value: id,
          label: texts.dayChoice(at + 1, formatWeekday(date, language), cityList.length),
        }))}
        onChange={setChosenId}
      />
      <div className={styles.row}>
        <GuardedButton
          variant="outlined"
          reason={refusal(addDayBefore, { dayId: day.id, newDayId: makeId() })}
          onClick={() => add(addDayBefore, texts.dayAdded(number))}
        >
          <Icon name="plus" />
          {texts.addBefore}
        </GuardedButton>
        <GuardedButton
          variant="outlined"
          reason={refusal(addDayAfter, { dayId: day.id, newDayId: makeId() })}
          onClick={() => add(addDayAfter, texts.dayAdded(number + 1))}
        >
          <Icon name="plus" />
          {texts.addAfter}
        </GuardedButton>
      </div>
      {!isLast && <p className={styles.muted}>{texts.removal(number, stops.join(', '), heir)}</p>}
      <GuardedButton
        variant="quiet"
        className={styles.danger}
        reason={refusal(removeDay, { dayId: day.id })}
        onClick={() => remove(day.id)}
      >
        <Icon name="trash" />
        {texts.removeDay(number)}
      </GuardedButton>
    </PanelPart>
  );
}
