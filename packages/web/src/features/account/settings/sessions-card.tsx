import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { endpoint } from '../../../parts/server-state/endpoint.ts';
import { useQuery } from '../../../parts/server-state/use-query.ts';
import { useAction } from '../../../parts/server-state/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FailedNotice } from '../../../ui/failed-notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { FailureNotice } from '../../../parts/failures/failure-notice.tsx';
import { codeOf } from '../../../parts/failures/failure.ts';
import { useAccountTexts } from '../texts.ts';
import { SessionRow, type SignInSession } from './session-row.tsx';
import styles from './settings.module.css';

interface SessionListProps {
  readonly sessions: readonly SignInSession[];
  readonly onRevoked: (isMeant: (session: SignInSession) => boolean) => void;
}

function SessionList({ sessions, onRevoked }: SessionListProps) {
  const { settings: texts } = useAccountTexts();
  const [leaving, setLeaving] = useState('');
  const one = useAction(async (id: string) => {
    setLeaving(id);
    await call('revokeSession', { params: { id } });
    onRevoked((session) => session.id === id);
    showToast({ kind: 'positive', text: texts.sessionRevoked });
  }, codeOf);
  const others = useAction(async () => {
    await call('revokeOtherSessions');
    onRevoked(({ isCurrent }) => !isCurrent);
    showToast({ kind: 'positive', text: texts.sessionsRevoked });
  }, codeOf);
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
  const { settings: texts } = useAccountTexts();
  const { loaded, reload, update } = useQuery(endpoint('listSessions'));
  return (
    <Card title={texts.sessions}>
      <p>{texts.sessionsIntro}</p>
      {(loaded.status === 'failed' || loaded.status === 'missing') && (
        <FailedNotice onRetry={reload}>{texts.sessionsFailed}</FailedNotice>
      )}
      {loaded.status === 'loading' && (
        <div aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
      {loaded.status === 'ready' && (
        <SessionList
          sessions={loaded.reply.sessions}
          onRevoked={(isMeant) =>
            update(({ sessions }) => ({ sessions: sessions.filter((one) => !isMeant(one)) }))
          }
        />
      )}
    </Card>
  );
}
