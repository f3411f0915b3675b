import type { ScheduleTab, Trip } from '@fahrtwind/domain';
import { useLayoutEffect, useRef } from 'react';
import { DayList } from '../list/day-list.tsx';
import { DayRail } from '../list/day-rail.tsx';
import { QuickAdd } from '../list/quick-add.tsx';
import { showDay } from '../../../parts/trip-edit/show-day.ts';
import { DemoNotice } from './demo-notice.tsx';
import { useIsNarrow } from './split-view/use-is-narrow.ts';
import { DensityButton } from './density-button.tsx';
import { ScheduleTabs } from './schedule-tabs.tsx';
import { usePlannerSlots } from '../slots.tsx';
import { ProposedPosition } from '../panels/optimise/proposed-position.tsx';
import { OptimiseButton } from '../panels/optimise/optimise-button.tsx';
import { PreviewNotice } from '../panels/optimise/preview-notice.tsx';
import { CalendarView } from '../overview/calendar/calendar-view.tsx';
import { CostsView } from '../overview/costs/costs-view.tsx';
import { TripOverview } from '../overview/trip-overview.tsx';
import { PickedBar } from '../list/pick/picked-bar.tsx';
import { useTrips } from '../../../store/trips/view/use-trips.ts';
import styles from './plan.module.css';
import { TransportLegs } from './transport-legs.tsx';
import { usePlannerActions } from '../../../parts/trip-edit/use-planner-view.ts';
import type { TripSchedule } from '../../../parts/trip-schedule/use-schedule.ts';

function StopMarks({ stopId }: { readonly stopId: string }) {
  const { SelectedByOthers } = usePlannerSlots();
  return (
    <>
      <ProposedPosition stopId={stopId} />
      <SelectedByOthers stopId={stopId} />
    </>
  );
}

const renderMarks = (stopId: string) => <StopMarks stopId={stopId} />;

interface ScheduleViewProps {
  readonly trip: Trip;
  readonly schedule: TripSchedule;
}

/** The trip as list, calendar or costs. */
export function ScheduleView({ trip, schedule }: ScheduleViewProps) {
  const tab = useTrips((state) => state.runtime.scheduleTab);
  const { showTab } = usePlannerActions();
  const isNarrow = useIsNarrow();
  const view = useBeginAtTop(tab);
  return (
    <>
      {(tab === 'list' || isNarrow) && (
        <div className={styles.search}>
          <QuickAdd near={trip.days.at(-1)?.cityList.at(-1)?.location} />
          <OptimiseButton />
        </div>
      )}
      <ScheduleTabs tab={tab} onShow={showTab}>
        {tab === 'list' && (
          <>
            <DayRail days={trip.days} />
            <DensityButton />
          </>
        )}
      </ScheduleTabs>
      <div
        ref={view}
        id="ansicht"
        role="tabpanel"
        aria-labelledby={`ansicht-${tab}`}
        className={styles.view}
      >
        {tab === 'list' && (
          <>
            <PreviewNotice />
            <DayList trip={trip} schedule={schedule} renderMarks={renderMarks} />
            <TransportLegs trip={trip} />
            <DemoNotice />
          </>
        )}
        {tab === 'calendar' && (
          <CalendarView
            onSelectDay={(dayId) => {
              showTab('list');
              showDay(dayId);
            }}
          />
        )}
        {tab === 'costs' && (
          <>
            <CostsView />
            <TripOverview />
          </>
        )}
      </div>
      {tab === 'list' && <PickedBar trip={trip} />}
    </>
  );
}

/** Another tab begins at its top, wherever the last one was scrolled to. */
function useBeginAtTop(tab: ScheduleTab) {
  const view = useRef<HTMLDivElement>(null);
  const shown = useRef(tab);
  useLayoutEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    view.current?.closest('[data-scroll]')?.scrollTo({ top: 0, behavior: 'instant' });
  }, [tab]);
  return view;
}
