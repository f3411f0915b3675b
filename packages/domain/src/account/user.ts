import type { Location } from '../trip/location.ts';
import { NOTIFICATION_KINDS, type Notification, type NotificationKind } from './notification.ts';

export const DEFAULT_USER_NAME = 'Anonym';

/** The stored document `user/{uid}`, with the specification's field names. Times are ISO 8601. */
export interface User {
  readonly uid: string;
  readonly name: string;
  readonly displayName: string;
  readonly email: string;
  readonly isAnonymous: boolean;
  readonly createdAt: string;
  readonly lastLogin: string;
  readonly highlightIds: readonly string[];
  readonly notifications: readonly Notification[];
  readonly allowedNotifications: Readonly<Record<NotificationKind, boolean>>;
  readonly photoURL: string;
  readonly shareData: boolean;
  readonly darkMode: boolean;
  readonly originLocation: Location | null;
  readonly followerIds: readonly string[];
  readonly followingIds: readonly string[];
  readonly sendEmailNotification: boolean;
}

/** What the identity service knows of a person. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
  readonly photoURL: string;
  readonly isAnonymous: boolean;
  readonly createdAt: string;
  readonly lastLogin: string;
}

const ALL_ALLOWED = Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, true])) as Record<
  NotificationKind,
  boolean
>;

/** The user record of an account that has none yet; guests get the synthetic guest user by the same rule. */
export function userFromAccount(account: Account, darkMode = false): User {
  return {
    ...fallbackUser(account.uid),
    name: account.displayName.trim() || DEFAULT_USER_NAME,
    displayName: account.displayName,
    email: account.isAnonymous ? '' : account.email,
    isAnonymous: account.isAnonymous,
    createdAt: account.createdAt,
    lastLogin: account.lastLogin,
    photoURL: account.photoURL,
    darkMode,
  };
}

/** Stands in for a user of whom nothing is stored. */
export function fallbackUser(uid: string): User {
  return {
    uid,
    name: DEFAULT_USER_NAME,
    displayName: '',
    email: '',
    isAnonymous: true,
    createdAt: '',
    lastLogin: '',
    highlightIds: [],
    notifications: [],
    allowedNotifications: ALL_ALLOWED,
    photoURL: '',
    shareData: false,
    darkMode: false,
    originLocation: null,
    followerIds: [],
    followingIds: [],
    sendEmailNotification: true,
  };
}

/** Reads a stored document of any age: missing fields take their defaults, unknown ones are kept. */
export function readUser(uid: string, stored: Readonly<Record<string, unknown>>): User {
  const present = Object.fromEntries(
    Object.entries(stored).filter(([, value]) => value !== undefined && value !== null),
  );
  const user = { ...fallbackUser(uid), ...present, uid } as User;
  return {
    ...user,
    name: user.name.trim() || DEFAULT_USER_NAME,
    allowedNotifications: { ...ALL_ALLOWED, ...user.allowedNotifications },
  };
}

/** What everybody may see of a user. */
export interface PublicUser {
  readonly uid: string;
  readonly name: string;
  readonly photoURL: string;
}

export function publicUser(user: User): PublicUser {
  return { uid: user.uid, name: user.name, photoURL: user.photoURL };
}
