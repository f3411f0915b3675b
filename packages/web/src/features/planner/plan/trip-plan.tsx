import { isFirm, isValidLocation, stopsOf, type Trip } from '@fahrtwind/domain';
import { useMemo } from 'react';
import { ConflictNotes } from '../../../parts/conflicts/conflict-notes.tsx';
import { SaveIndicator } from '../../../parts/save-indicator/save-indicator.tsx';
import { SaveNotices } from '../../../parts/save-indicator/save-notices.tsx';
import { TripCover } from '../../../parts/trip-cover/trip-cover.tsx';
import { useSession } from '../../../store/session/use-session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Companions } from '../companions/companions.tsx';
import { PresenceBar } from '../companions/presence-bar.tsx';
import { ReadOnlyNotice } from '../companions/read-only-notice.tsx';
import { DayList } from '../day-list/day-list.tsx';
import { usePlannerTexts } from '../texts.ts';
import { DeletedElsewhere } from '../trips/deleted-elsewhere.tsx';
import { DemoNotice } from './demo-notice.tsx';
import { HistoryButtons } from './history-buttons.tsx';
import styles from './plan.module.css';
import { TransportLegs } from './transport-legs.tsx';
import { TripFacts } from './trip-facts.tsx';
import { TripTitle } from './trip-title.tsx';

/** The current trip, day by day. */
export function TripPlan({ trip }: { readonly trip: Trip }) {
  const cover = useCover(trip);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <TripTitle trip={trip} />
        <TripFacts trip={trip} />
        <Toolbar />
      </header>
      <div className={styles.notices}>
        <DemoNotice />
        <ReadOnlyNotice />
        <SaveNotices returnPath="/planen" />
        <DeletedElsewhere />
        <ConflictNotes />
      </div>
      <div className={styles.columns}>
        <DayList trip={trip} />
        <aside className={styles.side}>
          <div className={styles.cover}>
            <TripCover trip={cover} />
          </div>
          <TransportLegs trip={trip} />
        </aside>
      </div>
    </div>
  );
}

function Toolbar() {
  const { plan: texts } = usePlannerTexts();
  const isRegistered = useSession().state === 'registered';
  return (
    <div className={styles.toolbar}>
      <HistoryButtons />
      <SaveIndicator />
      <PresenceBar />
      <div className={styles.links}>
        <Companions />
        <ButtonLink to="/ansehen" variant="quiet">
          <Icon name="eye" />
          {texts.view}
        </ButtonLink>
        {isRegistered && (
          <ButtonLink to="/Reisen" variant="quiet">
            <Icon name="route" />
            {texts.allTrips}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function useCover({ id, days }: Trip) {
  return useMemo(() => {
    const stops = stopsOf({ days }).filter(
      (stop) => isFirm(stop) && isValidLocation(stop.location),
    );
    return { id, route: stops.map(({ location: { lng, lat } }) => [lng, lat] as const) };
  }, [id, days]);
}
