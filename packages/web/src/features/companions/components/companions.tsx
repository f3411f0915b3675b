import { PATHS, returningPath } from '@fahrtwind/domain';
import { useState } from 'react';
import { useSession } from '../../../store/session/use-session.ts';
import { useDialogInAddress } from '../../../parts/trip-edit/use-dialog-in-address.ts';
import { useTrips } from '../../../store/trips/view/use-trips.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useCompanionTexts } from '../texts.ts';
import { tripPeople } from '../people/browser-people.ts';
import { CompanionList } from './companion-list.tsx';
import styles from './companions.module.css';
import type { PeopleOfTrip } from '../people/create-trip-people.ts';
import { InviteForm } from './invite-form.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { useTripPeople } from '../people/use-trip-people.ts';

/** A button that opens the people of the current trip. */
export function Companions() {
  const texts = useCompanionTexts();
  const hasTrip = useTrips((state) => state.currentRole !== null);
  const [isOpen, setOpen] = useState(false);
  function open() {
    void tripPeople.reload();
    setOpen(true);
  }

  useDialogInAddress('companions', open);
  if (!hasTrip) return null;

  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={texts.button}
        title={texts.button}
        data-action="companions"
        onClick={open}
      >
        <Icon name="person" />
        <span>{texts.button}</span>
      </Button>
      <Dialog open={isOpen} title={texts.title} onClose={() => setOpen(false)}>
        <Content onLeft={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Content({ onLeft }: { readonly onLeft: () => void }) {
  const isGuest = useSession().state === 'guest';
  const { tripId, status, people } = useTripPeople();
  const isOnServer = useTrips((state) => state.isOnServer);
  if (isGuest) return <GuestContent />;
  if (!isOnServer) return <UnsavedContent />;
  if (status === 'failed') return <FailedContent />;
  if (!people || tripId === null) return <p className={styles.loading} aria-busy="true" />;
  return <PeopleContent tripId={tripId} people={people} onLeft={onLeft} />;
}

interface PeopleContentProps {
  readonly tripId: string;
  readonly people: PeopleOfTrip;
  readonly onLeft: () => void;
}

function PeopleContent({ tripId, people, onLeft }: PeopleContentProps) {
  const isOwner = people.ownRole === 'owner';
  return (
    <div className={styles.content}>
      <CompanionList tripId={tripId} people={people} onLeft={onLeft} />
      {isOwner && people.companions.length < people.limit && <InviteForm tripId={tripId} />}
      {isOwner && people.invitations.length > 0 && (
        <OpenInvitations tripId={tripId} invitations={people.invitations} />
      )}
    </div>
  );
}

function GuestContent() {
  const texts = useCompanionTexts();
  return (
    <div className={styles.content}>
      <p>{texts.guestText}</p>
      <p>
        <ButtonLink to={returningPath(PATHS.register, PATHS.planner)} variant="accent">
          {texts.register}
        </ButtonLink>
      </p>
    </div>
  );
}

function UnsavedContent() {
  const texts = useCompanionTexts();
  return <Notice kind="info">{texts.unsaved}</Notice>;
}

function FailedContent() {
  const texts = useCompanionTexts();
  return (
    <Notice
      kind="negative"
      action={
        <Button variant="outlined" onClick={() => void tripPeople.reload()}>
          {texts.tryAgain}
        </Button>
      }
    >
      {texts.loadFailed}
    </Notice>
  );
}
