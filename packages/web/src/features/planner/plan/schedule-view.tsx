import type { Trip } from '@fahrtwind/domain';
import { DayList } from '../day-list/day-list.tsx';
import { QuickAdd } from '../day-list/quick-add.tsx';
import { showDay } from '../day-list/show-day.ts';
import { ScheduleTabs } from '../frame/schedule-tabs.tsx';
import { PreviewNotice } from '../optimise/preview-notice.tsx';
import { CalendarView } from '../overview/calendar-view.tsx';
import { CostsView } from '../overview/costs-view.tsx';
import { TripOverview } from '../overview/trip-overview.tsx';
import { PickedBar } from '../reorder/picked-bar.tsx';
import { useTrips } from '../../../store/trips/use-trips.ts';
import styles from './plan.module.css';
import { TransportLegs } from './transport-legs.tsx';
import { usePlannerActions } from './use-planner-view.ts';
import type { TripSchedule } from './use-schedule.ts';

interface ScheduleViewProps {
  readonly trip: Trip;
  readonly schedule: TripSchedule;
}

/** The trip as list, as calendar or as costs. */
export function ScheduleView({ trip, schedule }: ScheduleViewProps) {
  const tab = useTrips((state) => state.runtime.scheduleTab);
  const { showTab } = usePlannerActions();
  return (
    <>
      <ScheduleTabs tab={tab} onShow={showTab} />
      <div id="ansicht" role="tabpanel" aria-labelledby={`ansicht-${tab}`} className={styles.view}>
        {tab === 'list' && (
          <>
            <QuickAdd trip={trip} />
            <PreviewNotice />
            <DayList trip={trip} schedule={schedule} />
            <TransportLegs trip={trip} />
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
