import { PATHS, showNotification } from '@fahrtwind/domain';
import { useSessionActions } from '../../store/session/use-session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { CampScene } from '../../ui/scenes/camp-scene.tsx';
import { useAction } from './form/use-action.ts';
import { GuestInvitation } from './guest-invitation.tsx';
import { NotificationRow } from './notifications/notification-row.tsx';
import styles from './notifications/notifications.module.css';
import { useTriggerUsers } from './notifications/use-trigger-users.ts';
import { useAccountTexts } from './texts.ts';
import { useOwnSession } from './use-own-session.ts';

const UNKNOWN_USER = { name: '…', photoURL: '' };

function useShownNotifications() {
  const { notifications: texts } = useAccountTexts();
  const session = useOwnSession();
  const notifications = session?.user.notifications ?? [];
  const uid = session?.user.uid ?? '';
  const users = useTriggerUsers(notifications.map(({ triggerUserId }) => triggerUserId));
  return notifications
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .map((notification) => {
      const trigger = users.get(notification.triggerUserId) ?? UNKNOWN_USER;
      const shown = showNotification(notification, uid, trigger);
      return notification.triggerUserId === uid
        ? { ...shown, triggerUserUsername: texts.you }
        : shown;
    });
}

export function NotificationsPage() {
  const { notifications: texts } = useAccountTexts();
  const session = useOwnSession();
  const { markNotificationsSeen } = useSessionActions();
  const shown = useShownNotifications();
  const marking = useAction(async () => {
    await markNotificationsSeen();
  });
  if (session?.state === 'guest')
    return <GuestInvitation title={texts.title} text={texts.forGuests} />;
  if (shown.length === 0) {
    return (
      <Page title={texts.title} intro={texts.intro}>
        <EmptyState
          scene={<CampScene />}
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={<ButtonLink to={PATHS.trips}>{texts.emptyAction}</ButtonLink>}
        />
      </Page>
    );
  }
  return (
    <Page title={texts.title} intro={texts.intro}>
      <div className={styles.bar}>
        {shown.some(({ seen }) => !seen) && (
          <Button variant="outlined" busy={marking.isBusy} onClick={() => marking.run()}>
            {texts.markSeen}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {shown.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} />
        ))}
      </ul>
    </Page>
  );
}
