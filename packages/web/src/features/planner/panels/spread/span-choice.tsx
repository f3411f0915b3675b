import { MAX_DAYS } from '@fahrtwind/domain';
import { useId } from 'react';
import { TextField } from '../../../../ui/text-field.tsx';
import styles from './spread.module.css';
import { useSpreadTexts } from './texts.ts';

/** Over how many days; without a number over as few as possible. */
export interface Span {
  readonly kind: 'trip' | 'fewest' | 'count';
  readonly dayCount: number | undefined;
}

interface SpanChoiceProps {
  readonly tripDays: number;
  readonly span: Span;
  readonly onChange: (span: Span) => void;
}

export function SpanChoice({ tripDays, span, onChange }: SpanChoiceProps) {
  const texts = useSpreadTexts();
  const group = useId();
  const choices = [
    { kind: 'trip', dayCount: tripDays, label: texts.trip(tripDays), hint: texts.tripHint },
    { kind: 'fewest', dayCount: undefined, label: texts.fewest, hint: texts.fewestHint },
    { kind: 'count', dayCount: span.dayCount ?? tripDays, label: texts.count, hint: '' },
  ] as const;
  return (
    <div role="radiogroup" aria-label={texts.span} className={styles.choices}>
      {choices.map(({ label, hint, ...choice }) => (
        <label key={choice.kind} className={styles.choice}>
          <input
            type="radio"
            name={group}
            checked={choice.kind === span.kind}
            onChange={() => onChange(choice)}
          />
          <span>
            {label}
            {hint !== '' && <small>{hint}</small>}
          </span>
        </label>
      ))}
      {span.kind === 'count' && (
        <TextField
          label={texts.countField}
          type="number"
          min={1}
          max={MAX_DAYS}
          defaultValue={span.dayCount}
          onChange={({ target }) => {
            const dayCount = target.valueAsNumber;
            if (Number.isInteger(dayCount) && dayCount >= 1 && dayCount <= MAX_DAYS)
              onChange({ kind: 'count', dayCount });
          }}
        />
      )}
    </div>
  );
}
