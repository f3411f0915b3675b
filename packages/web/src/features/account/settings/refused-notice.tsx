import { readMailsArrive } from '@fahrtwind/domain';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FailureNotice } from '../form/failure-notice.tsx';
import { failureOf } from '../form/failure-of.ts';
import { useAction } from '../form/use-action.ts';
import { useAccountTexts } from '../texts.ts';

type MailState = 'unknown' | 'fine' | 'refused' | 'confirmed';

/** Whether mails come back. The link of a mail to the same address proves that it works again. */
function useMailState(token: string | null) {
  const [state, setState] = useState<MailState>('unknown');
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    async function load(): Promise<MailState> {
      if (token !== null) {
        await call('confirmAddress', { body: { token } });
        return 'confirmed';
      }
      return (await call('getMailState')).isRefused ? 'refused' : 'fine';
    }
    load().then(
      (found) => isWanted && setState(found),
      // Without an answer there is nothing to say, except to who has opened the link.
      (cause: unknown) => isWanted && token !== null && setFailure(failureOf(cause).code),
    );
    return () => {
      isWanted = false;
    };
  }, [token]);
  return { state, failure };
}

export function RefusedNotice({ email }: { readonly email: string }) {
  const { settings: texts } = useAccountTexts();
  const [query] = useSearchParams();
  const { state, failure } = useMailState(readMailsArrive(query));
  const [isSent, setSent] = useState(false);
  const checking = useAction(async () => {
    await call('checkAddress');
    setSent(true);
  });
  if (state === 'confirmed') return <Notice kind="positive">{texts.mailsConfirmed}</Notice>;
  if (state !== 'refused') return <FailureNotice code={failure} />;
  if (isSent) return <Notice kind="info">{texts.mailsChecked}</Notice>;
  return (
    <>
      <FailureNotice code={checking.failure} />
      <Notice
        kind="warning"
        action={
          <Button variant="outlined" busy={checking.isBusy} onClick={() => checking.run()}>
            {texts.mailsCheck}
          </Button>
        }
      >
        {texts.mailsRefused(email)}
      </Notice>
    </>
  );
}
