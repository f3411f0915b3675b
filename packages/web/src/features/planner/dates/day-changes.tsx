import { addDayAfter, addDayBefore, removeDay, shortLabel, type Trip } from '@fahrtwind/domain';
import { useState } from 'react';
import { makeId } from '../../../parts/make-id.ts';
import { formatWeekday } from '../../../parts/trip-dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import styles from '../edit/edit.module.css';
import { PanelPart } from '../edit/panel-shell.tsx';
import { useUndoable } from '../edit/use-undoable.ts';
import { withTotals } from '../plan/with-totals.ts';
import { useDatesTexts } from './texts.ts';

/** Puts days in and takes days out. */
export function DayChanges({ trip }: { readonly trip: Trip }) {
  const texts = useDatesTexts();
  const language = useLanguage();
  const change = useUndoable();
  const [chosenId, setChosenId] = useState('');
  const index = Math.max(
    0,
    trip.days.findIndex(({ id }) => id === chosenId),
  );
  const day = trip.days[index];
  if (!day) return null;
  const number = index + 1;
  const isLast = trip.days.length === 1;
  const heir = number === trip.days.length ? number - 1 : number;
  const stops = day.cityList.map(({ location }) => shortLabel(location));

  function add(operation: typeof addDayBefore, said: string) {
    if (!day) return;
    change(withTotals(operation), { dayId: day.id, newDayId: makeId() }, said);
  }

  function remove(dayId: string) {
    change(withTotals(removeDay), { dayId }, texts.dayRemoved(number));
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
        <Button variant="outlined" onClick={() => add(addDayBefore, texts.dayAdded(number))}>
          <Icon name="plus" />
          {texts.addBefore}
        </Button>
        <Button variant="outlined" onClick={() => add(addDayAfter, texts.dayAdded(number + 1))}>
          <Icon name="plus" />
          {texts.addAfter}
        </Button>
      </div>
      <p className={styles.muted}>
        {isLast ? texts.lastDay : texts.removal(number, stops.join(', '), heir)}
      </p>
      <Button
        variant="quiet"
        className={styles.danger}
        // A button that is really off would take the focus of whoever has just pressed it.
        aria-disabled={isLast || undefined}
        onClick={isLast ? undefined : () => remove(day.id)}
      >
        <Icon name="trash" />
        {texts.removeDay(number)}
      </Button>
    </PanelPart>
  );
}
