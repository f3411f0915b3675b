import type { TripSummary } from '@fahrtwind/contract';
import { PATHS } from '@fahrtwind/domain';
import {
  useEffect,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import { SaveNotices } from '../../parts/save-indicator/save-notices.tsx';
import { SaveIndicator } from '../../parts/save-indicator/save-indicator.tsx';
import { TripCardsSkeleton } from '../../parts/trip-card/trip-cards.tsx';
import { useTripActions, useTrips } from '../../store/trips/view/use-trips.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Scene } from '../../ui/scenes/scene.tsx';
import { useLanguage } from '../../ui/texts.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useTripsTexts } from './texts.ts';
import { today } from '../../parts/today.ts';
import { CompanionTrips } from './components/companion-trips.tsx';
import { DeletedElsewhere } from './components/deleted-elsewhere.tsx';
import { DeletedTrips } from './components/deleted-trips.tsx';
import { OwnTrips } from './components/own-trips.tsx';
import { RoomNotice } from './components/room-notice.tsx';
import type { TripSort } from './trip-sort.ts';
import { selectTrips } from './state/select-trips.ts';
import { SharedTrips } from './components/shared-trips.tsx';
import { TripsToolbar } from './components/trips-toolbar.tsx';
import styles from './components/trips.module.css';
import { useIsOnline } from '../../ui/use-is-online.ts';

type ShareKind = 'share' | 'publish';

interface OwnListProps {
  readonly onExport: (tripId: string) => void;
  readonly ShareWindow: ComponentType<{
    readonly trip: TripSummary;
    readonly kind: ShareKind | null;
    readonly onChange: (kind: ShareKind | null) => void;
  }>;
}

interface TripsPageProps extends OwnListProps {
  readonly invitations: ReactNode;
  /** The names of the roles of companions. */
  readonly roles: ComponentProps<typeof CompanionTrips>['roles'];
}

export function TripsPage({ invitations, roles, onExport, ShareWindow }: TripsPageProps) {
  const texts = useTripsTexts();
  const { companionTrips, sharedTrips, deletedTrips } = useTrips((state) => ({
    companionTrips: state.companionTrips,
    sharedTrips: state.sharedTrips,
    deletedTrips: state.deletedTrips,
  }));
  const { loadDeleted } = useTripActions();
  useEffect(() => void loadDeleted(), [loadDeleted]);
  return (
    <Page title={texts.title} intro={texts.intro}>
      {invitations}
      <SaveNotices returnPath={PATHS.trips} />
      <DeletedElsewhere />
      <OwnList onExport={onExport} ShareWindow={ShareWindow} />
      <CompanionTrips trips={companionTrips} roles={roles} />
      <SharedTrips trips={sharedTrips} />
      <DeletedTrips trips={deletedTrips} />
    </Page>
  );
}

function OwnList({ onExport, ShareWindow }: OwnListProps) {
  const texts = useTripsTexts();
  const { list, status, currentId, unsentIds } = useTrips((state) => ({
    list: state.list,
    status: state.listStatus,
    currentId: state.currentId,
    unsentIds: state.unsentIds,
  }));
  const { load } = useTripActions();
  const isOnline = useIsOnline();
  const language = useLanguage();
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<TripSort>('opened');
  const [shared, setShared] = useState<{ trip: TripSummary; kind: ShareKind } | null>(null);
  const found = selectTrips(list, { query, sort, language, today: today() });

  if (list.length === 0 && status === 'ready') {
    return (
      <>
        {!isOnline && <Notice kind="info">{texts.offlineText}</Notice>}
        <NoTrips />
      </>
    );
  }
  return (
    <section
      className={styles.section}
      aria-labelledby="eigene-reisen"
      aria-busy={status === 'loading'}
    >
      <h2 id="eigene-reisen" className={styles.unseen}>
        {texts.ownTitle}
      </h2>
      {status === 'failed' && (
        <Notice
          kind={isOnline ? 'negative' : 'info'}
          title={isOnline ? texts.failedTitle : texts.offlineTitle}
          action={
            <Button variant="outlined" onClick={() => void load()}>
              {texts.tryAgain}
            </Button>
          }
        >
          {isOnline ? texts.failedText : texts.offlineText}
        </Notice>
      )}
      {status !== 'failed' && !isOnline && <Notice kind="info">{texts.offlineText}</Notice>}
      <RoomNotice tripCount={list.length} />
      <TripsToolbar query={query} sort={sort} onQuery={setQuery} onSort={setSort} />
      <div className={styles.count}>
        <output>
          {list.length > 0 && texts.count(found.length, list.length)}
          {status === 'loading' && list.length === 0 && (
            <VisuallyHidden>{texts.loading}</VisuallyHidden>
          )}
        </output>
        <SaveIndicator />
      </div>
      {status === 'loading' && list.length === 0 && <TripCardsSkeleton />}
      {list.length > 0 && found.length === 0 && (
        <Nothing query={query} onClear={() => setQuery('')} />
      )}
      <OwnTrips
        trips={found}
        currentId={currentId}
        unsentIds={unsentIds}
        onShare={(trip) => setShared({ trip, kind: 'share' })}
        onPublish={(trip) => setShared({ trip, kind: 'publish' })}
        onExport={({ id }) => onExport(id)}
      />
      {shared && (
        <ShareWindow
          trip={shared.trip}
          kind={shared.kind}
          onChange={(kind) => setShared(kind && { ...shared, kind })}
        />
      )}
    </section>
  );
}

function Nothing({ query, onClear }: { readonly query: string; readonly onClear: () => void }) {
  const texts = useTripsTexts();
  return (
    <div className={styles.nothing}>
      <p>{texts.nothingFound(query)}</p>
      <Button variant="outlined" onClick={onClear}>
        {texts.clearSearch}
      </Button>
    </div>
  );
}

function NoTrips() {
  const texts = useTripsTexts();
  return (
    <EmptyState
      scene={<Scene name="road" />}
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={
        <>
          <ButtonLink to={PATHS.createTrip} variant="accent">
            {texts.create}
          </ButtonLink>
          <ButtonLink to={PATHS.routes} variant="quiet">
            {texts.emptyAction}
          </ButtonLink>
        </>
      }
    />
  );
}
