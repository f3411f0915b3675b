import { PATHS, readSignIn } from '@fahrtwind/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../parts/server-state/use-action.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { AccountLayout } from '../components/account-layout.tsx';
import { DoneNotice } from '../form/done-notice.tsx';
import { FailureNotice } from '../../../parts/failures/failure-notice.tsx';
import { codeOf } from '../../../parts/failures/failure.ts';
import { OfflineNotice } from '../form/offline-notice.tsx';
import { useAccountTexts } from '../texts.ts';
import styles from './sign-in.module.css';

/** The link of a mail about notifications. It only asks: programs that look at links must not unsubscribe anybody. */
export function StopMails() {
  const { stopMails: texts } = useAccountTexts();
  const [query] = useSearchParams();
  const token = readSignIn(query).token ?? '';
  const [isDone, setDone] = useState(false);
  const { isBusy, failure, run } = useAction(async () => {
    await call('stopMails', { body: { token } });
    setDone(true);
  }, codeOf);
  return (
    <AccountLayout title={texts.title} intro={texts.intro}>
      <OfflineNotice />
      <FailureNotice code={failure} />
      <Card>
        {isDone ? (
          <DoneNotice title={texts.doneTitle}>{texts.done}</DoneNotice>
        ) : (
          <Button className={styles.full} busy={isBusy} onClick={() => run()}>
            {texts.submit}
          </Button>
        )}
        <ButtonLink to={PATHS.landing} variant="outlined" className={styles.full}>
          {texts.home}
        </ButtonLink>
      </Card>
    </AccountLayout>
  );
}
