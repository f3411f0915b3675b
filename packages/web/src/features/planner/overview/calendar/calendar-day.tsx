import { isFirm, shortLabel } from '@fahrtwind/domain';
import type { KeyboardEvent } from 'react';
import { formatWeekday } from '../../../../parts/trip-dates.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { useLanguage } from '../../../../ui/texts.tsx';
import { dayColour } from '../../../../parts/trip-rows/day-colour.ts';
import type { PlannedDay } from './calendar-weeks.ts';
import { monthOf } from './calendar-names.ts';
import styles from './calendar.module.css';
import { useOverviewTexts } from '../texts.ts';

const SHOWN_STOPS = 3;

interface CalendarDayProps {
  readonly planned: PlannedDay;
  readonly startsMonth: boolean;
  readonly hotelName: string | undefined;
  /** Said of a day without stops. */
  readonly emptyText: string;
  readonly tabIndex: number;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: () => void;
  readonly onSelect: () => void;
}

/** One day of the trip; the whole cell is a button. */
export function CalendarDay(props: CalendarDayProps) {
  const { planned, startsMonth, hotelName, emptyText, ...button } = props;
  const texts = useOverviewTexts();
  const language = useLanguage();
  const { day, number, night } = planned;
  const names = day.cityList.filter(isFirm).map(({ location }) => shortLabel(location));
  const isOpen = night?.hotelId === null;
  const hotel = hotelName || texts.unnamedHotel;
  const label = [
    texts.day(number),
    formatWeekday(day.date, language),
    names.length > 0 ? names.join(', ') : emptyText,
    ...(night ? [isOpen ? texts.calendar.noLodging : texts.calendar.sleep(hotel)] : []),
  ].join(', ');
  return (
    <button
      type="button"
      data-day={day.id}
      className={classNames(styles.day, dayColour(number))}
      aria-label={label}
      tabIndex={button.tabIndex}
      onKeyDown={button.onKeyDown}
      onFocus={button.onFocus}
      onClick={button.onSelect}
    >
      <span className={styles.date}>
        {Number(day.date.slice(8))}
        {startsMonth && <span className={styles.month}>{monthOf(day.date, language)}</span>}
      </span>
      <span className={styles.stops}>
        {names.length === 0 && <span className={styles.empty}>{emptyText}</span>}
        {names.slice(0, SHOWN_STOPS).map((name, index) => (
          // Two stops of a day can be at the same place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index}>{name}</span>
        ))}
        {names.length > SHOWN_STOPS && (
          <span className={styles.more}>{texts.calendar.more(names.length - SHOWN_STOPS)}</span>
        )}
      </span>
      <span
        className={classNames(
          styles.night,
          night && (isOpen ? styles.awake : styles.slept),
          night?.isFirst && styles.first,
          night?.isLast && styles.last,
        )}
      >
        {night && night.span > 0 && (
          <span className={classNames(styles.hotel, styles[`nights${night.span}`])}>
            <Icon name="bed" />
            <span>{isOpen ? texts.calendar.noLodging : hotel}</span>
          </span>
        )}
      </span>
    </button>
  );
}
