import { addDays, writeGermanDate, type CalendarDate } from '@fahrtwind/domain';
import { useState, type RefObject } from 'react';
import { RangeCalendar } from '../../../parts/trip-fields/dates/range-calendar.tsx';
import { formatTripDates } from '../../../parts/trip-dates.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { useTripCardTexts } from '../../../parts/trip-card/texts.ts';
import { useCreateTexts } from './texts.ts';
import styles from './create.module.css';
import {
  readAny,
  readSpan,
  withStart,
  type CreateForm,
  type CreateProblems,
  type LengthMode,
} from './read-create-form.ts';
import { useProblemText } from './use-problem-text.ts';

interface LengthFieldsProps {
  readonly form: CreateForm;
  readonly problems: CreateProblems;
  readonly fields: RefObject<HTMLFieldSetElement | null>;
  readonly onChange: (change: Partial<CreateForm>) => void;
}

/** Not the field of the browser, which speaks the language of the system. */
const DATE = { inputMode: 'numeric', required: true, autoComplete: 'off', maxLength: 14 } as const;

const MODES: readonly LengthMode[] = ['dates', 'days'];

/** The dates of the trip: a first and a last day, or a first day and a number of days. */
export function LengthFields({ form, problems, fields, onChange }: LengthFieldsProps) {
  const texts = useCreateTexts();
  const { days } = useTripCardTexts();
  const textOf = useProblemText();
  const language = useLanguage();
  const { span } = readSpan(form);
  return (
    <fieldset ref={fields} className={styles.group}>
      <legend>{texts.when}</legend>
      <div className={styles.modes}>
        {MODES.map((mode) => (
          <label key={mode} className={styles.mode}>
            <input
              type="radio"
              name="laenge"
              checked={form.mode === mode}
              onChange={() => onChange({ mode, end: form.end, dayCount: form.dayCount })}
            />
            {texts.modes[mode]}
          </label>
        ))}
      </div>
      <div className={styles.pair}>
        <TextField
          {...DATE}
          label={texts.start}
          name="start"
          placeholder={texts.datePlaceholder}
          value={form.start}
          error={textOf(problems.start)}
          onChange={(event) => onChange(withStart(form, event.target.value))}
        />
        {form.mode === 'dates' ? (
          <TextField
            {...DATE}
            label={texts.end}
            name="end"
            placeholder={texts.datePlaceholder}
            value={form.end}
            error={textOf(problems.end)}
            onChange={(event) => onChange({ end: event.target.value })}
          />
        ) : (
          <TextField
            label={texts.dayCount}
            type="text"
            inputMode="numeric"
            name="dayCount"
            required
            autoComplete="off"
            value={form.dayCount}
            error={textOf(problems.dayCount)}
            onChange={(event) => onChange({ dayCount: event.target.value })}
          />
        )}
      </div>
      {form.mode === 'dates' && <TripCalendar form={form} onChange={onChange} />}
      <output className={styles.length}>
        {span && (
          <>
            {formatTripDates(span.start, addDays(span.start, span.dayCount - 1), language)} ·{' '}
            {texts.length(days(span.dayCount), span.dayCount - 1)}
          </>
        )}
      </output>
    </fieldset>
  );
}

/** Both days by two clicks: the first moves the trip, the second sets its end. */
function TripCalendar({ form, onChange }: Pick<LengthFieldsProps, 'form' | 'onChange'>) {
  const texts = useCreateTexts();
  const [isEndNext, setEndNext] = useState(false);
  const [start, end] = [readAny(form.start), readAny(form.end)];
  if (start === null) return null;

  function pick(date: CalendarDate) {
    const isEnd = isEndNext && start !== null && date >= start;
    onChange(isEnd ? { end: writeGermanDate(date) } : withStart(form, writeGermanDate(date)));
    setEndNext(!isEnd);
  }

  return (
    <details className={styles.calendar}>
      <summary>{texts.calendar}</summary>
      <RangeCalendar label={texts.calendar} start={start} end={end} onPick={pick} />
    </details>
  );
}
