import {
  HOTEL_TYPES,
  MOST_PERSONS,
  type CalendarDate,
  type HotelType,
  type StayDates,
} from '@fahrtwind/domain';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { LodgingSearch } from '../../../parts/lodging/lodging-address.ts';
import { useTripRowTexts } from '../../../parts/trip-rows/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './hotel-search.module.css';
import { PlaceOfSearch } from './place-of-search.tsx';
import {
  formOf,
  isComplete,
  problemsOf,
  searchOf,
  withArrival,
  type SearchForm,
} from '../state/search-form.ts';
import { useHotelSearchTexts } from '../texts.ts';

interface SearchFieldsProps {
  readonly initial: LodgingSearch;
  /** Whether an address was opened that says something, of which problems are shown at once. */
  readonly isFromAddress: boolean;
  /** Null on the server. */
  readonly today: CalendarDate | null;
  readonly onSearch: (search: LodgingSearch) => void;
}

const COUNTS = Array.from({ length: MOST_PERSONS }, (_, index) => index + 1);

/** The form: where, when, how many, what kind. */
export function SearchFields({ initial, isFromAddress, today, onSearch }: SearchFieldsProps) {
  const texts = useHotelSearchTexts().search;
  const { hotelTypes } = useTripRowTexts();
  const [form, setForm] = useState(() => formOf(initial));
  const [attempts, setAttempts] = useState(0);
  const frame = useRef<HTMLFormElement>(null);
  const isChecked = isFromAddress || attempts > 0;
  const problems = today !== null && isChecked ? problemsOf(form, today) : null;

  // A search moves the focus to what is wrong; an opened address only shows it.
  useEffect(() => {
    if (attempts > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempts]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (today === null) return;
    if (isComplete(problemsOf(form, today))) onSearch(searchOf(form));
    else setAttempts(attempts + 1);
  }

  /** The place field tells in one go that a place was chosen and that its text is gone. */
  function change(part: Partial<SearchForm>) {
    setForm((now) => ({ ...now, ...part }));
  }

  const dateError = (field: keyof StayDates): string | undefined => {
    if (problems?.stay?.field !== field) return undefined;
    return (field === 'arrival' ? texts.arrivalProblems : texts.departureProblems)[
      problems.stay.code
    ];
  };

  return (
    <form ref={frame} className={styles.form} noValidate onSubmit={submit}>
      <PlaceOfSearch
        place={form.place}
        error={problems?.place ? texts.placeProblems[problems.place] : undefined}
        onChange={change}
      />
      <TextField
        label={texts.arrival}
        type="date"
        min={today ?? undefined}
        value={form.arrival}
        error={dateError('arrival')}
        onChange={({ target }) => change(withArrival(form, target.value))}
      />
      <TextField
        label={texts.departure}
        type="date"
        min={form.arrival || (today ?? undefined)}
        value={form.departure}
        error={dateError('departure')}
        onChange={({ target }) => change({ departure: target.value })}
      />
      <SelectField
        label={texts.persons}
        value={String(form.persons)}
        options={COUNTS.map((count) => ({ value: String(count), label: texts.personCount(count) }))}
        onChange={(count) => change({ persons: Number(count) })}
      />
      <SelectField<HotelType | ''>
        label={texts.type}
        value={form.type ?? ''}
        options={[
          { value: '', label: texts.allTypes },
          ...HOTEL_TYPES.map((type) => ({ value: type, label: hotelTypes[type] })),
        ]}
        onChange={(type) => change({ type: type === '' ? null : type })}
      />
      <Button type="submit" variant="accent" className={styles.submit}>
        <Icon name="search" />
        {texts.submit}
      </Button>
    </form>
  );
}
