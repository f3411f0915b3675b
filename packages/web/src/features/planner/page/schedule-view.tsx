import { type ScheduleTab, type Trip, PATHS } from '@fahrtwind/domain';
import { lazy, memo, Suspense, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { DayList } from '../list/day-list.tsx';
import { DayRail } from '../list/day-rail.tsx';
import { QuickAdd } from '../list/quick-add.tsx';
import { showDay } from '../../../parts/trip-edit/show-day.ts';
import { useIsNarrow } from '../../../parts/trip-edit/use-is-narrow.ts';
import { ScheduleTabs } from './schedule-tabs.tsx';
import { usePlannerSlots } from '../slots.tsx';
import { PreviewInSight } from '../panels/optimise/preview-in-sight.tsx';
import { ProposedPosition } from '../panels/optimise/proposed-position.tsx';
import { OptimiseButton } from '../panels/optimise/optimise-button.tsx';
import { SpreadButton } from '../panels/spread/spread-button.tsx';
import { PickedBar } from '../list/pick/picked-bar.tsx';
import { useTrips } from '../../../store/trips/view/use-trips.ts';
import styles from './plan.module.css';
import { TransportLegs } from './transport-legs.tsx';
import { usePlannerActions } from '../../../parts/trip-edit/use-planner-view.ts';
import type { TripSchedule } from '../../../parts/trip-schedule/use-schedule.ts';
import { ButtonLink, Button } from '../../../ui/button.tsx';
import { usePageTexts } from './texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDayInAddress } from './use-day-in-address.ts';
import { dayView } from '../../../parts/trip-edit/day-view.ts';
import { useDayView } from '../../../parts/trip-edit/use-day-view.ts';

const EXPAND = { path: 'M8 9l4-4 4 4M8 15l4 4 4-4' };
const COLLAPSE = { path: 'M8 5l4 4 4-4M8 19l4-4 4 4' };

// Loaded on first use, because the list and the map come first.
const CalendarView = lazy(async () => {
  const { CalendarView: loaded } = await import('../overview/calendar/calendar-view.tsx');
  return { default: loaded };
});
const CostsView = lazy(async () => {
  const { CostsView: loaded } = await import('../overview/costs/costs-view.tsx');
  return { default: loaded };
});
const TripOverview = lazy(async () => {
  const { TripOverview: loaded } = await import('../overview/trip-overview.tsx');
  return { default: loaded };
});

/** Shows stops with or without their notes, entries and plain legs. */
const DensityButton = memo(function DensityButton() {
  const { plan: texts } = usePageTexts();
  const isCompact = useDayView((view) => view.isCompact);
  return (
    <Button
      variant="quiet"
      className={styles.density}
      aria-label={texts.compact}
      title={texts.compact}
      aria-pressed={isCompact}
      onClick={() => dayView.setCompact(!isCompact)}
    >
      <Icon name={isCompact ? EXPAND : COLLAPSE} />
    </Button>
  );
});

/** Says that this is the example and how to keep it. Short, so that the trip stays in view. */
const DemoNotice = memo(function DemoNotice() {
  const { demo: texts } = usePageTexts();
  const isDemo = useTrips((state) => state.isDemo);
  if (!isDemo) return null;
  return (
    <aside className={styles.demo} aria-label={texts.title}>
      <p>
        <strong>{texts.title}</strong>
        <span>{texts.text}</span>
      </p>
      <ButtonLink to={PATHS.register} variant="outlined">
        {texts.register}
      </ButtonLink>
    </aside>
  );
});

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

/** The days on the map above the sheet, while it shows the list. */
export function MapRail({ days }: Pick<Trip, 'days'>) {
  const tab = useTrips((state) => state.runtime.scheduleTab);
  return tab === 'list' ? <DayRail days={days} place="map" /> : null;
}

interface ScheduleViewProps {
  readonly trip: Trip;
  readonly schedule: TripSchedule;
}

/** The trip as list, calendar, overview or costs. */
export function ScheduleView({ trip, schedule }: ScheduleViewProps) {
  const tab = useTrips((state) => state.runtime.scheduleTab);
  const { showTab } = usePlannerActions();
  const isNarrow = useIsNarrow();
  const view = useBeginAtTop(tab);
  const later = useDeferredValue(trip);
  useDayInAddress(trip);
  // The same elements until the deferred render, so that an edit does not render the tabs in its frame.
  const tools = useMemo(() => tab === 'list' && <DensityButton />, [tab]);
  return (
    <>
      {(tab === 'list' || isNarrow === true) && (
        <div className={styles.search} data-covers="">
          <QuickAdd near={later.days.at(-1)?.cityList.at(-1)?.location} />
          <OptimiseButton />
          <SpreadButton />
        </div>
      )}
      <ScheduleTabs tab={tab} onShow={showTab}>
        {tools}
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
            <PreviewInSight />
            <div className={styles.days}>
              {isNarrow !== true && <DayRail days={later.days} place="list" />}
              <DayList trip={trip} schedule={schedule} renderMarks={renderMarks} />
            </div>
            <TransportLegs trip={later} />
            <DemoNotice />
          </>
        )}
        <Suspense fallback={<Skeleton shape="block" />}>
          {tab === 'calendar' && (
            <CalendarView
              onSelectDay={(dayId) => {
                showTab('list');
                showDay(dayId);
              }}
            />
          )}
          {tab === 'overview' && <TripOverview />}
          {tab === 'costs' && <CostsView />}
        </Suspense>
      </div>
      {tab === 'list' && <PickedBar trip={later} />}
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
