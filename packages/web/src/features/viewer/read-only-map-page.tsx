import type { Trip } from '@fahrtwind/domain';
import { useEffect, useMemo, useState } from 'react';
import { tripOnMap } from '../../map/trip-on-map.ts';
import { TripMap } from '../../map/trip-map.tsx';
import { useTripActions, useTrips } from '../../store/trips/use-trips.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { MapScene } from '../../ui/scenes/map-scene.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { useLanguage } from '../../ui/texts.tsx';
import styles from './read-only-map-page.module.css';
import { useViewerTexts } from './texts.ts';

/** The current trip on the map, to look at on the way. */
export function ReadOnlyMapPage() {
  const trip = useTrips((state) => state.current);
  const isResumed = useResumedTrip();
  if (trip) return <MapOfTrip trip={trip} />;
  return isResumed ? <NoTrip /> : <PageSkeleton />;
}

function MapOfTrip({ trip }: { readonly trip: Trip }) {
  const language = useLanguage();
  const [selectedId, select] = useState<string | null>(null);
  const [highlightedId, highlight] = useState<string | null>(null);
  const { stops, legs } = useMemo(
    () => tripOnMap(trip, { language, selectedId, highlightedId }),
    [trip, language, selectedId, highlightedId],
  );
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {trip.title}
      </h1>
      <TripMap
        className={styles.map}
        stops={stops}
        legs={legs}
        fitKey={trip.id}
        onSelect={(id) => select(id === selectedId ? null : id)}
        onHover={highlight}
      />
    </div>
  );
}

/** Opens what was open last; true when that is done, also when there was nothing. */
function useResumedTrip(): boolean {
  const { resume } = useTripActions();
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    let isGone = false;
    void resume().finally(() => {
      if (!isGone) setDone(true);
    });
    return () => {
      isGone = true;
    };
  }, [resume]);
  return isDone;
}

function NoTrip() {
  const { map } = useViewerTexts();
  return (
    <Page title={map.title} intro={map.intro}>
      <EmptyState
        scene={<MapScene />}
        title={map.emptyTitle}
        text={map.emptyText}
        action={
          <ButtonLink to="/planen" variant="accent">
            {map.emptyAction}
          </ButtonLink>
        }
      />
    </Page>
  );
}
