import { OPTIONAL_NOTIFICATION_KINDS } from '@fahrtwind/domain';
import type { SignedInState } from '../../../store/session/session-state.ts';
import { Card } from '../../../ui/card.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { useAccountTexts } from '../texts.ts';
import { RefusedNotice } from './refused-notice.tsx';
import styles from './settings.module.css';
import { useSavedChange } from '../../../parts/saved-change/use-saved-change.ts';

/** What others did is told by kind; what moderators decided is always told. */
export function NotificationsCard({ user, emailVerified }: SignedInState) {
  const { settings: texts } = useAccountTexts();
  const save = useSavedChange();
  const { allowedNotifications } = user;
  return (
    <Card title={texts.notifications}>
      <p className={styles.now}>{texts.notificationsHint}</p>
      {OPTIONAL_NOTIFICATION_KINDS.map((kind) => (
        <SwitchField
          key={kind}
          label={texts.notificationKinds[kind]}
          checked={allowedNotifications[kind]}
          onChange={(isAllowed) =>
            save({ allowedNotifications: { ...allowedNotifications, [kind]: isAllowed } })
          }
        />
      ))}
      <SwitchField
        label={texts.mails}
        hint={emailVerified ? texts.mailsHint : texts.mailsUnverified}
        checked={user.sendEmailNotification}
        onChange={(sendEmailNotification) => save({ sendEmailNotification })}
      />
      <RefusedNotice email={user.email} />
    </Card>
  );
}
