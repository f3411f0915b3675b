import { addDays } from '@fahrtwind/domain';
import type { RefObject } from 'react';
import { formatTripDates } from '../../../parts/trip-dates.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { useTripCardTexts } from '../../../parts/trip-card/texts.ts';
import { useCreateTexts } from './texts.ts';
import styles from './create.module.css';
import {
  readSpan,
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
          label={texts.start}
          type="date"
          name="start"
          required
          min="1900-01-01"
          max="2199-12-31"
          value={form.start}
          error={textOf(problems.start)}
          onChange={(event) => onChange({ start: event.target.value })}
        />
        {form.mode === 'dates' ? (
          <TextField
            label={texts.end}
            type="date"
            name="end"
            required
            min={form.start || '1900-01-01'}
            max="2199-12-31"
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
