import { isCalendarDate, MAX_DAYS, MAX_TITLE_LENGTH, type Trip } from '@fahrtwind/domain';
import { formatDate } from '../../../format/date.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './import.module.css';
import { spreadsFor, type ImportChoice } from './plan-import.ts';
import type { ImportedFile } from './read/imported-file.ts';
import { useImportTexts } from './texts.ts';

interface ImportFormProps {
  readonly file: ImportedFile;
  readonly current: Trip | null;
  readonly choice: ImportChoice;
  readonly onChange: (choice: ImportChoice) => void;
}

/** Into which trip and onto which days. A whole trip always becomes a new one. */
export function ImportForm({ file, current, choice, onChange }: ImportFormProps) {
  const texts = useImportTexts();
  const change = (changes: Partial<ImportChoice>): void => onChange({ ...choice, ...changes });
  const spreads = spreadsFor(file, choice.target);

  function aim(target: ImportChoice['target']) {
    change({ target, spread: spreadsFor(file, target)[0] ?? choice.spread });
  }

  return (
    <>
      {current && !file.trip && (
        <fieldset className={styles.targets}>
          <legend>{texts.target}</legend>
          {(['new', 'current'] as const).map((target) => (
            <label key={target}>
              <input
                type="radio"
                name="ziel"
                checked={choice.target === target}
                onChange={() => aim(target)}
              />
              {target === 'new' ? texts.newTrip : texts.currentTrip(current.title)}
            </label>
          ))}
        </fieldset>
      )}
      {choice.target === 'new' && <NewTripFields choice={choice} onChange={change} />}
      {spreads.length > 1 && (
        <SelectField
          label={texts.spread}
          value={choice.spread}
          options={spreads.map((value) => ({ value, label: texts.spreads[value] }))}
          onChange={(spread) => change({ spread })}
        />
      )}
      {choice.target === 'new' && choice.spread === 'even' && !file.trip && (
        <TextField
          label={texts.dayCount}
          type="number"
          min={1}
          max={MAX_DAYS}
          required
          defaultValue={choice.dayCount}
          onChange={({ target }) => {
            if (target.validity.valid) change({ dayCount: target.valueAsNumber });
          }}
        />
      )}
      {choice.target === 'current' && current && (
        <DayField trip={current} choice={choice} onChange={change} />
      )}
    </>
  );
}

interface FieldsProps {
  readonly choice: ImportChoice;
  readonly onChange: (changes: Partial<ImportChoice>) => void;
}

function NewTripFields({ choice, onChange }: FieldsProps) {
  const texts = useImportTexts();
  return (
    <>
      <TextField
        label={texts.tripTitle}
        value={choice.title}
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextField
        label={texts.start}
        type="date"
        required
        min="1900-01-01"
        max="2199-12-31"
        defaultValue={choice.start}
        onChange={({ target }) => {
          if (isCalendarDate(target.value)) onChange({ start: target.value });
        }}
      />
    </>
  );
}

function DayField({ trip, choice, onChange }: FieldsProps & { readonly trip: Trip }) {
  const texts = useImportTexts();
  const language = useLanguage();
  return (
    <SelectField
      label={texts.fromDay}
      value={String(choice.dayIndex)}
      options={trip.days.map(({ date }, index) => ({
        value: String(index),
        label: texts.day(index + 1, formatDate(date, language)),
      }))}
      onChange={(index) => onChange({ dayIndex: Number(index) })}
    />
  );
}
