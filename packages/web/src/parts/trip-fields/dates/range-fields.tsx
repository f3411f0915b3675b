import { useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { useRefusalTexts } from '../../refusals/texts.ts';
import styles from '../edit.module.css';
import { RangeCalendar } from './range-calendar.tsx';
import { readTypedDate } from './read-typed-date.ts';
import type { RangeDraft } from './use-range.ts';
import { useDateFieldTexts } from './texts.ts';

interface RangeFieldsProps {
  readonly range: RangeDraft;
  readonly labels: { readonly start: string; readonly end: string; readonly calendar: string };
  /** Why the range is invalid; shown at its end. */
  readonly error?: string | undefined;
}

/** Two dates, typed or chosen in the calendar below. */
export function RangeFields({ range, labels, error }: RangeFieldsProps) {
  const texts = useDateFieldTexts();
  const refusals = useRefusalTexts();
  const [left, setLeft] = useState<Readonly<Record<string, boolean>>>({});
  const problem = (edge: 'start' | 'end') => {
    const text = range.typed[edge];
    const isWrong = left[edge] && text !== '' && readTypedDate(text) === null;
    return isWrong ? refusals['date-invalid'] : undefined;
  };
  return (
    <>
      <div className={styles.pair}>
        {(['start', 'end'] as const).map((edge) => (
          <TextField
            key={edge}
            label={labels[edge]}
            inputMode="numeric"
            autoComplete="off"
            placeholder={texts.datePlaceholder}
            maxLength={14}
            value={range.typed[edge]}
            error={problem(edge) ?? (edge === 'end' ? error : undefined)}
            onChange={(event) => range.type(edge, event.target.value)}
            onBlur={() => setLeft({ ...left, [edge]: true })}
          />
        ))}
      </div>
      <RangeCalendar
        label={labels.calendar}
        start={range.start}
        end={range.end}
        onPick={range.pick}
      />
    </>
  );
}
