import { isFields, readCount, readFlag, readText } from '../text/read-field.ts';

export const NOTIFICATION_KINDS = [
  'followed',
  'answered',
  'replied',
  'liked',
  'best-answer',
  'trip-copied',
  'invited',
  'moderated',
] as const;

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Kinds that can be switched off. What moderators decided about one's own posts is always told. */
export const OPTIONAL_NOTIFICATION_KINDS = NOTIFICATION_KINDS.filter(
  (kind) => kind !== 'moderated',
);

/** The user document shows the newest ones; older ones are listed page by page. */
export const MAX_SHOWN_NOTIFICATIONS = 100;
/** The most ids that the user document lists of followers, of followed people and of saved posts. */
export const MAX_SHOWN_IDS = 1000;

/** Something that others did and that concerns this user: one for a thing, with all who did it. */
export interface Notification {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly seen: boolean;
  /** When the newest of them did it. */
  readonly createdAt: string;
  /** The newest of them; empty for moderators. */
  readonly triggerUserId: string;
  /** How many others did the same. */
  readonly otherCount: number;
  /** The title of what it is about; empty when there is none. */
  readonly about: string;
  /** Same-site path that the notification leads to, empty when there is none. */
  readonly target: string;
}

export interface ShownNotification extends Notification {
  readonly triggerUserImg: string;
  readonly triggerUserUsername: string;
}

interface TriggerUser {
  readonly name: string;
  readonly photoURL: string;
}

/** Adds what is derived for display: 'Du' when the current user was the trigger, else that user's name. */
export function showNotification(
  notification: Notification,
  currentUid: string,
  trigger: TriggerUser,
): ShownNotification {
  const own = notification.triggerUserId === currentUid;
  return {
    ...notification,
    triggerUserImg: trigger.photoURL,
    triggerUserUsername: own ? 'Du' : trigger.name,
  };
}

/** Marks every notification as seen. */
export function markAllSeen(notifications: readonly Notification[]): readonly Notification[] {
  return notifications.map((notification) =>
    notification.seen ? notification : { ...notification, seen: true },
  );
}

/** Reads stored notifications. Those of an unknown kind are left out. */
export function readNotifications(value: unknown): readonly Notification[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((stored: unknown) => {
    if (!isFields(stored)) return [];
    const kind = NOTIFICATION_KINDS.find((known) => known === stored['kind']);
    if (kind === undefined) return [];
    return [
      {
        id: readText(stored['id'], ''),
        kind,
        seen: readFlag(stored['seen'], false),
        createdAt: readText(stored['createdAt'], ''),
        triggerUserId: readText(stored['triggerUserId'], ''),
        otherCount: readCount(stored['otherCount']),
        about: readText(stored['about'], ''),
        target: readText(stored['target'], ''),
      },
    ];
  });
}
