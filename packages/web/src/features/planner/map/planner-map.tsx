import type { Trip } from '@fahrtwind/domain';
import { memo, useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { MapGestures, MapPadding, MapStop, MapView } from '../../../map/map-data.ts';
import { useKeepOpened } from '../../../parts/offline/use-keep-opened.ts';
import { TripMap, type TripMapHandle } from '../../../parts/trip-map/trip-map.tsx';
import { tripOnMap } from '../../../parts/trip-on-map.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { useDayView } from '../../../parts/trip-edit/use-day-view.ts';
import { useInView } from '../../../parts/trip-edit/use-planner-view.ts';
import type { Routes } from '../../../parts/trip-routes/use-routes.ts';
import { PoiBar } from './poi-bar.tsx';
import styles from './planner-map.module.css';
import { useMapPanelTexts } from './texts.ts';
import { withOnlyDay } from '../../../parts/with-only-day.ts';
import { withAlternatives, withPreview } from './with-preview.ts';
import { useHoveredOnMap } from './use-hovered-on-map.ts';
import { useMapEdits } from './use-map-edits.ts';
import { pointOf, usePoisOnMap } from './use-pois-on-map.ts';

interface PlannerMapProps {
  readonly trip: Trip;
  readonly routes: Routes;
  /** What covers the edges of the map. */
  readonly padding: MapPadding;
}

/** The trip on an interactive map. It renders at lower priority than the list. */
export const PlannerMap = memo(function PlannerMap({ trip, routes, padding }: PlannerMapProps) {
  const texts = useMapPanelTexts();
  const language = useLanguage();
  const { days, hotels } = trip;
  useKeepOpened(trip);
  const selectedId = useInView((view) => view.cityId);
  const markedId = useInView((view) => view.markedStopId);
  const panel = useInView((view) => view.openPanel);
  const preview = useInView((view) => view.preview);
  const onlyDayId = useDayView((view) => view.onlyDayId);
  const alternatives = useInView((view) => view.alternatives);
  const { stops, legs, lodgings } = useMemo(() => {
    const wishes = { language, knownLeg: routes.measure };
    const now = tripOnMap({ days, hotels }, wishes);
    if (preview) return withPreview(now, tripOnMap({ hotels, ...preview }, wishes));
    const shown = withOnlyDay(
      now,
      days.findIndex(({ id }) => id === onlyDayId),
    );
    return withAlternatives(shown, alternatives);
  }, [days, hotels, preview, alternatives, language, routes.measure, onlyDayId]);
  const [view, setView] = useState<MapView | null>(null);
  const pois = usePoisOnMap(view, legs);
  const map = useRef<TripMapHandle>(null);
  const finds = useInView((state) => state.finds);
  const shown = useMemo(() => [...pois.all, ...finds], [pois.all, finds]);
  const points = useMemo(() => [...pois.points, ...finds.map(pointOf)], [pois.points, finds]);
  const edits = useMapEdits(trip, shown);
  const select = useShowSelected(map, {
    stops,
    selectedId,
    isOpen: panel?.kind === 'stop',
    onSelect: edits.onSelect,
  });
  useHoveredOnMap(map);
  const clicked = useInView(({ lastClickedLocation }) => lastClickedLocation);
  const pending = panel?.kind === 'place' ? clicked : null;
  const named = useMemo(
    () => [...routes.attribution, ...pois.attribution],
    [routes.attribution, pois.attribution],
  );
  return (
    <div className={styles.area}>
      <TripMap
        ref={map}
        stops={stops}
        legs={legs}
        lodgings={lodgings}
        points={points}
        pending={pending}
        selectedId={markedId}
        fitKey={`${trip.id} ${onlyDayId ?? ''}`}
        padding={padding}
        attribution={named}
        onMove={setView}
        {...edits}
        onSelect={select}
      />
      <PoiBar pois={pois} />
      {preview && panel?.kind !== 'optimise' && panel?.kind !== 'spread' && (
        // Those two say it beside the list; what the assistant proposes is said here.
        <p className={styles.preview} aria-hidden="true">
          {preview.words}
        </p>
      )}
      {routes.isFallback && <output className={styles.fallback}>{texts.fallback}</output>}
    </div>
  );
});

interface Selection {
  readonly stops: readonly MapStop[];
  readonly selectedId: string | null;
  /** Whether the selected stop is opened. */
  readonly isOpen: boolean;
  readonly onSelect: MapGestures['onSelect'];
}

/**
 * Shows the stop that is selected or opened in the list; a new one as soon as it is on the map, which follows the list.
 * Returns what selects a stop on the map itself: it is in sight there, and nothing moves.
 */
function useShowSelected(
  map: RefObject<TripMapHandle | null>,
  { stops, selectedId, isOpen, onSelect }: Selection,
): (stopId: string) => void {
  const shown = useRef<Pick<Selection, 'selectedId' | 'isOpen'>>({
    selectedId: null,
    isOpen: false,
  });
  useEffect(() => {
    const before = shown.current;
    const isNew = selectedId !== before.selectedId || (isOpen && !before.isOpen);
    const stop = isNew ? stops.find(({ id }) => id === selectedId) : undefined;
    if (isNew && selectedId !== null && !stop) return;
    shown.current = { selectedId, isOpen };
    if (stop) map.current?.reveal(stop);
  }, [map, stops, selectedId, isOpen]);
  return useCallback(
    (stopId) => {
      shown.current = { selectedId: stopId, isOpen: true };
      onSelect?.(stopId);
    },
    [onSelect],
  );
}
