import { setDayStart, setPinnedTime, setStay, type Day, type Stop } from '@fahrtwind/domain';
import { Button } from '../../../../ui/button.tsx';
import styles from '../../../../parts/trip-fields/edit.module.css';
import { PanelPart } from '../../../../parts/trip-fields/panel-shell.tsx';
import { readTime, writeTime } from '../../../../parts/trip-fields/read-time.ts';
import { TimeField } from '../../../../parts/trip-fields/time-field.tsx';
import { TypedField } from '../../../../parts/trip-fields/typed-field.tsx';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import { readStay, writeStay } from './read-stay.ts';
import { useStopTexts } from './texts.ts';

const USUAL_STAYS = [30, 60, 120, 240] as const;

interface TimesProps {
  readonly stop: Stop;
  readonly day: Day;
  readonly dayNumber: number;
}

/** The length of stay, when to be there, and when the day begins. */
export function Times({ stop, day, dayNumber }: TimesProps) {
  const texts = useStopTexts();
  const { run, write } = useRun();
  const stopId = stop.id;
  return (
    <PanelPart title={texts.times}>
      <TypedField
        label={texts.stay}
        hint={texts.stayHint}
        value={stop.stayMinutes === undefined ? '' : writeStay(stop.stayMinutes)}
        maxLength={20}
        isWrittenOnLeave
        write={(text, kind) => {
          const stayMinutes = readStay(text);
          if (stayMinutes === null && text.trim() !== '') return texts.stayInvalid;
          return write(setStay, { stopId, stayMinutes }, kind);
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
      {(['arriveAtMinutes', 'notBeforeMinutes'] as const).map((pin) => {
        const minutes = stop[pin];
        return (
          <TimeField
            key={pin}
            label={texts.pins[pin]}
            hint={texts.pinHints[pin]}
            placeholder={pin === 'arriveAtMinutes' ? '14:30' : '16:00'}
            value={minutes === undefined ? '' : writeTime(minutes)}
            write={(time, kind) =>
              write(setPinnedTime, { stopId, pin, minutes: readTime(time) }, kind)
            }
          />
        );
      })}
      <TimeField
        label={texts.dayStart(dayNumber)}
        hint={texts.dayStartHint}
        placeholder="09:00"
        value={day.startMinutes === undefined ? '' : writeTime(day.startMinutes)}
        write={(time, kind) =>
          write(setDayStart, { dayId: day.id, startMinutes: readTime(time) }, kind)
        }
      />
    </PanelPart>
  );
}
