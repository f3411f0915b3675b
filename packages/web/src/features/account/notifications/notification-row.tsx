import type { ShownNotification } from '@fahrtwind/domain';
import { formatDateTime } from '../../../format/date.ts';
import { safeReturnPath } from '../../../format/safe-return-path.ts';
import { classNames } from '../../../ui/class-names.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Avatar } from '../../../parts/avatar/avatar.tsx';
import { useAccountTexts } from '../texts.ts';
import styles from './notifications.module.css';

interface NotificationRowProps {
  readonly notification: ShownNotification;
}

export function NotificationRow({ notification }: NotificationRowProps) {
  const { notifications: texts } = useAccountTexts();
  const language = useLanguage();
  const { kind, seen, createdAt, triggerUserUsername, triggerUserImg } = notification;
  const target = safeReturnPath(notification.target);
  return (
    <li className={classNames(styles.row, !seen && styles.unseen)}>
      <Avatar name={triggerUserUsername} photoURL={triggerUserImg} label="" />
      <div className={styles.words}>
        {!seen && <VisuallyHidden>{texts.unseen}: </VisuallyHidden>}
        <p className={styles.name}>{triggerUserUsername}</p>
        <p>{texts.kinds[kind]}</p>
        <p className={styles.when}>
          <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>
        </p>
      </div>
      {target !== null && (
        <TextLink to={target} className={styles.open}>
          {texts.open}
          <VisuallyHidden>
            : {texts.kinds[kind]}, {triggerUserUsername}
          </VisuallyHidden>
        </TextLink>
      )}
    </li>
  );
}
