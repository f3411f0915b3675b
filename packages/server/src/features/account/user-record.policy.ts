import { DEFAULT_USER_NAME, readStorageUrl, type Notification, type User } from '@fahrtwind/domain';

/** The document as it may be saved: what the client sent, without what only the server decides. */
export function acceptUserChange(stored: User, sent: User): User {
  const name = sent.name.trim() || DEFAULT_USER_NAME;
  return {
    ...sent,
    name,
    displayName: name,
    photoURL: mayBePicture(sent.photoURL, stored) ? sent.photoURL : stored.photoURL,
    notifications: withSeenOf(stored.notifications, sent.notifications),
    uid: stored.uid,
    email: stored.email,
    isAnonymous: stored.isAnonymous,
    createdAt: stored.createdAt,
    lastLogin: stored.lastLogin,
    followerIds: stored.followerIds,
  };
}

/** None, the one there is, or the name of the own picture in our file storage. */
function mayBePicture(photoURL: string, stored: User): boolean {
  if (photoURL === '' || photoURL === stored.photoURL) return true;
  const named = readStorageUrl(photoURL, []);
  return named.ok && named.value.path === `profilePictures/${stored.uid}`;
}

/** Notifications come from others, so a client can neither add nor drop nor change one, only have seen it. */
function withSeenOf(
  stored: readonly Notification[],
  sent: readonly Notification[],
): readonly Notification[] {
  const seen = new Map(sent.map((notification) => [notification.id, notification.seen]));
  return stored.map((notification) => ({
    ...notification,
    seen: seen.get(notification.id) ?? notification.seen,
  }));
}
