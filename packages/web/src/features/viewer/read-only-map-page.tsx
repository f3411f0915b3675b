import type { Trip } from '@fahrtwind/domain';
import { useEffect, useMemo, useState } from 'react';
import { tripOnMap } from '../../map/trip-on-map.ts';
import { TripMap } from '../../map/trip-map.tsx';
import { usePreparedMap } from '../../map/use-prepared-map.ts';
import { useTripActions, useTrips } from '../../store/trips/use-trips.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { MapScene } from '../../ui/scenes/map-scene.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { useLanguage } from '../../ui/texts.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './read-only-map-page.module.css';
import { useViewerTexts } from './texts.ts';

const NO_DAYS: Pick<Trip, 'days'> = { days: [] };

/** The current trip on the map, to look at on the way. */
export function ReadOnlyMapPage() {
  const { trip, isLoading, isExpected } = useLastOpenTrip();
  usePreparedMap(isExpected);
  if (trip || isExpected) return <MapOfTrip trip={trip} />;
  return isLoading ? <PageSkeleton /> : <NoTrip />;
}

/** Without a trip the map is made already, and shown when the trip has come. */
function MapOfTrip({ trip }: { readonly trip: Trip | null }) {
  const language = useLanguage();
  const { map } = useViewerTexts();
  const [selectedId, select] = useState<string | null>(null);
  const [highlightedId, highlight] = useState<string | null>(null);
  const { stops, legs } = useMemo(
    () => tripOnMap(trip ?? NO_DAYS, { language, selectedId, highlightedId }),
    [trip, language, selectedId, highlightedId],
  );
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {trip && <VisuallyHidden>{map.title}: </VisuallyHidden>}
        {trip ? trip.title : map.title}
      </h1>
      <TripMap
        className={styles.map}
        stops={stops}
        legs={legs}
        fitKey={trip?.id ?? null}
        onSelect={(id) => select(id === selectedId ? null : id)}
        onHover={highlight}
      />
    </div>
  );
}

/** The trip that is open, else the one that was open last. */
function useLastOpenTrip(): {
  readonly trip: Trip | null;
  readonly isLoading: boolean;
  /** Whether there is one, even if it is not here yet. */
  readonly isExpected: boolean;
} {
  const { resume } = useTripActions();
  const { trip, status, isListed, isEmpty } = useTrips((state) => ({
    trip: state.current,
    status: state.currentStatus,
    isListed: state.listStatus !== 'loading',
    isEmpty: state.list.length === 0 && state.companionTrips.length === 0,
  }));
  const mayResume = status === 'none' && !isEmpty;
  useEffect(() => {
    if (mayResume) void resume();
  }, [mayResume, resume]);
  const isExpected = status === 'loading' || mayResume;
  return { trip, isLoading: isExpected || (status === 'none' && !isListed), isExpected };
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
