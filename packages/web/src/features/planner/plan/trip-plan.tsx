import type { Trip } from '@fahrtwind/domain';
import { memo, useDeferredValue, useEffect } from 'react';
import { ConflictNotes } from '../../../parts/conflicts/conflict-notes.tsx';
import { SaveIndicator } from '../../../parts/save-indicator/save-indicator.tsx';
import { SaveNotices } from '../../../parts/save-indicator/save-notices.tsx';
import { PresenceBar } from '../companions/presence-bar.tsx';
import { CommandHost } from '../commands/command-host.tsx';
import { ReadOnlyNotice } from '../companions/read-only-notice.tsx';
import { ReceivedInvitations } from '../companions/received-invitations.tsx';
import { MovedNotice } from '../dates/moved-notice.tsx';
import { PanelHost } from '../frame/panel-host.tsx';
import { PlannerFrame } from '../frame/planner-frame.tsx';
import type { SheetPosition } from '../frame/sheet-position.ts';
import { TripSwitcher } from '../frame/trip-switcher.tsx';
import { PlannerMap } from '../planner-map/planner-map.tsx';
import { useRoutes, type Routes } from '../routes/use-routes.ts';
import { DeletedElsewhere } from '../trips/deleted-elsewhere.tsx';
import { DemoNotice } from './demo-notice.tsx';
import styles from './plan.module.css';
import { plannerView } from './planner-view.ts';
import { ScheduleView } from './schedule-view.tsx';
import { Toolbar } from './toolbar.tsx';
import { TripFacts } from './trip-facts.tsx';
import { TripTitle } from './trip-title.tsx';
import { useLateTrip } from './use-late-trip.ts';
import { useSchedule } from './use-schedule.ts';

interface TripPlanProps {
  readonly trip: Trip;
}

/** The current trip as list and map. News of its stops and of its ways is drawn as soon as nothing else is to do. */
export function TripPlan({ trip }: TripPlanProps) {
  const late = useLateTrip(trip);
  const routes = useDeferredValue(useRoutes(late));
  return <WholePlan trip={late} routes={routes} />;
}

interface WholePlanProps extends TripPlanProps {
  readonly routes: Routes;
}

const WholePlan = memo(function WholePlan({ trip, routes }: WholePlanProps) {
  const schedule = useSchedule(trip, routes.measure);
  useEffect(() => plannerView.reset, []);
  return (
    <PlannerFrame
      list={
        <>
          <header className={styles.header}>
            <div className={styles.headline}>
              <TripTitle trip={trip} />
              <div className={styles.save}>
                <SaveIndicator />
              </div>
              <PresenceBar />
              <TripSwitcher tripId={trip.id} />
            </div>
            <TripFacts trip={trip} schedule={schedule} />
            <Toolbar />
          </header>
          <div className={styles.notices}>
            <DemoNotice />
            <ReceivedInvitations />
            <ReadOnlyNotice />
            <MovedNotice trip={trip} />
            <SaveNotices returnPath="/planen" />
            <DeletedElsewhere />
            <ConflictNotes />
          </div>
          <ScheduleView trip={trip} schedule={schedule} />
        </>
      }
      renderMap={(sheet) => <LateMap trip={trip} routes={routes} sheet={sheet} />}
      panel={
        <>
          <PanelHost />
          <CommandHost />
        </>
      }
    />
  );
});

interface LateMapProps extends WholePlanProps {
  readonly sheet: SheetPosition | null;
}

/** The list comes first; the map may take a frame more. */
function LateMap({ trip, routes, sheet }: LateMapProps) {
  return (
    <PlannerMap trip={useDeferredValue(trip)} routes={useDeferredValue(routes)} sheet={sheet} />
  );
}
