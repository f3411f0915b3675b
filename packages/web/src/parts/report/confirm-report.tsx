import { readReportHash } from '@fahrtwind/domain';
import { useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useReportTexts } from './texts.ts';

const never = () => () => {};

/** The token of a mailed link stands behind the #, so that it reaches no server's log. */
function useMailedToken(): string | null {
  return useSyncExternalStore(
    never,
    () => readReportHash(window.location.hash),
    () => null,
  );
}

/** Confirms the address of a report. Opening the link alone changes nothing: programs that check mails open it, too. */
export function ConfirmReport() {
  const { confirm: texts } = useReportTexts();
  const token = useMailedToken();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'done' | 'gone' | 'failed' | null>(null);
  if (token === null) return null;

  async function send(mailed: string): Promise<void> {
    setBusy(true);
    setOutcome(await confirmed(mailed));
    setBusy(false);
  }

  if (outcome === 'done')
    return (
      <Notice kind="positive" title={texts.doneTitle}>
        {texts.doneText}
      </Notice>
    );
  if (outcome === 'gone') return <Notice kind="warning">{texts.gone}</Notice>;
  return (
    <>
      <Notice
        kind="info"
        title={texts.title}
        action={
          <Button busy={isBusy} onClick={() => void send(token)}>
            {texts.button}
          </Button>
        }
      >
        {texts.text}
      </Notice>
      {outcome === 'failed' && <Notice kind="negative">{texts.failed}</Notice>}
    </>
  );
}

async function confirmed(token: string): Promise<'done' | 'gone' | 'failed'> {
  try {
    await call('confirmReport', { body: { token } });
    return 'done';
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    return cause.status === 410 ? 'gone' : 'failed';
  }
}
