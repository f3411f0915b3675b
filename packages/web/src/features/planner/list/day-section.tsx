import { shortLabel, type Day, type DaySchedule, type Hotel } from '@fahrtwind/domain';
import { memo } from 'react';
import { DayShell } from '../../../parts/trip-rows/day-shell.tsx';
import { DayTotals } from '../../../parts/trip-rows/day-totals.tsx';
import { DayWarnings } from '../../../parts/trip-rows/day-warnings.tsx';
import { LegLine } from '../../../parts/trip-rows/leg-line.tsx';
import { useTripRowTexts } from '../../../parts/trip-rows/texts.ts';
import rows from '../../../parts/trip-rows/trip-rows.module.css';
import type { DayPlan } from '../../../parts/trip-schedule/use-schedule.ts';
import { classNames } from '../../../ui/class-names.ts';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';
import { useDayView } from '../../../parts/trip-edit/use-day-view.ts';
import { useMayEdit } from '../../../parts/trip-edit/use-may-edit.ts';
import { AddStop } from './add-stop.tsx';
import { DayTools } from './day-tools.tsx';
import styles from './list.module.css';
import { Night, OpenNight } from './night.tsx';
import { StopRow, type RenderMarks } from './stop-row.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { dayView } from '../../../parts/trip-edit/day-view.ts';
import { useListTexts } from './texts.ts';

interface DayToggleProps {
  readonly dayId: string;
  readonly number: number;
  readonly isCollapsed: boolean;
}

/** Collapses a day to one line. */
function DayToggle({ dayId, number, isCollapsed }: DayToggleProps) {
  const texts = useListTexts();
  return (
    <Button
      variant="quiet"
      className={styles.toggle}
      aria-label={texts.toggleDay(number)}
      aria-expanded={!isCollapsed}
      onClick={() => dayView.setCollapsed(dayId, !isCollapsed)}
    >
      <Icon name="down" />
    </Button>
  );
}

interface DaySectionProps {
  readonly day: Day;
  readonly number: number;
  readonly plan: DayPlan | undefined;
  readonly hotel: Hotel | undefined;
  readonly movedIds: ReadonlySet<string>;
  /** The place where a day without stops is spent; null when there is none, or there are stops. */
  readonly restingAt: string | null;
  /** Whether it is near the viewport; other days only keep their space. */
  readonly isNear: boolean;
  readonly isLast: boolean;
  readonly renderMarks: RenderMarks;
}

/** One day with its stops, its legs and its night. */
export const DaySection = memo(function DaySection(props: DaySectionProps) {
  const { day, number, plan, hotel, restingAt, isNear, isLast } = props;
  const schedule = plan?.schedule;
  const mayEdit = useMayEdit();
  const tools = mayEdit && isNear && <DayTools day={day} number={number} isLast={isLast} />;
  const isCollapsed = useDayView((view) => view.collapsedIds.has(day.id));
  return (
    <DayShell
      day={day}
      number={number}
      toggle={<DayToggle dayId={day.id} number={number} isCollapsed={isCollapsed} />}
      facts={
        <>
          {isCollapsed && <CollapsedWay day={day} hotel={hotel} restingAt={restingAt} />}
          {schedule && <DayTotals schedule={schedule} />}
        </>
      }
      tools={tools}
    >
      {!isCollapsed && <OpenDay {...props} />}
    </DayShell>
  );
});

/** From – to and the night, in the line of a collapsed day. */
function CollapsedWay({
  day,
  hotel,
  restingAt,
}: Pick<DaySectionProps, 'day' | 'hotel' | 'restingAt'>) {
  const texts = useTripRowTexts();
  const names = [day.cityList.at(0), day.cityList.at(-1)].flatMap((stop) =>
    stop ? [shortLabel(stop.location)] : [],
  );
  const way = [...new Set(names)].join(' – ');
  return (
    <p className={styles.way}>
      {restingAt === null ? way : texts.restingAt(restingAt)}
      {hotel && <span> · {hotel.name}</span>}
    </p>
  );
}

function OpenDay(props: DaySectionProps) {
  const { day, number, plan, hotel, restingAt, isNear, isLast } = props;
  const texts = useTripRowTexts();
  const mayEdit = useMayEdit();
  return (
    <>
      {plan && <DayWarnings warnings={plan.warnings} day={day} number={number} />}
      {day.cityList.length === 0 && (
        <p className={rows.empty}>
          {restingAt === null ? texts.emptyDay : texts.restingAt(restingAt)}
        </p>
      )}
      {isNear ? (
        <Stops {...props} schedule={plan?.schedule} />
      ) : (
        <Placeholder count={day.cityList.length} />
      )}
      {hotel ? (
        <Night hotel={hotel} dayId={day.id} date={day.date} />
      ) : (
        mayEdit && !isLast && <OpenNight dayId={day.id} dayNumber={number} />
      )}
      {isNear && mayEdit && (
        <AddStop dayId={day.id} dayNumber={number} near={day.cityList.at(-1)?.location} />
      )}
    </>
  );
}

interface StopsProps extends Pick<DaySectionProps, 'day' | 'movedIds' | 'renderMarks'> {
  readonly schedule: DaySchedule | undefined;
}

const openWay = (stopId: string): void => plannerView.open({ kind: 'way', stopId });

function Stops({ day, schedule, movedIds, renderMarks }: StopsProps) {
  const mayEdit = useMayEdit();
  if (day.cityList.length === 0) return null;
  return (
    <ol className={rows.stops}>
      {day.cityList.map((stop, index) => {
        const times = schedule?.stops[index];
        return (
          <li key={stop.id}>
            <LegLine stop={stop} leg={times?.leg ?? null} onOpen={mayEdit ? openWay : undefined} />
            <StopRow
              stop={stop}
              arrivalMinutes={times?.arrivalMinutes ?? null}
              departureMinutes={times?.departureMinutes ?? null}
              waitingMinutes={times?.waitingMinutes}
              lateMinutes={times?.lateMinutes}
              isMoved={movedIds.has(stop.id)}
              neighbourId={day.cityList[index + 1]?.id ?? day.cityList[index - 1]?.id}
              renderMarks={renderMarks}
            />
          </li>
        );
      })}
    </ol>
  );
}

/** About as high as the stops it stands for, so that the scroll bar does not jump. */
function Placeholder({ count }: { readonly count: number }) {
  const height = `rows${Math.min(10, count)}` as const;
  return <div className={classNames(styles.placeholder, styles[height])} />;
}
