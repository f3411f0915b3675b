import type { Endpoints, Received } from '@fahrtwind/contract';
import { formatDate, formatDateTime } from '../../../format/date.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { useAccountTexts } from '../texts.ts';
import styles from './settings.module.css';

export type SignInSession = Received<Endpoints['listSessions']['reply']>['sessions'][number];

interface SessionRowProps {
  readonly session: SignInSession;
  readonly isBusy: boolean;
  readonly onRevoke: () => void;
}

export function SessionRow({ session, isBusy, onRevoke }: SessionRowProps) {
  const { settings: texts } = useAccountTexts();
  const language = useLanguage();
  const seen = texts.sessionSeen(formatDateTime(session.lastSeenAt, language));
  const since = texts.sessionSince(formatDate(session.createdAt, language));
  return (
    <li className={styles.session}>
      <Icon name="device" />
      <div className={styles.device}>
        <span className={styles.deviceName}>{session.device}</span>
        <span className={styles.seen}>
          {seen}, {since}
        </span>
      </div>
      {session.isCurrent ? (
        <span className={styles.badge}>{texts.sessionCurrent}</span>
      ) : (
        <Button
          variant="outlined"
          busy={isBusy}
          aria-label={texts.sessionRevokeNamed(session.device)}
          onClick={onRevoke}
        >
          {texts.sessionRevoke}
        </Button>
      )}
    </li>
  );
}
