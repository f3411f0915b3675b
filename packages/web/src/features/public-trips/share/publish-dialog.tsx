import type { TripPublication } from '@fahrtwind/contract';
import {
  countOmitted,
  countriesOf,
  PATHS,
  returningPath,
  type Location,
  type PublicTrip,
} from '@fahrtwind/domain';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { useFailureSentence } from '../../../parts/failures/use-failure-text.ts';
import { useQuery } from '../../../parts/server-state/use-query.ts';
import { isSignedIn } from '../../../store/session/session-state.ts';
import { useSession } from '../../../store/session/use-session.ts';
import { useTripActions } from '../../../store/trips/view/use-trips.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailedNotice } from '../../../ui/failed-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PublicationPreview } from './publication-preview.tsx';
import { PublishForm } from './publish-form.tsx';
import type { SharedSubject } from './shared-subject.ts';
import styles from './share.module.css';
import { useShareTexts } from './texts.ts';

interface PublishDialogProps {
  readonly trip: SharedSubject;
  readonly onClose: () => void;
}

/** Publishes a trip for everyone, changes what they see of it, and takes it back. */
export function PublishDialog({ trip, onClose }: PublishDialogProps) {
  const { publish: texts } = useShareTexts();
  const isGuest = useSession().state === 'guest';
  const [preview, setPreview] = useState<PublicTrip | null>(null);
  return (
    <>
      <Dialog open title={texts.title} onClose={onClose}>
        <div className={styles.content}>
          {isGuest ? (
            <ForGuests />
          ) : (
            <ForOwner trip={trip} onPreview={setPreview} onClose={onClose} />
          )}
        </div>
      </Dialog>
      {preview && <PublicationPreview trip={preview} onClose={() => setPreview(null)} />}
    </>
  );
}

function ForGuests() {
  const { publish: texts } = useShareTexts();
  return (
    <>
      <p>{texts.guestText}</p>
      <p>
        <ButtonLink to={returningPath(PATHS.register, PATHS.planner)} variant="accent">
          {texts.register}
        </ButtonLink>
      </p>
    </>
  );
}

interface ForOwnerProps extends PublishDialogProps {
  readonly onPreview: (trip: PublicTrip) => void;
}

function ForOwner({ trip, onPreview, onClose }: ForOwnerProps) {
  const texts = useShareTexts();
  const sentenceOf = useFailureSentence('share');
  const session = useSession();
  const home = isSignedIn(session) ? session.user.originLocation : null;
  const { loaded, reload } = useKnown(trip.id, home);
  if (loaded.status === 'loading') return <output aria-busy="true">{texts.publish.loading}</output>;
  if (loaded.status !== 'ready')
    return <FailedNotice onRetry={reload}>{texts.failed}</FailedNotice>;
  return (
    <>
      {session.state === 'registered' && !session.emailVerified && (
        <Notice kind="info">{sentenceOf('email-not-verified')}</Notice>
      )}
      <PublishForm trip={trip} {...loaded.reply} onPreview={onPreview} onClose={onClose} />
    </>
  );
}

/** How the trip is published, the countries in which it has stops, those with the most first, and what can be left out. */
function useKnown(id: string, home: Location | null) {
  const { read } = useTripActions();
  return useQuery({
    key: `publication ${id}`,
    load: async (signal) => {
      const [publication, trip] = await Promise.all([readPublication(id, signal), read(id)]);
      const visits = trip ? countriesOf(trip) : [];
      const frequent = visits.toSorted((one, other) => other.stops - one.stops);
      return {
        publication,
        countries: frequent.map(({ country }) => country),
        counts: trip && countOmitted(trip, home ? [home] : []),
      };
    },
  });
}

/** Null when the trip is not published. */
async function readPublication(id: string, signal: AbortSignal): Promise<TripPublication | null> {
  try {
    return await call('getPublication', { params: { id }, signal });
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 404) return null;
    throw cause;
  }
}
