import { PATHS } from '@fahrtwind/domain';
import { useSearchParams } from 'react-router';
import { useAction } from '../../parts/server-state/use-action.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Scene } from '../../ui/scenes/scene.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureNotice } from '../../parts/failures/failure-notice.tsx';
import { codeOf } from '../../parts/failures/failure.ts';
import { GuestInvitation } from '../../parts/guest-invitation/guest-invitation.tsx';
import { FilterLinks, UNSEEN_IN_ADDRESS } from './components/filter-links.tsx';
import { NotificationRow } from './components/notification-row.tsx';
import styles from './components/notifications.module.css';
import {
  useNotifications,
  type NotificationFilter,
  type Notifications,
} from './state/use-notifications.ts';
import { useNotificationTexts } from './texts.ts';
import { useOwnSession } from '../../parts/use-own-session.ts';

export function NotificationsPage() {
  const texts = useNotificationTexts();
  const session = useOwnSession();
  const [query] = useSearchParams();
  if (session?.state === 'guest')
    return <GuestInvitation title={texts.title} text={texts.forGuests} />;
  if (!session) return null;
  const filter = query.get('filter') === UNSEEN_IN_ADDRESS ? 'unseen' : 'all';
  return (
    <Page title={texts.title} intro={texts.intro}>
      <OwnNotifications key={filter} filter={filter} uid={session.user.uid} />
    </Page>
  );
}

interface OwnNotificationsProps {
  readonly filter: NotificationFilter;
  readonly uid: string;
}

function OwnNotifications({ filter, uid }: OwnNotificationsProps) {
  const texts = useNotificationTexts();
  const list = useNotifications(filter);
  const marking = useAction(list.markAllSeen, codeOf);
  const { shown, failure } = list;
  return (
    <>
      <div className={styles.bar}>
        <FilterLinks filter={filter} unseen={shown?.unseen ?? 0} />
        {shown !== null && shown.unseen > 0 && (
          <Button variant="outlined" busy={marking.isBusy} onClick={() => marking.run()}>
            {texts.markSeen}
          </Button>
        )}
      </div>
      <FailureNotice code={failure} />
      {failure !== null && !shown && (
        <Button variant="outlined" onClick={list.reload}>
          {texts.retry}
        </Button>
      )}
      {failure === null && !shown && <ListSkeleton />}
      {shown && <Rows list={list} shown={shown} filter={filter} uid={uid} />}
    </>
  );
}

interface RowsProps extends OwnNotificationsProps {
  readonly list: Notifications;
  readonly shown: NonNullable<Notifications['shown']>;
}

function Rows({ list, shown, filter, uid }: RowsProps) {
  const texts = useNotificationTexts();
  const older = useAction(list.loadOlder, codeOf);
  const { items, next } = shown;
  if (items.length === 0) return <Empty filter={filter} />;
  return (
    <>
      <ul className={styles.list}>
        {items.map((one) => (
          <NotificationRow
            key={one.id}
            notification={one}
            uid={uid}
            onSeen={() => list.markSeen(one)}
          />
        ))}
      </ul>
      <FailureNotice code={older.failure} />
      {next !== null && (
        <Button
          variant="outlined"
          className={styles.older}
          busy={older.isBusy}
          onClick={() => older.run()}
        >
          {texts.older}
        </Button>
      )}
    </>
  );
}

function Empty({ filter }: Pick<OwnNotificationsProps, 'filter'>) {
  const texts = useNotificationTexts();
  const isAll = filter === 'all';
  return (
    <EmptyState
      scene={<Scene name="camp" />}
      title={isAll ? texts.emptyTitle : texts.allSeenTitle}
      text={isAll ? texts.emptyText : texts.allSeenText}
      action={
        isAll ? (
          <ButtonLink to={PATHS.trips}>{texts.emptyAction}</ButtonLink>
        ) : (
          <ButtonLink to={PATHS.notifications}>{texts.showAll}</ButtonLink>
        )
      }
    />
  );
}

function ListSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="circle" />
          <div className={styles.words}>
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}
