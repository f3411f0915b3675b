import { showNotification } from '@fahrtwind/domain';
import { useSessionActions } from '../../store/session/use-session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { CampScene } from '../../ui/scenes/camp-scene.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useDeed } from './form/use-deed.ts';
import { NotificationRow } from './notifications/notification-row.tsx';
import styles from './notifications/notifications.module.css';
import { useTriggerUsers } from './notifications/use-trigger-users.ts';
import { useAccountTexts } from './texts.ts';
import { useOwnSession } from './use-own-session.ts';

const NOBODY = { name: '…', photoURL: '' };

function useShownNotifications() {
  const { notifications: texts } = useAccountTexts();
  const session = useOwnSession();
  const notifications = session?.user.notifications ?? [];
  const uid = session?.user.uid ?? '';
  const users = useTriggerUsers(notifications.map(({ triggerUserId }) => triggerUserId));
  return notifications
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .map((notification) => {
      const trigger = users.get(notification.triggerUserId) ?? NOBODY;
      const shown = showNotification(notification, uid, trigger);
      return notification.triggerUserId === uid
        ? { ...shown, triggerUserUsername: texts.you }
        : shown;
    });
}

export function NotificationsPage() {
  const { notifications: texts } = useAccountTexts();
  const { markNotificationsSeen } = useSessionActions();
  const shown = useShownNotifications();
  const marking = useDeed(async () => {
    await markNotificationsSeen();
  });
  if (shown.length === 0) {
    return (
      <Page title={texts.title} intro={texts.intro}>
        <EmptyState
          scene={<CampScene />}
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={<ButtonLink to="/forum">{texts.emptyAction}</ButtonLink>}
        />
      </Page>
    );
  }
  return (
    <Page title={texts.title} intro={texts.intro}>
      <div className={styles.bar}>
        <TextLink to="/Einstellungen">{texts.settings}</TextLink>
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
