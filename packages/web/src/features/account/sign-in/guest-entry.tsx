import { useRef, useState } from 'react';
import { signInAnonymous } from '../../../api/auth.ts';
import { useSession } from '../../../store/session/use-session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { failureOf } from '../form/failure-of.ts';
import { useErrorSentence } from '../form/use-error-sentence.ts';
import { guestTarget } from '../return-target.ts';
import { useAccountTexts } from '../texts.ts';
import { useAfterSignIn } from '../use-after-sign-in.ts';
import styles from './sign-in.module.css';

/** The way in without an account; who is a guest already goes on as that guest. */
export function GuestEntry({ wanted }: { readonly wanted: string | null }) {
  const { signIn: texts } = useAccountTexts();
  const { state } = useSession();
  const sentenceOf = useErrorSentence();
  const afterSignIn = useAfterSignIn();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function enter() {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await signInAnonymous();
      await afterSignIn();
    } catch (cause) {
      setFailure(failureOf(cause).code);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  if (state === 'guest' && !isBusy) {
    return (
      <ButtonLink to={guestTarget(wanted)} variant="quiet" className={styles.full}>
        {texts.continueAsGuest}
      </ButtonLink>
    );
  }
  return (
    <div className={styles.guest}>
      {failure !== null && <Notice kind="negative">{sentenceOf(failure)}</Notice>}
      <Button
        variant="accent"
        className={styles.full}
        busy={isBusy}
        aria-describedby="gast-hinweis"
        onClick={() => void enter()}
      >
        {texts.asGuest}
      </Button>
      <p id="gast-hinweis" className={styles.hint}>
        {texts.guestHint}
      </p>
    </div>
  );
}
