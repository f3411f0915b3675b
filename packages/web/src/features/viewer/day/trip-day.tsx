import type { Trip } from '@fahrtwind/domain';
import { useMemo, type ReactNode, useSyncExternalStore } from 'react';
import { formatWeekday } from '../../../parts/trip-dates.ts';
import { today } from '../../../parts/today.ts';
import { dayColour } from '../../../parts/trip-rows/day-colour.ts';
import { StopNumbers } from '../../../parts/trip-rows/stop-number.tsx';
import { useEmptyDayText } from '../../../parts/trip-rows/empty-day-text.ts';
import { DayTotals } from '../../../parts/trip-rows/day-totals.tsx';
import { useRoutes } from '../../../parts/trip-routes/use-routes.ts';
import { stopNumbers } from '../../../parts/trip-schedule/stop-numbers.ts';
import { useSchedule } from '../../../parts/trip-schedule/use-schedule.ts';
import { announce, Announcer } from '../../../ui/announcer.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { DayHead } from './day-head.tsx';
import { DayLinks } from './day-links.tsx';
import { JourneyCard } from './journey-card.tsx';
import { NextStop } from './next-stop.tsx';
import { NightCard } from './night-card.tsx';
import { StopCard } from './stop-card.tsx';
import { useDayTexts } from './texts.ts';
import { useDaySwitch } from './use-day-switch.ts';
import { useShownDay } from './use-shown-day.ts';
import styles from './day.module.css';

const MINUTE_MS = 60_000;

/** The current time in whole minutes; renders again when it changes. */
function useNow(): Date {
  const minute = useSyncExternalStore(subscribe, read, read);
  return new Date(minute * MINUTE_MS);
}

function read(): number {
  return Math.floor(Date.now() / MINUTE_MS);
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS / 4);
  // Timers stand still while a phone sleeps.
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

interface TripDayProps {
  readonly trip: Trip;
  /** Opened by its own button. */
  readonly offline: ReactNode;
}

/** One day of the trip, for reading on the road. */
export function TripDay({ trip, offline }: TripDayProps) {
  const texts = useDayTexts();
  const language = useLanguage();
  const emptyDay = useEmptyDayText();
  const now = useNow();
  const shown = useShownDay(trip, today(now));
  useRoutes(trip);
  const { days } = useSchedule(trip);
  const numbers = useMemo(() => stopNumbers(trip.days), [trip.days]);
  const { index } = shown;
  const swipe = useDaySwitch((step) => {
    const next = trip.days[index + step];
    if (!next) return;
    shown.show(index + step);
    announce(`${texts.day(index + step + 1)}, ${formatWeekday(next.date, language)}`);
  });
  const day = trip.days[index];
  const schedule = day && days.get(day.id)?.schedule;
  if (!day || !schedule) return null;
  const isToday = day.date === today(now);
  const times = new Map(schedule.stops.map((one) => [one.stopId, one]));
  const hotelOf = (id: string | null | undefined) => trip.hotels.find((hotel) => hotel.id === id);
  const [before, night] = [hotelOf(trip.days[index - 1]?.hotelId), hotelOf(day.hotelId)];
  return (
    <article className={classNames(styles.day, dayColour(index + 1))} {...swipe}>
      <Announcer />
      <DayHead trip={trip} day={day} shown={shown} isToday={isToday} />
      <DayLinks trip={trip} dayId={day.id} number={index + 1} offline={offline} />
      <NextStop
        day={day}
        schedule={schedule}
        minute={isToday ? now.getHours() * 60 + now.getMinutes() : null}
      />
      <DayTotals schedule={schedule} />
      {index === 0 && <JourneyCard field="arrivalEntry" leg={trip.arrivalEntry} />}
      {before && before.id !== night?.id && <NightCard hotel={before} kind="leaving" />}
      <StopNumbers value={numbers}>
        <ol className={styles.stops} aria-label={texts.stops}>
          {day.cityList.map((stop, at) => (
            <StopCard
              key={stop.id}
              stop={stop}
              before={day.cityList[at - 1]}
              times={times.get(stop.id)}
            />
          ))}
        </ol>
      </StopNumbers>
      {day.cityList.length === 0 && <p className={styles.text}>{emptyDay(trip, index)}</p>}
      {night && <NightCard hotel={night} kind="night" />}
      {index === trip.days.length - 1 && (
        <JourneyCard field="departureEntry" leg={trip.departureEntry} />
      )}
      <p className={styles.hint}>{texts.swipeHint}</p>
    </article>
  );
}
