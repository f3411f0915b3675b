import type { Day, DaySchedule, Hotel } from '@fahrtwind/domain';
import { memo } from 'react';
import { formatWeekday } from '../../../parts/trip-dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { scheduleOf } from '../plan/day-schedules.ts';
import { useMayEdit } from '../plan/use-may-edit.ts';
import type { DayPlan } from '../plan/use-schedule.ts';
import { usePlannerTexts } from '../texts.ts';
import { AddStop } from './add-stop.tsx';
import { dayColour } from './day-colour.ts';
import styles from './day-list.module.css';
import { DayTotals } from './day-totals.tsx';
import { DayWarnings } from './day-warnings.tsx';
import { LegLine } from './leg-line.tsx';
import { NightRow } from './night-row.tsx';
import { OpenNight } from './open-night.tsx';
import { DayTools } from './day-tools.tsx';
import { StopRow } from './stop-row.tsx';
import { useDayNow } from './use-day-now.ts';

interface DaySectionProps {
  readonly day: Day;
  readonly number: number;
  readonly plan: DayPlan | undefined;
  readonly hotel: Hotel | undefined;
  readonly movedIds: readonly string[];
  /** Whether it is near the screen; others only keep their place. */
  readonly isNear: boolean;
  readonly isLast: boolean;
}

/** One day: where it goes, how one gets there, where it ends. */
export const DaySection = memo(function DaySection(props: DaySectionProps) {
  const { number, plan, hotel, isNear, isLast } = props;
  const day = useDayNow(props.day, number - 1);
  const schedule = hasSameStops(day, props.day) ? plan?.schedule : scheduleOf(day, plan?.before);
  const { plan: texts } = usePlannerTexts();
  const language = useLanguage();
  const mayEdit = useMayEdit();
  const titleId = `tag-${day.id}`;
  return (
    <section
      className={classNames(styles.day, styles[dayColour(number)])}
      aria-labelledby={titleId}
    >
      <div className={styles.dayHead}>
        <h2 id={titleId} className={styles.dayTitle}>
          <span className={styles.dayNumber}>{texts.day(number)}</span>
          <span className={styles.date}>{formatWeekday(day.date, language)}</span>
        </h2>
        {mayEdit && isNear && <DayTools day={day} number={number} isLast={isLast} />}
      </div>
      {schedule && <DayTotals schedule={schedule} />}
      {plan && <DayWarnings warnings={plan.warnings} day={day} number={number} />}
      {day.cityList.length === 0 && <p className={styles.empty}>{texts.emptyDay}</p>}
      {isNear ? (
        <Stops day={day} schedule={schedule} movedIds={props.movedIds} />
      ) : (
        <Placeholder count={day.cityList.length} />
      )}
      {hotel ? (
        <NightRow hotel={hotel} dayId={day.id} date={day.date} />
      ) : (
        mayEdit && !isLast && <OpenNight dayId={day.id} dayNumber={number} />
      )}
      {isNear && mayEdit && (
        <AddStop dayId={day.id} dayNumber={number} near={day.cityList.at(-1)?.location} />
      )}
    </section>
  );
});

interface StopsProps extends Pick<DaySectionProps, 'day' | 'movedIds'> {
  readonly schedule: DaySchedule | undefined;
}

function Stops({ day, schedule, movedIds }: StopsProps) {
  if (day.cityList.length === 0) return null;
  return (
    <ol className={styles.stops}>
      {day.cityList.map((stop, index) => {
        const times = schedule?.stops[index];
        return (
          <li key={stop.id}>
            <LegLine stop={stop} leg={times?.leg ?? null} />
            <StopRow
              stop={stop}
              arrivalMinutes={times?.arrivalMinutes ?? null}
              departureMinutes={times?.departureMinutes ?? null}
              isMoved={movedIds.includes(stop.id)}
              neighbourId={day.cityList[index + 1]?.id ?? day.cityList[index - 1]?.id}
            />
          </li>
        );
      })}
    </ol>
  );
}

/** Whether the times of a frame ago still belong to these stops; if so, the next frame may correct them. */
function hasSameStops(day: Day, shown: Day): boolean {
  return (
    day === shown ||
    (day.cityList.length === shown.cityList.length &&
      day.cityList.every(({ id }, index) => id === shown.cityList[index]?.id))
  );
}

/** About as high as the stops are that will stand here, so that the scroll bar does not jump. */
function Placeholder({ count }: { readonly count: number }) {
  const rows = `rows${Math.min(10, count)}` as const;
  return <div className={classNames(styles.placeholder, styles[rows])} />;
}
