import { viewedTrip, type PublicTrip } from '@fahrtwind/domain';
import { useMemo, useState } from 'react';
import { tripOnMap } from '../trip-on-map.ts';
import { TripMap } from '../trip-map/trip-map.tsx';
import { useRoutes } from '../trip-routes/use-routes.ts';
import { useLanguage } from '../../ui/texts.tsx';
import styles from './public-map.module.css';

/** Keeps the route clear of the buttons and the attribution on the map. */
const PADDING = { top: 24, right: 56, bottom: 48, left: 24 };

/** The route on the map. It is loaded on demand, because the map is far larger than the page. */
export function PublicMap({ trip }: { readonly trip: PublicTrip }) {
  const language = useLanguage();
  const viewed = useMemo(() => viewedTrip(trip), [trip]);
  const { measure, attribution } = useRoutes(viewed);
  const [highlightedId, highlight] = useState<string | null>(null);
  // A home that is left out lies elsewhere on the map; the way from there is as long as the page says.
  const told = useMemo(
    () => new Map(trip.days.flatMap(({ stops }) => stops.map(({ id, leg }) => [id, leg] as const))),
    [trip],
  );
  const { stops, legs, lodgings } = useMemo(
    () =>
      tripOnMap(viewed, {
        language,
        knownLeg: measure,
        toldLeg: ({ cityId }) => told.get(cityId) ?? undefined,
      }),
    [viewed, language, measure, told],
  );

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
