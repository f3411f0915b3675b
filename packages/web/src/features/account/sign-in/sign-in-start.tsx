import {
  invitationToken,
  PATHS,
  readEmailConfirmed,
  readSignIn,
  signInPath,
} from '@fahrtwind/domain';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { usePublicConfig, useSession } from '../../../store/session/use-session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AccountLayout } from '../components/account-layout.tsx';
import { OfflineNotice } from '../form/offline-notice.tsx';
import { joinIntent } from '../../../parts/invitation-preview/join-intent.ts';
import { FailureNotice } from '../../../parts/failures/failure-notice.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { ProviderButtons } from '../provider/provider-buttons.tsx';
import { withReturn } from '../state/return-target.ts';
import { useAccountTexts } from '../texts.ts';
import { GuestEntry } from './guest-entry.tsx';
import { OrDivider } from './or-divider.tsx';
import { usePasswordSaved } from './password-saved.ts';
import { PasswordSignIn } from './password-sign-in.tsx';
import styles from './sign-in.module.css';

/** Few come by an invitation, so its code is loaded with the first one. */
const InvitationPreview = lazy(async () => {
  const module = await import('../../../parts/invitation-preview/invitation-preview.tsx');
  return { default: module.InvitationPreview };
});

/** The first step of signing in, with messages from links and mails. */
export function SignInStart() {
  const { signIn: texts } = useAccountTexts();
  const { state } = useSession();
  const { identityProviders } = usePublicConfig();
  const [query] = useSearchParams();
  const isPasswordSaved = usePasswordSaved();
  const wanted = readSignIn(query).returnTo;
  const token = invitationToken(wanted);
  const error = readSignIn(query).error;
  return (
    <AccountLayout
      title={token === null ? texts.title : texts.invitedTitle}
      intro={token === null ? texts.intro : texts.invitedIntro}
    >
      {token !== null && <Invited token={token} wanted={wanted} />}
      <FailureNotice code={error} />
      {readEmailConfirmed(query) && (
        <Notice kind="positive" title={texts.confirmedTitle}>
          {texts.confirmed}
        </Notice>
      )}
      {isPasswordSaved && (
        <Notice kind="positive" title={texts.passwordSetTitle}>
          {texts.passwordSet}
        </Notice>
      )}
      {state === 'guest' && <Notice kind="info">{texts.guestNow}</Notice>}
      <OfflineNotice />
      <Card>
        <PasswordSignIn wanted={wanted} />
        <OrDivider />
        <div className={styles.others}>
          {identityProviders.length > 0 && <ProviderButtons />}
          <ButtonLink
            to={withReturn(signInPath('link'), wanted)}
            variant="outlined"
            className={styles.full}
          >
            <Icon name="mail" />
            {texts.byLink}
          </ButtonLink>
        </div>
      </Card>
      {token === null && (
        <p className={styles.switch}>
          {texts.noAccount}{' '}
          <TextLink to={withReturn(PATHS.register, wanted)}>{texts.register}</TextLink>
        </p>
      )}
      <GuestEntry wanted={wanted} />
    </AccountLayout>
  );
}

interface InvitedProps {
  readonly token: string;
  readonly wanted: string | null;
}

/** Whose trip it is, and one button that leads into it; signing in follows for those who have an account. */
function Invited({ token, wanted }: InvitedProps) {
  const { signIn: texts } = useAccountTexts();
  // The server knows nothing of the invitation, and a lazy part that it has not loaded yet fails its whole boundary.
  const isHydrated = useHydrated();
  return (
    <>
      <div className={styles.invitation}>
        {isHydrated && (
          <Suspense fallback={null}>
            <InvitationPreview token={token} />
          </Suspense>
        )}
      </div>
      <ButtonLink
        to={withReturn(PATHS.register, wanted)}
        variant="accent"
        className={styles.full}
        onClick={() => joinIntent.keep(token)}
      >
        {texts.join}
      </ButtonLink>
      <h2 className={styles.known}>{texts.invitedKnown}</h2>
    </>
  );
}
