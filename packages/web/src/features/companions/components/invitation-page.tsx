import { invitationPath, openTripPath, PATHS, returningPath } from '@fahrtwind/domain';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client.ts';
import { joinIntent } from '../../../parts/invitation-preview/join-intent.ts';
import { useSession } from '../../../store/session/use-session.ts';
import { useTripActions } from '../../../store/trips/view/use-trips.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { Scene } from '../../../ui/scenes/scene.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { useCompanionTexts } from '../texts.ts';
import { useFailureSentence } from '../../../parts/failures/use-failure-text.ts';
import { useCompanionAction } from '../state/use-companion-action.ts';
import {
  useInvitation,
  type InvitationInfo,
} from '../../../parts/invitation-preview/use-invitation.ts';

/** The target of an invitation link: who invites to which trip, and a button to join. */
export function InvitationPage({ token }: { readonly token: string }) {
  const texts = useCompanionTexts();
  const invitation = useInvitation(token);
  if (invitation.status === 'loading') return <PageSkeleton />;
  return (
    <Page title={texts.invitation.title} width="wide">
      {invitation.status === 'ready' ? (
        <OpenInvitation token={token} info={invitation.info} />
      ) : (
        <NoInvitation isGone={invitation.status === 'gone'} />
      )}
    </Page>
  );
}

interface OpenInvitationProps {
  readonly token: string;
  readonly info: InvitationInfo;
}

function OpenInvitation({ token, info }: OpenInvitationProps) {
  const companions = useCompanionTexts();
  const texts = companions.invitation;
  const session = useSession();
  const isRegistered = session.state === 'registered';
  return (
    <EmptyState
      scene={<Scene name="road" />}
      title={texts.text(info.ownerName, info.tripTitle)}
      text={`${texts.invitedAs[info.role]} ${isRegistered ? texts.signedInAs(session.user.name) : texts.needsAccount}`}
      action={isRegistered ? <Accept token={token} /> : <AccountFirst token={token} />}
    />
  );
}

function Accept({ token }: { readonly token: string }) {
  const companions = useCompanionTexts();
  const { load } = useTripActions();
  const navigate = useNavigate();
  const { isBusy, failure, attempt } = useCompanionAction();

  async function accept() {
    await attempt(async () => {
      const { tripId } = await call('acceptInvitation', { body: { token } });
      await load();
      await navigate(openTripPath(tripId), { replace: true });
    });
  }

  const acceptAtOnce = useEffectEvent(() => {
    if (joinIntent.take(token)) void accept();
  });
  useEffect(() => acceptAtOnce(), []);

  return (
    <>
      {failure !== null && <Notice kind="negative">{failure}</Notice>}
      <Button variant="accent" busy={isBusy} onClick={() => void accept()}>
        {companions.invitation.accept}
      </Button>
    </>
  );
}

function AccountFirst({ token }: { readonly token: string }) {
  const companions = useCompanionTexts();
  const texts = companions.invitation;
  const target = invitationPath(token);
  return (
    <>
      <ButtonLink
        to={returningPath(PATHS.register, target)}
        variant="accent"
        onClick={() => joinIntent.keep(token)}
      >
        {texts.register}
      </ButtonLink>
      <ButtonLink to={returningPath(PATHS.signIn, target)} variant="outlined">
        {texts.signIn}
      </ButtonLink>
    </>
  );
}

function NoInvitation({ isGone }: { readonly isGone: boolean }) {
  const texts = useCompanionTexts();
  const sentenceOf = useFailureSentence();
  return (
    <EmptyState
      scene={<Scene name="lost" />}
      title={isGone ? texts.invitation.goneTitle : texts.invitation.failedTitle}
      text={isGone ? sentenceOf('invitation-gone') : texts.failed}
      action={
        <ButtonLink to={PATHS.planner} variant="accent">
          {texts.invitation.toPlanner}
        </ButtonLink>
      }
    />
  );
}
