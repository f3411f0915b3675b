import { isFields, readFlag, readText } from './read-field.ts';

export const NOTIFICATION_KINDS = [
  'followed',
  'answered',
  'replied',
  'liked',
  'best-answer',
  'trip-copied',
  'invited',
] as const;

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Something another user did that concerns this one. */
export interface Notification {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly seen: boolean;
  readonly createdAt: string;
  readonly triggerUserId: string;
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
        target: readText(stored['target'], ''),
      },
    ];
  });
}
