import { DEFAULT_USER_NAME, readStorageUrl, type User } from '@fahrtwind/domain';

export interface SentUser extends User {
  /** The fields that were changed; all when it is missing. */
  readonly changed?: readonly string[] | undefined;
  readonly seenUntil?: string | undefined;
}

/** The document as it may be saved: what the client sent, without what only the server decides. */
export function acceptUserChange(
  stored: User,
  { changed, seenUntil: _seenUntil, ...whole }: SentUser,
): User {
  // A page that was open for long would otherwise put back what other devices have changed.
  const sent = changed ? { ...stored, ...pick(whole, changed) } : whole;
  const name = sent.name.trim() || DEFAULT_USER_NAME;
  return {
    ...sent,
    name,
    displayName: name,
    photoURL: mayBePicture(sent.photoURL, stored) ? sent.photoURL : stored.photoURL,
    uid: stored.uid,
    email: stored.email,
    isAnonymous: stored.isAnonymous,
    createdAt: stored.createdAt,
    lastLogin: stored.lastLogin,
  };
}

/** None, the one there is, or the name of the own picture in our file storage. */
function mayBePicture(photoURL: string, stored: User): boolean {
  if (photoURL === '' || photoURL === stored.photoURL) return true;
  const named = readStorageUrl(photoURL, []);
  return named.ok && named.value.path === `profilePictures/${stored.uid}`;
}

function pick(user: User, fields: readonly string[]): Partial<User> {
  return Object.fromEntries(Object.entries(user).filter(([field]) => fields.includes(field)));
}
