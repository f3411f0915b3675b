import { PATHS, type Trip } from '@fahrtwind/domain';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useKeepOpened } from '../../parts/offline/use-keep-opened.ts';
import { tripOnMap } from '../../parts/trip-on-map.ts';
import { withOnlyDay } from '../../parts/with-only-day.ts';
import { TripMap } from '../../parts/trip-map/trip-map.tsx';
import { useRoutes } from '../../parts/trip-routes/use-routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Scene } from '../../ui/scenes/scene.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { useLanguage } from '../../ui/texts.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './read-only-map-page.module.css';
import { DAY_PARAM, dayInQuery } from './day/use-shown-day.ts';
import { useViewerTexts } from './texts.ts';
import { useLastOpenTrip } from '../../parts/use-last-open-trip.ts';

const NO_DAYS: Pick<Trip, 'days' | 'hotels'> = { days: [], hotels: [] };

/** The current trip on a map, for use on the road. */
export function ReadOnlyMapPage() {
  const { trip, isLoading, isExpected } = useLastOpenTrip();
  useKeepOpened(trip);
  if (trip || isExpected) return <MapOfTrip trip={trip} />;
  return isLoading ? <PageSkeleton /> : <NoTrip />;
}

/** Rendered before the trip has loaded, so that the map loads early. */
function MapOfTrip({ trip }: { readonly trip: Trip | null }) {
  const language = useLanguage();
  const { map } = useViewerTexts();
  const [selectedId, select] = useState<string | null>(null);
  const [highlightedId, highlight] = useState<string | null>(null);
  const { measure, attribution } = useRoutes(trip ?? NO_DAYS);
  const [query] = useSearchParams();
  const dayIndex = dayInQuery(query, trip?.days.length ?? 0);
  const { stops, legs, lodgings } = useMemo(
    () => withOnlyDay(tripOnMap(trip ?? NO_DAYS, { language, knownLeg: measure }), dayIndex ?? -1),
    [trip, language, measure, dayIndex],
  );
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {trip && <VisuallyHidden>{map.title}: </VisuallyHidden>}
          {trip ? trip.title : map.title}
        </h1>
        {dayIndex !== null && (
          <nav className={styles.links}>
            <TextLink to={`${PATHS.currentDay}?${DAY_PARAM}=${dayIndex + 1}`}>
              {map.toDay(dayIndex + 1)}
            </TextLink>
            <TextLink to={PATHS.readOnlyMap}>{map.wholeTrip}</TextLink>
          </nav>
        )}
        <p className={styles.explained}>{map.position}</p>
      </header>
      <TripMap
        className={styles.map}
        stops={stops}
        legs={legs}
        lodgings={lodgings}
        attribution={attribution}
        selectedId={selectedId}
        highlightedId={highlightedId}
        fitKey={trip ? `${trip.id} ${dayIndex ?? ''}` : null}
        onSelect={(id) => select(id === selectedId ? null : id)}
        onHover={highlight}
      />
    </div>
  );
}

function NoTrip() {
  const { map } = useViewerTexts();
  return (
    <Page title={map.title} intro={map.intro}>
      <EmptyState
        scene={<Scene name="map" />}
        title={map.emptyTitle}
        text={map.emptyText}
        action={
          <ButtonLink to={PATHS.planner} variant="accent">
            {map.emptyAction}
          </ButtonLink>
        }
      />
    </Page>
  );
}
