import type { NotificationInList } from '@fahrtwind/contract';
import { formatDateTime } from '../../../format/date.ts';
import { safeReturnPath } from '../../../format/safe-return-path.ts';
import { Avatar } from '../../../parts/avatar/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useNotificationTexts } from '../texts.ts';
import styles from './notifications.module.css';

interface NotificationRowProps {
  readonly notification: NotificationInList;
  readonly uid: string;
  readonly onSeen: () => void;
}

export function NotificationRow({ notification, uid, onSeen }: NotificationRowProps) {
  const texts = useNotificationTexts();
  const language = useLanguage();
  const { kind, seen, createdAt, triggerUserId, otherCount, about } = notification;
  const isOwn = triggerUserId === uid;
  const name = nameOf();
  const others = otherCount > 0 ? ` ${texts.others(otherCount)}` : '';
  const person = isOwn && otherCount === 0 ? 'you' : otherCount > 0 ? 'many' : 'one';
  const predicate = texts.sentences[kind](person, about);
  const target = safeReturnPath(notification.target);
  return (
    <li className={classNames(styles.row, !seen && styles.unseen)}>
      <Avatar name={name} photoURL={notification.triggerUserImg} label="" />
      <div className={styles.words}>
        <p>
          {!seen && <VisuallyHidden>{texts.unseen}: </VisuallyHidden>}
          <strong>{name}</strong>
          {others} {predicate}
        </p>
        <p className={styles.when}>
          <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>
        </p>
      </div>
      <div className={styles.actions}>
        {target !== null && (
          <TextLink to={target} className={styles.open} onClick={onSeen}>
            {texts.open}
            <VisuallyHidden>: {`${name}${others} ${predicate}`}</VisuallyHidden>
          </TextLink>
        )}
        {!seen && (
          <Button variant="quiet" onClick={onSeen}>
            {texts.markOne}
          </Button>
        )}
      </div>
    </li>
  );

  function nameOf(): string {
    if (triggerUserId === '') return texts.moderators;
    return isOwn ? texts.you : notification.triggerUserUsername;
  }
}
