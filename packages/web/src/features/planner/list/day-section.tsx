import {
  shortLabel,
  type Day,
  type DaySchedule,
  type Hotel,
  type LegKind,
} from '@fahrtwind/domain';
import { memo, useState } from 'react';
import type { MenuAction } from '../../../parts/action-menu/menu-list.tsx';
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
import { useStopLimit } from '../../../parts/trip-edit/use-stop-limit.ts';
import { DayAdds } from './day-adds.tsx';
import { DayTools } from './day-tools.tsx';
import styles from './list.module.css';
import { HotelButton, Night } from './night.tsx';
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
  readonly usualKind: LegKind;
  /** Whether it is near the viewport; other days only keep their space. */
  readonly isNear: boolean;
  readonly isLast: boolean;
  readonly renderMarks: RenderMarks;
}

/** One day with its stops, its legs and its night. */
export const DaySection = memo(function DaySection(props: DaySectionProps) {
  const { day, number, plan, hotel, isNear, isLast } = props;
  const mayEdit = useMayEdit();
  const [isAdding, setAdding] = useState(false);
  const isCollapsed = useDayView((view) => view.collapsedIds.has(day.id));
  const isEmpty = day.cityList.length === 0;
  // A further night is said in the line of the day, so that a day of rest takes no more than that.
  const isOneLine = isCollapsed || (isEmpty && hotel?.checkInDate !== day.date);
  return (
    <DayShell
      day={day}
      number={number}
      toggle={<DayToggle dayId={day.id} number={number} isCollapsed={isCollapsed} />}
      facts={
        <>
          {(isCollapsed || isEmpty) && <DayWay {...props} hotel={isOneLine ? hotel : undefined} />}
          {plan && <DayTotals schedule={plan.schedule} />}
        </>
      }
      tools={
        mayEdit &&
        isNear && <EditorTools {...props} hasOpenNight={!hotel && !isLast} setAdding={setAdding} />
      }
    >
      {!isCollapsed && (
        <>
          <OpenDay {...props} hotel={isOneLine ? undefined : hotel} />
          {isNear && mayEdit && (
            <DayAdds
              dayId={day.id}
              dayNumber={number}
              near={day.cityList.at(-1)?.location}
              hasOpenNight={!hotel && !isLast}
              isAdding={isAdding}
              setAdding={setAdding}
            />
          )}
        </>
      )}
    </DayShell>
  );
});

interface EditorToolsProps extends Pick<DaySectionProps, 'day' | 'number' | 'isLast'> {
  readonly hasOpenNight: boolean;
  readonly setAdding: (isAdding: boolean) => void;
}

function EditorTools({ day, number, isLast, hasOpenNight, setAdding }: EditorToolsProps) {
  const texts = useListTexts();
  const limit = useStopLimit();
  const additions: readonly MenuAction[] = [
    {
      label: texts.addStop,
      icon: 'pin',
      run: () => {
        dayView.setCollapsed(day.id, false);
        setAdding(true);
      },
      reason: () => limit,
    },
    ...(hasOpenNight
      ? [
          {
            label: texts.addLodging,
            icon: 'bed' as const,
            run: () => plannerView.open({ kind: 'hotel', dayId: day.id }),
          },
        ]
      : []),
    ...(day.cityList.length > 0
      ? [
          {
            label: texts.navigateDay,
            icon: 'route' as const,
            run: () => plannerView.open({ kind: 'navigation', dayId: day.id }),
          },
        ]
      : []),
  ];
  return <DayTools day={day} number={number} isLast={isLast} additions={additions} />;
}

/** From – to and the night, in the line of a collapsed day; where one is on a day without stops. */
function DayWay({ day, hotel, restingAt }: Pick<DaySectionProps, 'day' | 'hotel' | 'restingAt'>) {
  const texts = useTripRowTexts();
  const names = [day.cityList.at(0), day.cityList.at(-1)].flatMap((stop) =>
    stop ? [shortLabel(stop.location)] : [],
  );
  const way = [...new Set(names)].join(' – ');
  return (
    <p className={styles.way}>
      {way || (restingAt === null ? texts.emptyDay : texts.restingAt(restingAt))}
      {hotel && (
        <span>
          {' · '}
          <HotelButton hotel={hotel} dayId={day.id} />
        </span>
      )}
    </p>
  );
}

function OpenDay(props: DaySectionProps) {
  const { day, number, plan, hotel, isNear } = props;
  return (
    <>
      {plan && <DayWarnings warnings={plan.warnings} day={day} number={number} />}
      {isNear ? (
        <Stops {...props} schedule={plan?.schedule} />
      ) : (
        <Placeholder count={day.cityList.length} />
      )}
      {hotel && <Night hotel={hotel} dayId={day.id} date={day.date} />}
    </>
  );
}

interface StopsProps extends Pick<
  DaySectionProps,
  'day' | 'movedIds' | 'renderMarks' | 'usualKind'
> {
  readonly schedule: DaySchedule | undefined;
}

const openWay = (stopId: string): void => plannerView.open({ kind: 'way', stopId });

function Stops({ day, schedule, movedIds, usualKind, renderMarks }: StopsProps) {
  const mayEdit = useMayEdit();
  if (day.cityList.length === 0) return null;
  return (
    <ol className={rows.stops}>
      {day.cityList.map((stop, index) => {
        const times = schedule?.stops[index];
        return (
          <li key={stop.id}>
            <LegLine
              stop={stop}
              leg={times?.leg ?? null}
              usualKind={usualKind}
              onOpen={mayEdit ? openWay : undefined}
            />
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
