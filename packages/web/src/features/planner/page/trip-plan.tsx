import { PATHS, readPlannerTab, readsAssistant, type Trip } from '@fahrtwind/domain';
import { memo, useDeferredValue, useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ConflictNotes } from '../../../parts/conflicts/conflict-notes.tsx';
import { SaveNotices } from '../../../parts/save-indicator/save-notices.tsx';
import { CommandHost } from '../commands/command-host.tsx';
import { MovedNotice } from '../panels/dates/moved-notice.tsx';
import { AssistantButton } from './assistant-button.tsx';
import { PanelHost } from './split-view/panel-host.tsx';
import { SplitView } from './split-view/split-view.tsx';
import { coveredPixels, type SheetPosition } from './split-view/sheet-position.ts';
import { TripSwitcher } from './trip-switcher.tsx';
import { PlannerMap } from '../map/planner-map.tsx';
import { useRoutes, type Routes } from '../../../parts/trip-routes/use-routes.ts';
import { usePlannerSlots } from '../slots.tsx';
import styles from './plan.module.css';
import { usePlannerActions } from '../../../parts/trip-edit/use-planner-view.ts';
import { useStoredTotals } from '../../../parts/trip-edit/use-stored-totals.ts';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';
import { MapRail, ScheduleView } from './schedule-view.tsx';
import { TripBar } from './trip-bar.tsx';
import { TripFacts } from './trip-facts.tsx';
import { useIsNarrow } from '../../../parts/trip-edit/use-is-narrow.ts';
import { TripTitle } from './trip-title.tsx';
import { useSchedule, type TripSchedule } from '../../../parts/trip-schedule/use-schedule.ts';
import type { MapPadding } from '../../../map/map-data.ts';

/** The planner's bar; the style sheet has the same number. */
const BAR_PIXELS = 52;

/** What covers the map: its own buttons and names of sources, on phones the sheet. A panel never does. */
function useMapPadding(sheet: SheetPosition | null): MapPadding {
  return useMemo(() => {
    const bottom = sheet ? coveredPixels(sheet, window.innerHeight - BAR_PIXELS) : 24;
    return { top: 40, right: 48, bottom, left: 0 };
  }, [sheet]);
}

interface TripPlanProps {
  readonly trip: Trip;
}

/** The same element at every render, so that it does not render with the trip. */
const PANEL = (
  <>
    <PanelHost />
    <CommandHost />
  </>
);

/**
 * The current trip as list and map. The list shows an edit in the frame of the press; what stands around it follows in
 * a render that the next press can interrupt.
 */
export function TripPlan({ trip }: TripPlanProps) {
  const schedule = useSchedule(trip);
  const later = useDeferredValue(trip);
  const laterSchedule = useDeferredValue(schedule);
  const routes = useRoutes(later);
  useStoredTotals(trip);
  useEffect(() => plannerView.enter(trip.id), [trip.id]);
  usePlaceInAddress();
  return (
    <>
      <TripBar trip={later} />
      <SplitView
        list={
          <>
            <PlanHeader trip={later} schedule={laterSchedule} />
            <Notices trip={later} />
            <ScheduleView trip={trip} schedule={schedule} />
          </>
        }
        sheetTop={<MapRail days={later.days} />}
        renderMap={(sheet) => <DeferredMap trip={later} routes={routes} sheet={sheet} />}
        panel={PANEL}
      />
    </>
  );
}

interface PlanHeaderProps extends TripPlanProps {
  readonly schedule: TripSchedule;
}

/** What the list begins with; on phones also the title. */
const PlanHeader = memo(function PlanHeader({ trip, schedule }: PlanHeaderProps) {
  const isNarrow = useIsNarrow();
  return (
    <header className={styles.header}>
      {isNarrow !== false && (
        <div className={styles.headline}>
          <TripTitle trip={trip} />
          <TripSwitcher trip={trip} />
          <AssistantButton className={styles.assistant} />
        </div>
      )}
      <TripFacts trip={trip} schedule={schedule} />
    </header>
  );
});

/**
 * `/planen?assistent` opens the assistant, and `/planen?ansicht=costs` the costs. The address is then the planner's
 * again, to which „back“ leads; the panel itself gives its entry of the history an address of its own.
 */
function usePlaceInAddress(): void {
  const [query] = useSearchParams();
  const hasAssistant = readsAssistant(query);
  const tab = readPlannerTab(query);
  const navigate = useNavigate();
  const { showTab } = usePlannerActions();
  useEffect(() => {
    if (!hasAssistant && tab === null) return;
    const show = () => {
      if (tab !== null) showTab(tab);
      if (hasAssistant) plannerView.open({ kind: 'assistant' });
      else plannerView.close();
    };
    void Promise.resolve(navigate(PATHS.planner, { replace: true })).then(show);
  }, [hasAssistant, tab, navigate, showTab]);
}

const Notices = memo(function Notices({ trip }: TripPlanProps) {
  const { DeletedElsewhere, LastEditor, ReadOnlyNotice, ReceivedInvitations } = usePlannerSlots();
  return (
    <div className={styles.notices}>
      <ReceivedInvitations />
      <ReadOnlyNotice />
      <MovedNotice trip={trip} />
      <SaveNotices returnPath={PATHS.planner} />
      <DeletedElsewhere />
      <ConflictNotes author={<LastEditor />} />
    </div>
  );
});

interface DeferredMapProps extends TripPlanProps {
  readonly routes: Routes;
  readonly sheet: SheetPosition | null;
}

/** Routes that become known are drawn in a render that can be interrupted, like an edit. */
const DeferredMap = memo(function DeferredMap({ trip, routes, sheet }: DeferredMapProps) {
  return (
    <PlannerMap trip={trip} routes={useDeferredValue(routes)} padding={useMapPadding(sheet)} />
  );
});
