import { stopsOf, type Location } from '@fahrtwind/domain';
import { memo, useState } from 'react';
import { PlaceField } from '../../../parts/place-field/place-field.tsx';
import { formatWeekday } from '../../../parts/trip-dates.ts';
import { useTrips } from '../../../store/trips/view/use-trips.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { useMayEdit } from '../../../parts/trip-edit/use-may-edit.ts';
import { useStopLimit } from '../../../parts/trip-edit/use-stop-limit.ts';
import { useNewStop, useNewStopDay } from '../../../parts/trip-edit/use-new-stop.ts';
import { useListTexts } from './texts.ts';
import styles from './list.module.css';
import { usePaste } from './paste/use-paste.tsx';

/** With more stops the list is mentioned below the suggestions only. */
const FEW_STOPS = 3;

interface QuickAddProps {
  /** Places near it are found first. */
  readonly near: Location | undefined;
}

/** Adds a place where it lengthens the route least, or to a chosen day; every suggestion says where it would go. */
export const QuickAdd = memo(function QuickAdd({ near }: QuickAddProps) {
  const texts = useListTexts();
  const mayEdit = useMayEdit();
  const [chosen, setChosen] = useState<string | null>(null);
  const dayId = useNewStopDay(chosen);
  const { position, describe, add } = useNewStop(dayId, 'typed');
  const { onPaste, openList } = usePaste(position, near);
  const stopCount = useTrips(({ current }) => (current ? stopsOf(current).length : 0));
  const isNew = stopCount < FEW_STOPS;
  const limit = useStopLimit();
  if (!mayEdit) return null;
  if (limit !== undefined) return <p className={styles.quickAdd}>{limit}</p>;
  return (
    <div className={styles.quickAdd} onPaste={onPaste}>
      <PlaceField
        id="stopp-hinzufuegen"
        label={texts.addStop}
        near={near}
        isCompact
        placeholder={isNew ? (stopCount === 0 ? texts.whereFrom : texts.whereNext) : undefined}
        isStart={stopCount === 0}
        describe={describe}
        choice={
          <>
            <DayChoice dayId={dayId} onChange={setChosen} />
            {!isNew && <ListButton onOpen={openList} />}
          </>
        }
        onChoose={(location) => {
          if (add(location)) setChosen(null);
        }}
      />
      {isNew && <ListButton onOpen={openList} />}
    </div>
  );
});

function ListButton({ onOpen }: { readonly onOpen: () => void }) {
  const texts = useListTexts();
  return (
    <button
      type="button"
      className={styles.listButton}
      // The focus stays in the field, with which the offer would go on phones.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
    >
      {texts.pasteList}
    </button>
  );
}

interface DayChoiceProps {
  readonly dayId: string;
  readonly onChange: (dayId: string) => void;
}

/** The day to which a suggestion goes. */
function DayChoice({ dayId, onChange }: DayChoiceProps) {
  const texts = useListTexts();
  const language = useLanguage();
  const days = useTrips(({ current }) => current?.days) ?? [];
  return (
    <label className={styles.dayChoice}>
      <span>{texts.goesTo}</span>
      <select value={dayId} onChange={(event) => onChange(event.target.value)}>
        <option value="">{texts.bestFit}</option>
        {days.map(({ id, date }, index) => (
          <option key={id} value={id}>
            {texts.dayChoice(index + 1, formatWeekday(date, language))}
          </option>
        ))}
      </select>
    </label>
  );
}
