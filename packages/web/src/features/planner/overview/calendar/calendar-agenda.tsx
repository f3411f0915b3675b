import { isFirm, openNightsOf, shortLabel, type Trip } from '@fahrtwind/domain';
import { formatWeekday } from '../../../../parts/trip-dates.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { useLanguage } from '../../../../ui/texts.tsx';
import { dayColour } from '../../../../parts/trip-rows/day-colour.ts';
import { useEmptyDayText } from '../../../../parts/trip-rows/empty-day-text.ts';
import styles from './calendar-agenda.module.css';
import { useOverviewTexts } from '../texts.ts';

interface CalendarAgendaProps {
  readonly trip: Pick<Trip, 'days' | 'hotels'>;
  readonly names: ReadonlyMap<string, string>;
  readonly onSelectDay: (dayId: string) => void;
}

/** The days once more as a list, for phones, whose cells cut most names. */
export function CalendarAgenda({ trip, names, onSelectDay }: CalendarAgendaProps) {
  const texts = useOverviewTexts();
  const language = useLanguage();
  const emptyDay = useEmptyDayText();
  const { days } = trip;
  const openNights = new Set(openNightsOf({ days }));
  return (
    <ol className={styles.agenda} aria-label={texts.calendar.agenda}>
      {days.map((day, index) => {
        const stops = day.cityList.filter(isFirm).map(({ location }) => shortLabel(location));
        return (
          <li key={day.id}>
            <button
              type="button"
              className={classNames(styles.row, dayColour(index + 1))}
              onClick={() => onSelectDay(day.id)}
            >
              <span className={styles.number}>{texts.day(index + 1)}</span>
              <span className={styles.date}>{formatWeekday(day.date, language)}</span>
              <span className={styles.stops}>
                {stops.length > 0 ? stops.join(' – ') : emptyDay(trip, index)}
              </span>
              {day.hotelId !== null && (
                <span className={styles.hotel}>
                  <Icon name="bed" />
                  {names.get(day.hotelId) || texts.unnamedHotel}
                </span>
              )}
              {openNights.has(day.id) && (
                <span className={styles.open}>
                  <Icon name="bed" />
                  {texts.calendar.noLodging}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
