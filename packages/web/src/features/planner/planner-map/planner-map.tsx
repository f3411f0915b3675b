import type { Trip } from '@fahrtwind/domain';
import { memo, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { MapView } from '../../../map/map-data.ts';
import { TripMap, type TripMapHandle } from '../../../map/trip-map.tsx';
import { tripOnMap } from '../../../map/trip-on-map.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { useIsNarrow } from '../frame/use-is-narrow.ts';
import { PEEK_PIXELS, type SheetPosition } from '../frame/sheet-position.ts';
import { useInView } from '../plan/use-planner-view.ts';
import type { Routes } from '../routes/use-routes.ts';
import { PoiBar } from './poi-bar.tsx';
import styles from './planner-map.module.css';
import { useMapPanelTexts } from './texts.ts';
import { withPreview } from './with-preview.ts';
import { useMapEdits } from './use-map-edits.ts';
import { usePoisOnMap } from './use-pois-on-map.ts';

interface PlannerMapProps {
  readonly trip: Trip;
  readonly routes: Routes;
  /** How far the list covers the map; null where it stands beside it. */
  readonly sheet: SheetPosition | null;
}

/** The trip on the map, to point at, to click into and to drag. It comes later than the list, and is left alone until then. */
export const PlannerMap = memo(function PlannerMap({ trip, routes, sheet }: PlannerMapProps) {
  const texts = useMapPanelTexts();
  const language = useLanguage();
  const { days } = trip;
  const selectedId = useInView((view) => view.selectedStopId);
  const highlightedId = useInView((view) => view.hoveredStopId);
  const panel = useInView((view) => view.openPanel);
  const preview = useInView((view) => view.preview);
  const { stops, legs } = useMemo(() => {
    const wishes = { language, knownLeg: routes.measure };
    const now = tripOnMap({ days }, wishes);
    return preview ? withPreview(now, tripOnMap(preview, wishes)) : now;
  }, [days, preview, language, routes.measure]);
  const [view, setView] = useState<MapView | null>(null);
  const pois = usePoisOnMap(view, legs);
  const map = useRef<TripMapHandle>(null);
  const edits = useMapEdits(trip, pois.all);
  const padding = usePadding(sheet, panel !== null);
  useFlyToSelected(map, stops, selectedId);
  const pending = panel?.kind === 'place' ? panel.location : null;
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
        points={pois.points}
        pending={pending}
        selectedId={selectedId}
        highlightedId={highlightedId}
        fitKey={trip.id}
        padding={padding}
        attribution={named}
        onMove={setView}
        {...edits}
      />
      <PoiBar pois={pois} />
      {preview && (
        // Spoken by the panel already.
        <p className={styles.preview} aria-hidden="true">
          {preview.words}
        </p>
      )}
      {routes.isFallback && <output className={styles.fallback}>{texts.fallback}</output>}
    </div>
  );
});

function usePadding(sheet: SheetPosition | null, hasPanel: boolean) {
  const isNarrow = useIsNarrow();
  return useMemo(() => {
    const covered = sheet === 'half' || sheet === 'full' ? window.innerHeight * 0.45 : 0;
    // Below the buttons that lie on the map.
    return {
      top: 40,
      right: 48,
      bottom: isNarrow ? Math.max(0, covered - PEEK_PIXELS / 2) : 0,
      left: !isNarrow && hasPanel ? 400 : 0,
    };
  }, [sheet, hasPanel, isNarrow]);
}

/** Shows on the map what was chosen in the list. */
function useFlyToSelected(
  map: RefObject<TripMapHandle | null>,
  stops: readonly { readonly id: string; readonly lat: number; readonly lng: number }[],
  selectedId: string | null,
): void {
  const latest = useRef(stops);
  useEffect(() => {
    latest.current = stops;
  }, [stops]);
  useEffect(() => {
    const stop = latest.current.find(({ id }) => id === selectedId);
    if (stop) map.current?.reveal(stop);
  }, [map, selectedId]);
}
