import { readMailsArrive } from '@fahrtwind/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../../api/client.ts';
import { useQuery } from '../../../parts/server-state/use-query.ts';
import { useAction } from '../../../parts/server-state/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FailureNotice } from '../../../parts/failures/failure-notice.tsx';
import { codeOf } from '../../../parts/failures/failure.ts';
import { useAccountTexts } from '../texts.ts';

type MailState = 'unknown' | 'fine' | 'refused' | 'confirmed';

/** Whether mails come back. The link of a mail to the same address proves that it works again. */
function useMailState(token: string | null) {
  const { loaded } = useQuery<MailState>(
    token === null
      ? { key: 'mail state', load: readState }
      : { key: `address ${token}`, load: (signal) => confirmAddress(token, signal) },
  );
  const hasFailed = loaded.status === 'failed' || loaded.status === 'missing';
  return {
    state: loaded.status === 'ready' ? loaded.reply : 'unknown',
    // Without an answer there is nothing to say, except to who has opened the link.
    failure: hasFailed && token !== null ? codeOf(loaded.cause) : null,
  };
}

async function readState(signal: AbortSignal): Promise<MailState> {
  return (await call('getMailState', { signal })).isRefused ? 'refused' : 'fine';
}

async function confirmAddress(token: string, signal: AbortSignal): Promise<MailState> {
  await call('confirmAddress', { body: { token }, signal });
  return 'confirmed';
}

export function RefusedNotice({ email }: { readonly email: string }) {
  const { settings: texts } = useAccountTexts();
  const [query] = useSearchParams();
  const { state, failure } = useMailState(readMailsArrive(query));
  const [isSent, setSent] = useState(false);
  const checking = useAction(async () => {
    await call('checkAddress');
    setSent(true);
  }, codeOf);
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
