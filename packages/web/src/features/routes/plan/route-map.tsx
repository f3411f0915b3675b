import { DEFAULT_ROUTE_PROFILE, shortLabel, type Location } from '@fahrtwind/domain';
import { lazy, Suspense, useMemo } from 'react';
import { estimateMark } from '../../../format/estimate.ts';
import { formatWay } from '../../../format/way.ts';
import type { MapLeg, MapStop } from '../../../map/map-data.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import type { RouteAnswer } from './route-answer.ts';
import { stopId } from './route-plan.ts';
import styles from './route-planner.module.css';
import { useRoutePlanTexts } from './texts.ts';

const TripMap = lazy(async () => {
  const { TripMap: Map } = await import('../../../parts/trip-map/trip-map.tsx');
  return { default: Map };
});

/** Keeps the route clear of the buttons and the attribution on the map. */
const PADDING = { top: 16, right: 56, bottom: 48, left: 16 };

interface RouteMapProps {
  /** The chosen places, shown until there is a route. */
  readonly stops: readonly Location[];
  readonly answer: RouteAnswer | null;
}

/** The route on a map whose code is loaded on demand. */
export function RouteMap({ stops, answer }: RouteMapProps) {
  const texts = useRoutePlanTexts();
  const language = useLanguage();
  const places = answer?.stops ?? stops;
  const marks = useMemo(
    () => places.map((place, index) => mapStop(place, index, answer?.days[index] ?? 0)),
    [places, answer],
  );
  const legs = useMemo(
    () =>
      (answer?.legs ?? []).map((leg, index): MapLeg => {
        return {
          cityId: stopId(index + 1),
          dayIndex: answer?.days[index + 1] ?? 0,
          geometry: leg.geometry,
          isEstimate: leg.isEstimate,
          crossings: leg.crossings,
          profile: leg.isMissing ? 'direct' : (answer?.plan.profile ?? DEFAULT_ROUTE_PROFILE),
          isOptional: leg.isMissing,
          label: leg.isMissing
            ? texts.noRoute
            : formatWay(leg, language, estimateMark(leg.isEstimate)),
        };
      }),
    [answer, language, texts],
  );
  return (
    <Suspense fallback={<p className={styles.mapComes}>{texts.mapComes}</p>}>
      <TripMap
        className={styles.map}
        stops={marks}
        legs={legs}
        attribution={answer?.attribution ?? []}
        padding={PADDING}
        fitKey={places.map(({ lat, lng }) => `${lat} ${lng}`).join()}
      />
    </Suspense>
  );
}

function mapStop({ lat, lng, label }: Location, index: number, dayIndex: number): MapStop {
  return {
    id: stopId(index),
    number: String(index + 1),
    dayIndex,
    lat,
    lng,
    label: shortLabel({ label }),
    isOptional: false,
  };
}
