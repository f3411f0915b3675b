import type { TripPublication } from '@fahrtwind/contract';
import { countriesOf, PATHS, returningPath } from '@fahrtwind/domain';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { useSession } from '../../../store/session/use-session.ts';
import { useTripActions } from '../../../store/trips/view/use-trips.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PublishForm } from './publish-form.tsx';
import type { SharedSubject } from './share-dialog.tsx';
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
  return (
    <Dialog open title={texts.title} onClose={onClose}>
      <div className={styles.content}>
        {isGuest ? <ForGuests /> : <ForOwner trip={trip} onClose={onClose} />}
      </div>
    </Dialog>
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

type Known =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready';
      readonly publication: TripPublication | null;
      /** In which the trip has stops, those with the most first. */
      readonly countries: readonly string[];
    };

function ForOwner({ trip, onClose }: PublishDialogProps) {
  const texts = useShareTexts();
  const known = useKnown(trip.id);
  const session = useSession();
  if (known.status === 'loading') return <output aria-busy="true">{texts.publish.loading}</output>;
  if (known.status === 'failed') return <Notice kind="negative">{texts.failed}</Notice>;
  return (
    <>
      {session.state === 'registered' && !session.emailVerified && (
        <Notice kind="info">{texts.failures['email-not-verified']}</Notice>
      )}
      <PublishForm trip={trip} {...known} onClose={onClose} />
    </>
  );
}

function useKnown(id: string): Known {
  const { read } = useTripActions();
  const [known, setKnown] = useState<Known>({ status: 'loading' });
  useEffect(() => {
    const load = async () => {
      try {
        const [publication, trip] = await Promise.all([readPublication(id), read(id)]);
        const visits = trip ? countriesOf(trip) : [];
        const frequent = visits.toSorted((one, other) => other.stops - one.stops);
        const countries = frequent.map(({ country }) => country);
        setKnown({ status: 'ready', publication, countries });
      } catch (cause) {
        console.warn('Publication not loaded', cause);
        setKnown({ status: 'failed' });
      }
    };
    void load();
  }, [id, read]);
  return known;
}

/** Null when the trip is not published. */
async function readPublication(id: string): Promise<TripPublication | null> {
  try {
    return await call('getPublication', { params: { id } });
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 404) return null;
    throw cause;
  }
}
