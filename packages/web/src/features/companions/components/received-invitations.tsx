import { openTripPath } from '@fahrtwind/domain';
import type { ReceivedInvitation } from '@fahrtwind/contract';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client.ts';
import { useTripActions } from '../../../store/trips/view/use-trips.ts';
import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useCompanionTexts } from '../texts.ts';
import styles from './companions.module.css';
import { useCompanionAction } from '../state/use-companion-action.ts';
import { useReceivedInvitations } from './use-received-invitations.ts';

/** The invitations to the user, each with both answers; renders nothing without any. */
export function ReceivedInvitations() {
  const { invitations, reload } = useReceivedInvitations();
  return invitations.map((invitation) => (
    <Received key={invitation.id} invitation={invitation} onAnswered={reload} />
  ));
}

interface ReceivedProps {
  readonly invitation: ReceivedInvitation;
  readonly onAnswered: () => void;
}

function Received({ invitation, onAnswered }: ReceivedProps) {
  const companions = useCompanionTexts();
  const texts = companions.invitation;
  const { load } = useTripActions();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { isBusy, failure, attempt } = useCompanionAction();
  const { id: invitationId, ownerName, tripTitle, role } = invitation;

  async function accept() {
    await attempt(async () => {
      const { tripId } = await call('acceptReceivedInvitation', { params: { invitationId } });
      await load();
      await navigate(openTripPath(tripId));
    });
    onAnswered();
  }

  async function decline() {
    const question = { title: texts.declineTitle, text: texts.declineText(ownerName) };
    if (!(await confirm({ ...question, okLabel: texts.declineOk, isDangerous: true }))) return;
    const isDone =
      (await attempt(() => call('declineInvitation', { params: { invitationId } }))) !== null;
    if (isDone) showToast({ kind: 'info', text: texts.declined });
    onAnswered();
    // The focused button was removed with the declined invitation.
    if (isDone) document.querySelector<HTMLElement>('h1')?.focus();
  }

  return (
    <Notice
      kind="info"
      title={texts.text(ownerName, tripTitle)}
      action={
        <div className={styles.answers}>
          <Button variant="accent" busy={isBusy} onClick={() => void accept()}>
            {texts.accept}
          </Button>
          <Button variant="quiet" onClick={() => void decline()}>
            {texts.decline}
          </Button>
        </div>
      }
    >
      {failure ?? texts.invitedAs[role]}
    </Notice>
  );
}
