import type { Hotel } from '@fahrtwind/domain';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { RangeFields } from '../../../../parts/trip-fields/dates/range-fields.tsx';
import { useRange } from '../../../../parts/trip-fields/dates/use-range.ts';
import { focusPanelTitle } from '../../../../parts/trip-fields/focus-panel-title.ts';
import styles from './hotels.module.css';
import { useHotelTexts } from './texts.ts';

interface HotelDatesProps {
  readonly hotel: Hotel;
  /** Returns why the dates are not allowed, else null. */
  readonly onApply: (dates: Pick<Hotel, 'checkInDate' | 'checkOutDate'>) => string | null;
}

/** Check-in and check-out. They are applied as a pair, because half a change would take nights from other hotels. */
export function HotelDates({ hotel, onApply }: HotelDatesProps) {
  const texts = useHotelTexts();
  const range = useRange({ start: hotel.checkInDate, end: hotel.checkOutDate });
  const [error, setError] = useState<string>();
  const { start, end, invalid } = range;
  const isSame = start === hotel.checkInDate && end === hotel.checkOutDate;
  return (
    <details className={styles.dates}>
      <summary>{texts.datesOf(range.typed.start, range.typed.end)}</summary>
      <RangeFields range={range} labels={texts.range} error={error} />
      <Button
        disabled={isSame || invalid !== null || end === null}
        onClick={() => {
          if (end === null) return;
          const problem = onApply({ checkInDate: start, checkOutDate: end });
          setError(problem ?? undefined);
          if (problem === null) focusPanelTitle();
        }}
      >
        {texts.applyDates}
      </Button>
    </details>
  );
}
