import type { CalendarDate } from '@fahrtwind/domain';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { dateNames } from './date-names.ts';
import styles from './dates.module.css';
import { dateAfterKey, monthOf, weeksOf } from './month-grid.ts';
import { useDateFieldTexts } from './texts.ts';

interface RangeCalendarProps {
  readonly label: string;
  readonly start: CalendarDate;
  /** Null while only the start is chosen. */
  readonly end: CalendarDate | null;
  readonly onPick: (date: CalendarDate) => void;
}

/** A month in which to choose a range: one tab stop, with arrow keys between the days. */
export function RangeCalendar({ label, start, end, onPick }: RangeCalendarProps) {
  const texts = useDateFieldTexts();
  const language = useLanguage();
  const words = dateNames(language);
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [known, setKnown] = useState(start);
  const [current, setCurrent] = useState(start);
  // When the start was typed or undone elsewhere, the calendar moves to it.
  if (known !== start) {
    setKnown(start);
    setCurrent(start);
  }
  const month = monthOf(current);

  function turn(count: number) {
    const key = count < 0 ? 'PageUp' : 'PageDown';
    setCurrent(dateAfterKey(current, key, false) ?? current);
  }

  function steer(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = dateAfterKey(current, event.key, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    requestAnimationFrame(() =>
      grid.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus(),
    );
  }

  return (
    <div className={styles.calendar}>
      <div className={styles.month}>
        <TurnButton icon="back" label={texts.monthBefore} onPress={() => turn(-1)} />
        <strong id={id} aria-live="polite">
          {words.month(month)}
        </strong>
        <TurnButton icon="forward" label={texts.monthAfter} onPress={() => turn(1)} />
      </div>
      {/* A table navigated by arrow keys is a grid, for which there is no native element. */}
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label={label}
        aria-describedby={id}
        className={styles.grid}
      >
        <thead>
          <tr>
            {words.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            <tr key={`${month.month}-${row}`}>
              {week.map((date, column) => (
                <td
                  key={date ?? `leer-${column}`}
                  aria-selected={date === null ? undefined : isInRange(date, start, end)}
                  className={classNames(date !== null && isInRange(date, start, end) && styles.in)}
                >
                  {date !== null && (
                    <button
                      type="button"
                      data-date={date}
                      tabIndex={date === current ? 0 : -1}
                      className={classNames(
                        styles.date,
                        (date === start || date === (end ?? start)) && styles.edge,
                      )}
                      aria-label={texts.dateLabel(words.day(date), edgeOf(date, start, end))}
                      onKeyDown={steer}
                      onClick={() => {
                        setCurrent(date);
                        onPick(date);
                      }}
                    >
                      {Number(date.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TurnButtonProps {
  readonly icon: 'back' | 'forward';
  readonly label: string;
  readonly onPress: () => void;
}

function TurnButton({ icon, label, onPress }: TurnButtonProps) {
  return (
    <Button variant="quiet" className={styles.turn} aria-label={label} onClick={onPress}>
      <Icon name={icon} />
    </Button>
  );
}

function isInRange(date: CalendarDate, start: CalendarDate, end: CalendarDate | null): boolean {
  return date >= start && date <= (end ?? start);
}

function edgeOf(date: CalendarDate, start: CalendarDate, end: CalendarDate | null) {
  if (date === start) return 'start';
  return date === end ? 'end' : null;
}
