import type { Trip } from '@fahrtwind/domain';
import { useDeferredValue, useEffect } from 'react';
import { ConflictNotes } from '../../../parts/conflicts/conflict-notes.tsx';
import { SaveIndicator } from '../../../parts/save-indicator/save-indicator.tsx';
import { SaveNotices } from '../../../parts/save-indicator/save-notices.tsx';
import { useSession } from '../../../store/session/use-session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Companions } from '../companions/companions.tsx';
import { PresenceBar } from '../companions/presence-bar.tsx';
import { ReadOnlyNotice } from '../companions/read-only-notice.tsx';
import { ReceivedInvitations } from '../companions/received-invitations.tsx';
import { MovedNotice } from '../dates/moved-notice.tsx';
import { PanelHost } from '../frame/panel-host.tsx';
import { PlannerFrame } from '../frame/planner-frame.tsx';
import { TripSwitcher } from '../frame/trip-switcher.tsx';
import { OptimiseButton } from '../optimise/optimise-button.tsx';
import { PlannerMap } from '../planner-map/planner-map.tsx';
import { useRoutes } from '../routes/use-routes.ts';
import { usePlannerTexts } from '../texts.ts';
import { DeletedElsewhere } from '../trips/deleted-elsewhere.tsx';
import { DemoNotice } from './demo-notice.tsx';
import { HistoryButtons } from './history-buttons.tsx';
import styles from './plan.module.css';
import { plannerView } from './planner-view.ts';
import { ScheduleView } from './schedule-view.tsx';
import { TripFacts } from './trip-facts.tsx';
import { TripTitle } from './trip-title.tsx';
import { useSchedule } from './use-schedule.ts';

/** The current trip as list and map. */
export function TripPlan({ trip }: { readonly trip: Trip }) {
  const routes = useRoutes(trip);
  const schedule = useSchedule(trip, routes.measure);
  // The list shows an edit in the same frame; the map may take one more.
  const onMap = useDeferredValue(trip);
  const routesOnMap = useDeferredValue(routes);
  useEffect(() => plannerView.reset, []);
  return (
    <PlannerFrame
      list={
        <>
          <header className={styles.header}>
            <div className={styles.headline}>
              <TripTitle trip={trip} />
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
      renderMap={(sheet) => <PlannerMap trip={onMap} routes={routesOnMap} sheet={sheet} />}
      panel={<PanelHost />}
    />
  );
}

function Toolbar() {
  const { plan: texts } = usePlannerTexts();
  const isRegistered = useSession().state === 'registered';
  return (
    <div className={styles.toolbar}>
      <HistoryButtons />
      <SaveIndicator />
      <PresenceBar />
      <div className={styles.links}>
        <OptimiseButton />
        <Companions />
        <ButtonLink to="/ansehen" variant="quiet">
          <Icon name="eye" />
          {texts.view}
        </ButtonLink>
        {isRegistered && (
          <ButtonLink to="/Reisen" variant="quiet">
            <Icon name="route" />
            {texts.allTrips}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
