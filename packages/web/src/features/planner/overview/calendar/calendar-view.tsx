import { useMemo } from 'react';
import { useTrips } from '../../../../store/trips/view/use-trips.ts';
import { formatTripDates } from '../../../../parts/trip-dates.ts';
import { useLanguage } from '../../../../ui/texts.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useEmptyDayText } from '../../../../parts/trip-rows/empty-day-text.ts';
import { CalendarAgenda } from './calendar-agenda.tsx';
import { CalendarDay } from './calendar-day.tsx';
import { calendarWeeks, type CalendarWeek } from './calendar-weeks.ts';
import { monthOf, weekdayNames } from './calendar-names.ts';
import styles from './calendar.module.css';
import { useOverviewTexts } from '../texts.ts';
import { useDayKeys } from './use-day-keys.ts';

interface CalendarViewProps {
  readonly onSelectDay: (dayId: string) => void;
}

/** The trip as weeks: every day in its colour with its stops, and hotels as bars over their nights. */
export function CalendarView({ onSelectDay }: CalendarViewProps) {
  const { calendar: texts } = useOverviewTexts();
  const language = useLanguage();
  const emptyDay = useEmptyDayText();
  const { days, hotels } = useTrips(({ current }) => ({
    days: current?.days,
    hotels: current?.hotels,
  }));
  const weeks = useMemo(() => (days ? calendarWeeks({ days }) : []), [days]);
  const keys = useDayKeys(days?.map((day) => day.id) ?? []);
  if (!days || !hotels) return null;
  const names = new Map(hotels.map((hotel) => [hotel.id, hotel.name]));
  return (
    <section className={styles.calendar} aria-label={texts.label}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrow keys go through its cells, which is what makes a table a grid */}
      <table role="grid" className={styles.grid} aria-describedby="kalender-hinweis">
        <caption className={styles.caption}>
          {formatTripDates(days.at(0)?.date ?? '', days.at(-1)?.date ?? '', language)}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.weekColumn}>
              <VisuallyHidden>{texts.weekColumn}</VisuallyHidden>
            </th>
            {weekdayNames(language).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                <span aria-hidden="true">{short}</span>
                <VisuallyHidden>{long}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <Week
              key={week.cells[0]?.date}
              week={week}
              names={names}
              emptyText={(index) => emptyDay({ days, hotels }, index)}
              keys={keys}
              onSelectDay={onSelectDay}
            />
          ))}
        </tbody>
      </table>
      <p id="kalender-hinweis" className={styles.hint}>
        {texts.hint}
      </p>
      <CalendarAgenda trip={{ days, hotels }} names={names} onSelectDay={onSelectDay} />
    </section>
  );
}

interface WeekProps extends CalendarViewProps {
  readonly week: CalendarWeek;
  readonly names: ReadonlyMap<string, string>;
  /** What is said of a day without stops, by its index. */
  readonly emptyText: (index: number) => string;
  readonly keys: ReturnType<typeof useDayKeys>;
}

function Week({ week, names, emptyText, keys, onSelectDay }: WeekProps) {
  const { calendar: texts } = useOverviewTexts();
  const language = useLanguage();
  return (
    <tr>
      <th scope="row" className={styles.weekColumn}>
        {texts.week(week.number)}
      </th>
      {week.cells.map(({ date, startsMonth, planned }) => (
        <td key={date} className={planned ? styles.planned : styles.outside}>
          {planned ? (
            <CalendarDay
              planned={planned}
              startsMonth={startsMonth}
              emptyText={emptyText(planned.number - 1)}
              hotelName={names.get(planned.night?.hotelId ?? '')}
              tabIndex={keys.currentId === planned.day.id ? 0 : -1}
              onKeyDown={keys.onKeyDown}
              onFocus={() => keys.setCurrent(planned.day.id)}
              onSelect={() => onSelectDay(planned.day.id)}
            />
          ) : (
            <span className={styles.date}>
              {Number(date.slice(8))}
              {startsMonth && <span className={styles.month}>{monthOf(date, language)}</span>}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}
