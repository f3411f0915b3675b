import { readSignIn } from '@fahrtwind/domain';
import { useNavigate, useSearchParams } from 'react-router';
import { confirmSignInLink } from '../../../api/auth.ts';
import { endpoint } from '../../../parts/server-state/endpoint.ts';
import { useQuery } from '../../../parts/server-state/use-query.ts';
import { useAction } from '../../../parts/server-state/use-action.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useSession } from '../../../store/session/use-session.ts';
import { AccountLayout } from '../components/account-layout.tsx';
import { FailureNotice } from '../../../parts/failures/failure-notice.tsx';
import { codeOf } from '../../../parts/failures/failure.ts';
import { OfflineNotice } from '../form/offline-notice.tsx';
import { guestTarget, returnTarget } from '../state/return-target.ts';
import { useAccountTexts } from '../texts.ts';
import { useAfterSignIn } from '../state/use-after-sign-in.ts';
import styles from './sign-in.module.css';

/** The address comes from the server: one in the page's own address could be forged. */
function useEmailOfLink(token: string) {
  const { loaded } = useQuery(endpoint('readSignInLink', { body: { token } }));
  const hasFailed = loaded.status === 'failed' || loaded.status === 'missing';
  return {
    email: loaded.status === 'ready' ? loaded.reply.email : null,
    failure: hasFailed ? codeOf(loaded.cause) : null,
  };
}

/**
 * The words follow the session, not the page's address: a guest must read that the trips come along, whatever a stranger
 * has written into the address.
 */
function useQuestion() {
  const { takeAlong, switchAccount } = useAccountTexts();
  const session = useSession();
  if (session.state !== 'registered') return takeAlong;
  return { ...switchAccount, intro: switchAccount.intro(session.user.email) };
}

/** A sign-in link was opened in the browser of another person: a guest who did not ask for it, or someone registered. */
export function ConfirmLink() {
  const texts = useQuestion();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [token, wanted] = [readSignIn(query).token ?? '', readSignIn(query).returnTo];
  const { state } = useSession();
  const link = useEmailOfLink(token);
  const afterSignIn = useAfterSignIn();
  const { isBusy, failure, run } = useAction(async () => {
    await confirmSignInLink(token);
    await afterSignIn();
    // The guard lets registered people stay on this page.
    if (state === 'registered') await navigate(returnTarget(wanted), { replace: true });
  }, codeOf);
  return (
    <AccountLayout title={texts.title} intro={texts.intro}>
      <OfflineNotice />
      <FailureNotice code={failure ?? link.failure} />
      <Card>
        {link.email !== null && (
          <>
            <p>{texts.question(link.email)}</p>
            <Button className={styles.full} busy={isBusy} onClick={() => run()}>
              {texts.submit}
            </Button>
          </>
        )}
        <ButtonLink
          to={state === 'registered' ? returnTarget(wanted) : guestTarget(wanted)}
          variant="outlined"
          className={styles.full}
        >
          {texts.stay}
        </ButtonLink>
        <p className={styles.hint}>{texts.hint}</p>
      </Card>
    </AccountLayout>
  );
}
