import { setDayStart, setStay, type Day, type Stop } from '@fahrtwind/domain';
import { Button } from '../../../ui/button.tsx';
import styles from '../edit/edit.module.css';
import { PanelPart } from '../edit/panel-shell.tsx';
import { readTime, writeTime } from '../edit/read-time.ts';
import { TypedField } from '../edit/typed-field.tsx';
import { useEdit } from '../edit/use-edit.ts';
import { useRun } from '../plan/use-run.ts';
import { readStay, writeStay } from './read-stay.ts';
import { useStopTexts } from './texts.ts';

const USUAL_STAYS = [30, 60, 120, 240] as const;

interface TimesProps {
  readonly stop: Stop;
  readonly day: Day;
  readonly dayNumber: number;
}

/** How long one stays, and when the day begins. */
export function Times({ stop, day, dayNumber }: TimesProps) {
  const texts = useStopTexts();
  const edit = useEdit();
  const run = useRun();
  const stopId = stop.id;
  return (
    <PanelPart title={texts.times}>
      <TypedField
        label={texts.stay}
        hint={texts.stayHint}
        value={stop.stayMinutes === undefined ? '' : writeStay(stop.stayMinutes)}
        maxLength={20}
        isWrittenOnLeave
        write={(text, options) => {
          const stayMinutes = readStay(text);
          if (stayMinutes === null && text.trim() !== '') return texts.stayInvalid;
          return edit(setStay, { stopId, stayMinutes }, options);
        }}
      />
      <fieldset className={styles.choices} aria-label={texts.usualStays}>
        <div className={styles.row}>
          {USUAL_STAYS.map((stayMinutes) => (
            <Button
              key={stayMinutes}
              variant="outlined"
              aria-pressed={stop.stayMinutes === stayMinutes}
              onClick={() => void run(setStay, { stopId, stayMinutes })}
            >
              {writeStay(stayMinutes)}
            </Button>
          ))}
        </div>
      </fieldset>
      <TypedField
        label={texts.dayStart(dayNumber)}
        hint={texts.dayStartHint}
        inputMode="numeric"
        placeholder="09:00"
        maxLength={10}
        value={day.startMinutes === undefined ? '' : writeTime(day.startMinutes)}
        isWrittenOnLeave
        write={(text, options) => {
          const startMinutes = readTime(text);
          if (startMinutes === null && text.trim() !== '') return texts.timeInvalid;
          return edit(setDayStart, { dayId: day.id, startMinutes }, options);
        }}
      />
    </PanelPart>
  );
}
