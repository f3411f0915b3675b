import { openTripPath } from '@fahrtwind/domain';
import type { TripSummary } from '@fahrtwind/contract';
import { useState } from 'react';
import { ActionMenu } from '../../../parts/action-menu/action-menu.tsx';
import type { TripMark } from '../../../parts/trip-card/texts.ts';
import { TripCard } from '../../../parts/trip-card/trip-card.tsx';
import { TripCards } from '../../../parts/trip-card/trip-cards.tsx';
import { Button } from '../../../ui/button.tsx';
import { isDemoTripId } from '../../../parts/trip-edit/demo-id.ts';
import { useTripsTexts } from '../texts.ts';
import styles from './trips.module.css';
import { useTripCardActions, type TripCardActions } from '../state/use-trip-card-actions.ts';

const PAGE = 24;

interface OwnTripsProps {
  readonly trips: readonly TripSummary[];
  readonly currentId: string | null;
  readonly unsentIds: readonly string[];
  readonly onShare: (trip: TripSummary) => void;
  readonly onPublish: (trip: TripSummary) => void;
  readonly onExport: (trip: TripSummary) => void;
}

/** The user's own trips as cards, in pages. */
export function OwnTrips(props: OwnTripsProps) {
  const { trips, currentId, unsentIds, onShare, onPublish, onExport } = props;
  const texts = useTripsTexts();
  const actions = useTripCardActions();
  const [limit, setLimit] = useState(PAGE);
  const shown = trips.slice(0, limit);
  const left = trips.length - shown.length;

  function showMore() {
    setLimit(limit + PAGE);
    focusTripAfterRender(trips[limit]?.id);
  }

  return (
    <>
      <TripCards label={texts.title}>
        {shown.map((trip, index) => (
          <li key={trip.id}>
            <TripCard
              trip={trip}
              to={openTripPath(trip.id)}
              marks={marksOf(trip, currentId, unsentIds)}
              menu={
                <TripMenu
                  trip={trip}
                  actions={actions}
                  onShare={() => onShare(trip)}
                  onPublish={() => onPublish(trip)}
                  onExport={() => onExport(trip)}
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
  readonly actions: TripCardActions;
  readonly onShare: () => void;
  readonly onPublish: () => void;
  readonly onExport: () => void;
  /** The trip that takes the focus when this one is deleted. */
  readonly neighbour: TripSummary | undefined;
}

function TripMenu(props: TripMenuProps) {
  const { trip, actions, onShare, onPublish, onExport, neighbour } = props;
  const texts = useTripsTexts();
  return (
    <ActionMenu
      label={texts.menu(trip.title)}
      actions={[
        { label: texts.rename, icon: 'edit', run: () => void actions.rename(trip) },
        { label: texts.duplicate, icon: 'copy', run: () => void actions.duplicate(trip) },
        { label: texts.share, icon: 'share', run: onShare },
        {
          label: trip.published ? texts.changePublication : texts.publish,
          icon: 'globe',
          run: onPublish,
        },
        { label: texts.exportTrip, icon: 'download', run: onExport },
        { label: texts.forgetSteps, icon: 'undo', run: () => void actions.forgetSteps(trip) },
        {
          label: texts.remove,
          icon: 'trash',
          isDangerous: true,
          run: () => {
            void actions.remove(trip);
            focusTripAfterRender(neighbour?.id);
          },
        },
      ]}
    />
  );
}

/** Waits for the next render, because the list is about to change. */
function focusTripAfterRender(id: string | undefined): void {
  requestAnimationFrame(() => {
    const link =
      id === undefined ? null : document.querySelector<HTMLElement>(`[data-trip="${id}"]`);
    (link ?? document.querySelector<HTMLElement>('h1'))?.focus();
  });
}
