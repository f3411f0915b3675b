import type { Location } from '../trip/location.ts';
import { isEmail } from './credentials.ts';
import { isFields, readFlag, readIds, readText } from '../text/read-field.ts';
import {
  NOTIFICATION_KINDS,
  readNotifications,
  type Notification,
  type NotificationKind,
} from './notification.ts';

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

const ALL_ALLOWED: User['allowedNotifications'] = {
  followed: true,
  answered: true,
  replied: true,
  liked: true,
  'best-answer': true,
  'trip-copied': true,
  invited: true,
  moderated: true,
};

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

/** Reads a stored document of any age: missing or broken fields take their defaults, unknown ones are kept. */
export function readUser(uid: string, stored: Readonly<Record<string, unknown>>): User {
  const fallback = fallbackUser(uid);
  return {
    ...stored,
    uid,
    name: readText(stored['name'], '').trim() || DEFAULT_USER_NAME,
    displayName: readText(stored['displayName'], fallback.displayName),
    email: readText(stored['email'], fallback.email),
    isAnonymous: readFlag(stored['isAnonymous'], fallback.isAnonymous),
    createdAt: readText(stored['createdAt'], fallback.createdAt),
    lastLogin: readText(stored['lastLogin'], fallback.lastLogin),
    highlightIds: readIds(stored['highlightIds']),
    notifications: readNotifications(stored['notifications']),
    allowedNotifications: readAllowed(stored['allowedNotifications']),
    photoURL: readText(stored['photoURL'], fallback.photoURL),
    shareData: readFlag(stored['shareData'], fallback.shareData),
    darkMode: readFlag(stored['darkMode'], fallback.darkMode),
    originLocation: readOrigin(stored['originLocation']),
    followerIds: readIds(stored['followerIds']),
    followingIds: readIds(stored['followingIds']),
    sendEmailNotification: readFlag(
      stored['sendEmailNotification'],
      fallback.sendEmailNotification,
    ),
  };
}

function readAllowed(value: unknown): User['allowedNotifications'] {
  if (!isFields(value)) return ALL_ALLOWED;
  return NOTIFICATION_KINDS.reduce(
    (allowed, kind) => ({ ...allowed, [kind]: readFlag(value[kind], true) }),
    ALL_ALLOWED,
  );
}

function readOrigin(value: unknown): Location | null {
  if (!isFields(value)) return null;
  const { lng, lat } = value;
  if (typeof lng !== 'number' || typeof lat !== 'number') return null;
  return {
    lng,
    lat,
    label: readText(value['label'], ''),
    longLabel: readText(value['longLabel'], ''),
    englishName: readText(value['englishName'], ''),
  };
}

/** The public part of a user. */
export interface PublicUser {
  readonly uid: string;
  readonly name: string;
  readonly photoURL: string;
}

/** What others see of a person; of one whom moderators hid neither name nor picture. */
export function publicUser(user: PublicUser, isHidden = false): PublicUser {
  return {
    uid: user.uid,
    name: publicName(user.name, isHidden),
    photoURL: isHidden ? '' : user.photoURL,
  };
}

/** People who signed up by mail may be called by their address, which must stay private. */
export function publicName(name: string, isHidden = false): string {
  const shown = name.trim();
  return isHidden || shown === '' || isEmail(shown) ? DEFAULT_USER_NAME : shown;
}
