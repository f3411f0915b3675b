import type { TripSummary } from '@fahrtwind/contract';
import { useState } from 'react';
import { ActionMenu } from '../../../parts/action-menu/action-menu.tsx';
import type { TripMark } from '../../../parts/trip-card/texts.ts';
import { TripCard } from '../../../parts/trip-card/trip-card.tsx';
import { TripCards } from '../../../parts/trip-card/trip-cards.tsx';
import { Button } from '../../../ui/button.tsx';
import { isDemoTripId } from '../demo/demo-id.ts';
import { usePlannerTexts } from '../texts.ts';
import { openPath } from './open-path.ts';
import styles from './trips.module.css';
import { useTripDeeds, type TripDeeds } from './use-trip-deeds.ts';

const PAGE = 24;

interface OwnTripsProps {
  readonly trips: readonly TripSummary[];
  readonly currentId: string | null;
  readonly unsentIds: readonly string[];
}

/** The own trips as cards, a page of them at a time. */
export function OwnTrips({ trips, currentId, unsentIds }: OwnTripsProps) {
  const { trips: texts } = usePlannerTexts();
  const deeds = useTripDeeds();
  const [limit, setLimit] = useState(PAGE);
  const shown = trips.slice(0, limit);
  const left = trips.length - shown.length;

  function showMore() {
    setLimit(limit + PAGE);
    focusTripSoon(trips[limit]?.id);
  }

  return (
    <>
      <TripCards label={texts.title}>
        {shown.map((trip, index) => (
          <li key={trip.id}>
            <TripCard
              trip={trip}
              to={openPath(trip.id)}
              marks={marksOf(trip, currentId, unsentIds)}
              menu={
                <TripMenu
                  trip={trip}
                  deeds={deeds}
                  neighbour={shown[index + 1] ?? shown[index - 1]}
                />
              }
            />
          </li>
        ))}
      </TripCards>
      {left > 0 && (
        <Button variant="outlined" className={styles.more} onClick={showMore}>
          {texts.showMore(Math.min(left, PAGE))}
        </Button>
      )}
    </>
  );
}

function marksOf(
  { id, published }: TripSummary,
  currentId: string | null,
  unsentIds: readonly string[],
): readonly TripMark[] {
  return [
    ...(id === currentId ? (['current'] as const) : []),
    ...(isDemoTripId(id) ? (['demo'] as const) : []),
    ...(published ? (['published'] as const) : []),
    ...(unsentIds.includes(id) ? (['unsent'] as const) : []),
  ];
}

interface TripMenuProps {
  readonly trip: TripSummary;
  readonly deeds: TripDeeds;
  /** Who takes the focus when this one goes. */
  readonly neighbour: TripSummary | undefined;
}

function TripMenu({ trip, deeds, neighbour }: TripMenuProps) {
  const { trips: texts } = usePlannerTexts();
  return (
    <ActionMenu
      label={texts.menu(trip.title)}
      actions={[
        { label: texts.rename, icon: 'edit', run: () => void deeds.rename(trip) },
        { label: texts.duplicate, icon: 'copy', run: () => void deeds.duplicate(trip) },
        {
          label: texts.remove,
          icon: 'trash',
          isDangerous: true,
          run: () => {
            void deeds.remove(trip);
            focusTripSoon(neighbour?.id);
          },
        },
      ]}
    />
  );
}

/** After the next drawing, because the list is about to change. */
function focusTripSoon(id: string | undefined): void {
  requestAnimationFrame(() => {
    const link =
      id === undefined ? null : document.querySelector<HTMLElement>(`[data-trip="${id}"]`);
    (link ?? document.querySelector<HTMLElement>('h1'))?.focus();
  });
}
