import { PATHS } from '@fahrtwind/domain';
import { uidOf, type SignedInState } from '../../../store/session/session-state.ts';
import { usePublicConfig, useSessionActions } from '../../../store/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FailureNotice } from '../../../parts/failures/failure-notice.tsx';
import { useProviderSignIn } from '../provider/use-provider-sign-in.ts';
import { useAccountTexts } from '../texts.ts';
import styles from './settings.module.css';

interface FreshSignInProps {
  readonly session: SignedInState;
  readonly onFresh: () => void;
  /** The user may sign in at the provider with a different account, which must not be deleted. */
  readonly onOtherPerson: () => void;
}

/** Lets users without a password confirm their identity. */
export function FreshSignIn({ session, onFresh, onOtherPerson }: FreshSignInProps) {
  const { settings: texts } = useAccountTexts();
  const { identityProviders } = usePublicConfig();
  const { reload, signOut } = useSessionActions();
  const { failure, signIn } = useProviderSignIn(async () => {
    const isSame = uidOf(await reload()) === session.user.uid;
    (isSame ? onFresh : onOtherPerson)();
  }, PATHS.settings);
  const providers = identityProviders.filter(({ id }) => session.signInMethods.includes(id));
  return (
    <div className={styles.dialog}>
      <FailureNotice code={failure} />
      <Notice kind="warning">
        {providers.length > 0 ? texts.deleteAgain : texts.deleteByLink}
      </Notice>
      {providers.map(({ id, label }) => (
        <Button key={id} variant="outlined" onClick={() => signIn(id)}>
          {texts.deleteByProvider(label)}
        </Button>
      ))}
      {providers.length === 0 && (
        <Button variant="outlined" onClick={() => void signOut()}>
          {texts.signOut}
        </Button>
      )}
    </div>
  );
}
