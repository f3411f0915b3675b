import { PATHS, returningPath } from '@fahrtwind/domain';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Scene } from '../../ui/scenes/scene.tsx';
import { useGuestTexts } from './texts.ts';

interface GuestInvitationProps {
  readonly title: string;
  /** What the page would show with an account. */
  readonly text: string;
}

/** Stands for a page that only an account fills; the trips of the guest move along. */
export function GuestInvitation({ title, text }: GuestInvitationProps) {
  const guest = useGuestTexts();
  const { pathname } = useLocation();
  return (
    <Page title={title}>
      <EmptyState
        scene={<Scene name="camp" />}
        title={guest.title}
        text={`${text} ${guest.keepsTrips}`}
        action={
          <>
            <ButtonLink to={returningPath(PATHS.register, pathname)} variant="accent">
              {guest.register}
            </ButtonLink>
            <ButtonLink to={returningPath(PATHS.signIn, pathname)} variant="outlined">
              {guest.signIn}
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}
