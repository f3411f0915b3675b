import { NOTIFICATION_KINDS } from '@fahrtwind/domain';
import type { SignedInState } from '../../../store/session/session-state.ts';
import { Card } from '../../../ui/card.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { useAccountTexts } from '../texts.ts';
import styles from './settings.module.css';
import { useSavedChange } from './use-saved-change.ts';

/** Which kinds one wants to hear about at all, and whether by mail too. */
export function NotificationsCard({ user }: SignedInState) {
  const { settings: texts } = useAccountTexts();
  const save = useSavedChange();
  const { allowedNotifications } = user;
  return (
    <Card title={texts.mails}>
      <SwitchField
        label={texts.mailsAll}
        hint={texts.mailsAllHint}
        checked={user.sendEmailNotification}
        onChange={(sendEmailNotification) => save({ sendEmailNotification })}
      />
      <fieldset className={styles.kinds}>
        <legend>{texts.kinds}</legend>
        {NOTIFICATION_KINDS.map((kind) => (
          <SwitchField
            key={kind}
            label={texts.kindSwitches[kind]}
            checked={allowedNotifications[kind]}
            onChange={(isAllowed) =>
              save({ allowedNotifications: { ...allowedNotifications, [kind]: isAllowed } })
            }
          />
        ))}
      </fieldset>
    </Card>
  );
}
