import { PATHS, type Trip } from '@fahrtwind/domain';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ConflictNotes } from '../../../parts/conflicts/conflict-notes.tsx';
import { SaveNotices } from '../../../parts/save-indicator/save-notices.tsx';
import { CommandHost } from '../commands/command-host.tsx';
import { MovedNotice } from '../panels/dates/moved-notice.tsx';
import { AssistantButton } from './assistant-button.tsx';
import { PanelHost } from './split-view/panel-host.tsx';
import { SplitView } from './split-view/split-view.tsx';
import { type SheetPosition, PEEK_PIXELS } from './split-view/sheet-position.ts';
import { TripSwitcher } from './trip-switcher.tsx';
import { PlannerMap } from '../map/planner-map.tsx';
import { useRoutes, type Routes } from '../../../parts/trip-routes/use-routes.ts';
import { usePlannerSlots } from '../slots.tsx';
import styles from './plan.module.css';
import { useStoredTotals } from '../../../parts/trip-edit/use-stored-totals.ts';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';
import { ScheduleView } from './schedule-view.tsx';
import { TripBar } from './trip-bar.tsx';
import { TripFacts } from './trip-facts.tsx';
import { useIsNarrow, useIsWide } from './split-view/use-is-narrow.ts';
import { TripTitle } from './trip-title.tsx';
import { useSchedule } from '../../../parts/trip-schedule/use-schedule.ts';
import { useInView } from '../../../parts/trip-edit/use-planner-view.ts';

/** What the list and the panel cover of the map; without a sheet the list is beside it, on wide screens the panel too. */
function useMapPadding(sheet: SheetPosition | null) {
  const isNarrow = useIsNarrow();
  const isWide = useIsWide();
  const hasPanel = useInView((view) => view.openPanel !== null);
  return useMemo(() => {
    const covered = sheet === 'half' || sheet === 'full' ? window.innerHeight * 0.45 : 0;
    // Clear of the buttons on the map.
    return {
      top: 40,
      right: 48,
      bottom: isNarrow ? Math.max(0, covered - PEEK_PIXELS / 2) : 0,
      left: !isNarrow && !isWide && hasPanel ? 400 : 0,
    };
  }, [sheet, hasPanel, isNarrow, isWide]);
}

interface TripPlanProps {
  readonly trip: Trip;
}

/** The current trip as list and map. */
export function TripPlan({ trip }: TripPlanProps) {
  const isNarrow = useIsNarrow();
  const routes = useRoutes(trip);
  const schedule = useSchedule(trip);
  useStoredTotals(trip);
  useEffect(() => plannerView.enter(trip.id), [trip.id]);
  useAssistantAddress();
  return (
    <>
      <TripBar trip={trip} />
      <SplitView
        list={
          <>
            <header className={styles.header}>
              {isNarrow && (
                <div className={styles.headline}>
                  <TripTitle trip={trip} />
                  <TripSwitcher tripId={trip.id} />
                  <AssistantButton className={styles.assistant} />
                </div>
              )}
              <TripFacts trip={trip} schedule={schedule} />
            </header>
            <Notices trip={trip} />
            <ScheduleView trip={trip} schedule={schedule} />
          </>
        }
        renderMap={(sheet) => <DeferredMap trip={trip} routes={routes} sheet={sheet} />}
        panel={
          <>
            <PanelHost />
            <CommandHost />
          </>
        }
      />
    </>
  );
}

/** `/planen?assistent` opens the assistant. The address is then the planner's again, to which „back“ leads. */
function useAssistantAddress(): void {
  const [query] = useSearchParams();
  const isWanted = query.has('assistent');
  const navigate = useNavigate();
  useEffect(() => {
    if (!isWanted) return;
    void navigate(PATHS.planner, { replace: true });
    plannerView.open({ kind: 'assistant' });
  }, [isWanted, navigate]);
}

function Notices({ trip }: TripPlanProps) {
  const { DeletedElsewhere, ReadOnlyNotice, ReceivedInvitations } = usePlannerSlots();
  return (
    <div className={styles.notices}>
      <ReceivedInvitations />
      <ReadOnlyNotice />
      <MovedNotice trip={trip} />
      <SaveNotices returnPath={PATHS.planner} />
      <DeletedElsewhere />
      <ConflictNotes />
    </div>
  );
}

interface DeferredMapProps extends TripPlanProps {
  readonly routes: Routes;
  readonly sheet: SheetPosition | null;
}

/** The list comes first; the map may take one more frame. */
function DeferredMap({ trip, routes, sheet }: DeferredMapProps) {
  return (
    <PlannerMap
      trip={useDeferredValue(trip)}
      routes={useDeferredValue(routes)}
      padding={useMapPadding(sheet)}
    />
  );
}
