import { sendVerification } from '../../../api/auth.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { FailureNotice } from '../form/failure-notice.tsx';
import { useDeed } from '../form/use-deed.ts';
import { useAccountTexts } from '../texts.ts';

/** Reminds of the mail that proves the address, and sends it again. */
export function VerifyNotice({ email }: { readonly email: string }) {
  const { profile: texts } = useAccountTexts();
  const { isBusy, failure, run } = useDeed(async () => {
    await sendVerification(email);
    showToast({ kind: 'positive', text: texts.resent });
  });
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
