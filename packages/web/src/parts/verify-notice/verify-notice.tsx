import { useEffect } from 'react';
import { sendVerification } from '../../api/auth.ts';
import { useAction } from '../server-state/use-action.ts';
import { useSessionActions } from '../../store/session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureNotice } from '../failures/failure-notice.tsx';
import { codeOf, failureOf } from '../failures/failure.ts';
import { useVerifyTexts } from './texts.ts';

/** Reminds the user to verify the address, and sends the mail again. */
export function VerifyNotice({ email }: { readonly email: string }) {
  const texts = useVerifyTexts();
  const { reload } = useSessionActions();
  const { isBusy, failure, run } = useAction(async () => {
    const session = await reload();
    if (session.state === 'registered' && session.emailVerified) return;
    await sendVerification(email);
    showToast({ kind: 'positive', text: texts.resent });
  }, codeOf);
  useEffect(() => {
    // The link is often opened in another tab; on return the reminder should be gone.
    const onVisible = () => {
      if (document.visibilityState === 'visible') reload().catch(failureOf);
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [reload]);
  return (
    <>
      <Notice
        kind="warning"
        title={texts.verifyTitle}
        action={
          <Button variant="outlined" busy={isBusy} onClick={() => run()}>
            {texts.resend}
          </Button>
        }
      >
        {texts.verifyText(email)}
      </Notice>
      <FailureNotice code={failure} />
    </>
  );
}
