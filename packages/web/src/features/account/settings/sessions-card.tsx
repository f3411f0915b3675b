import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { FailureNotice } from '../form/failure-notice.tsx';
import { useAction } from '../form/use-action.ts';
import { useAccountTexts } from '../texts.ts';
import { SessionRow } from './session-row.tsx';
import styles from './settings.module.css';
import { useSessions, type SignInSession } from './use-sessions.ts';

interface SessionListProps {
  readonly sessions: readonly SignInSession[];
  readonly reload: () => Promise<void>;
}

function SessionList({ sessions, reload }: SessionListProps) {
  const { settings: texts } = useAccountTexts();
  const [leaving, setLeaving] = useState('');
  const one = useAction(async (id: string) => {
    setLeaving(id);
    await call('revokeSession', { params: { id } });
    await reload();
    showToast({ kind: 'positive', text: texts.sessionRevoked });
  });
  const others = useAction(async () => {
    await call('revokeOtherSessions');
    await reload();
    showToast({ kind: 'positive', text: texts.sessionsRevoked });
  });
  const isAlone = sessions.every(({ isCurrent }) => isCurrent);
  return (
    <>
      <FailureNotice code={one.failure ?? others.failure} />
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={one.isBusy && leaving === session.id}
            onRevoke={() => one.run(session.id)}
          />
        ))}
      </ul>
      {isAlone ? (
        <p className={styles.muted}>{texts.sessionOnlyThis}</p>
      ) : (
        <Button
          variant="outlined"
          className={styles.own}
          busy={others.isBusy}
          onClick={() => others.run()}
        >
          {texts.sessionRevokeOthers}
        </Button>
      )}
    </>
  );
}

export function SessionsCard() {
  const { settings: texts, retry } = useAccountTexts();
  const { sessions, failure, reload } = useSessions();
  return (
    <Card title={texts.sessions}>
      <p>{texts.sessionsIntro}</p>
      {failure !== null && (
        <Notice
          kind="negative"
          action={
            <Button variant="outlined" onClick={() => void reload()}>
              {retry}
            </Button>
          }
        >
          {texts.sessionsFailed}
        </Notice>
      )}
      {sessions === null && failure === null && (
        <div aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
      {sessions !== null && <SessionList sessions={sessions} reload={reload} />}
    </Card>
  );
}
