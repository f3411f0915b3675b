import { signInAnonymous } from '../../../api/auth.ts';
import { useAction } from '../../../parts/server-state/use-action.ts';
import { useSession } from '../../../store/session/use-session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FailureNotice } from '../../../parts/failures/failure-notice.tsx';
import { codeOf } from '../../../parts/failures/failure.ts';
import { guestTarget } from '../state/return-target.ts';
import { useAccountTexts } from '../texts.ts';
import { useAfterSignIn } from '../state/use-after-sign-in.ts';
import styles from './sign-in.module.css';

/** Entry without an account; an existing guest continues as that guest. */
export function GuestEntry({ wanted }: { readonly wanted: string | null }) {
  const { signIn: texts } = useAccountTexts();
  const { state } = useSession();
  const afterSignIn = useAfterSignIn();
  const { isBusy, failure, run } = useAction(async () => {
    await signInAnonymous();
    await afterSignIn();
  }, codeOf);
  if (state === 'guest' && !isBusy) {
    return (
      <ButtonLink to={guestTarget(wanted)} variant="quiet" className={styles.full}>
        {texts.continueAsGuest}
      </ButtonLink>
    );
  }
  return (
    <div className={styles.guest}>
      <FailureNotice code={failure} />
      <Button
        variant="outlined"
        className={styles.full}
        busy={isBusy}
        aria-describedby="gast-hinweis"
        onClick={() => run()}
      >
        {texts.asGuest}
      </Button>
      <p id="gast-hinweis" className={styles.hint}>
        {texts.guestHint}
      </p>
    </div>
  );
}
