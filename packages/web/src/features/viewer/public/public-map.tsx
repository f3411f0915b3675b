import { routeLegsOf, viewedTrip, type PublicTrip } from '@fahrtwind/domain';
import { useEffect, useMemo, useState } from 'react';
import { tripOnMap } from '../../../parts/trip-on-map.ts';
import { TripMap } from '../../../parts/trip-map/trip-map.tsx';
import { useRoutes } from '../../../parts/trip-routes/use-routes.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import type { MeasuredLegs } from './measured-legs.ts';
import styles from './public-trip.module.css';

interface PublicMapProps {
  readonly trip: PublicTrip;
  /** Tells what the route planner answered, for the list beside the map. */
  readonly onLegs: (legs: MeasuredLegs) => void;
}

/** Keeps the route clear of the buttons and the attribution on the map. */
const PADDING = { top: 24, right: 56, bottom: 48, left: 24 };

/** The route on the map. It is loaded on demand, because the map is far larger than the page. */
export function PublicMap({ trip, onLegs }: PublicMapProps) {
  const language = useLanguage();
  const viewed = useMemo(() => viewedTrip(trip), [trip]);
  const { measure, attribution } = useRoutes(viewed);
  const [highlightedId, highlight] = useState<string | null>(null);
  const { stops, legs, lodgings } = useMemo(
    () => tripOnMap(viewed, { language, knownLeg: measure }),
    [viewed, language, measure],
  );

  useEffect(() => {
    const measured = routeLegsOf(viewed).flatMap((leg) => {
      const known = measure(leg);
      return known ? [[leg.cityId, known] as const] : [];
    });
    onLegs(new Map(measured));
  }, [viewed, measure, onLegs]);

  return (
    <TripMap
      className={styles.map}
      stops={stops}
      legs={legs}
      lodgings={lodgings}
      attribution={attribution}
      highlightedId={highlightedId}
      padding={PADDING}
      fitKey={trip.id}
      onHover={highlight}
    />
  );
}
