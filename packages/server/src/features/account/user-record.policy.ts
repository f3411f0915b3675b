import { DEFAULT_USER_NAME, readStorageUrl, type User } from '@fahrtwind/domain';
import { AppError } from '../../http/app-error.ts';

export interface SentUser extends User {
  /** The fields that were changed; all when it is missing. */
  readonly changed?: readonly string[] | undefined;
  readonly seenUntil?: string | undefined;
}

/**
 * The document as it may be saved: what the client sent, without what only the server decides.
 * `hosts` are those under which our file storage is reached.
 */
export function acceptUserChange(
  stored: User,
  { changed, seenUntil: _seenUntil, ...whole }: SentUser,
  hosts: readonly string[],
): User {
  // A page that was open for long would otherwise put back what other devices have changed.
  const sent = changed ? { ...stored, ...pick(whole, changed) } : whole;
  const name = sent.name.trim() || DEFAULT_USER_NAME;
  return {
    ...sent,
    name,
    displayName: name,
    photoURL: acceptPicture(sent.photoURL, stored, hosts),
    uid: stored.uid,
    email: stored.email,
    isAnonymous: stored.isAnonymous,
    createdAt: stored.createdAt,
    lastLogin: stored.lastLogin,
  };
}

/** None, the one there is, or the lasting name of the own picture in our file storage. */
function acceptPicture(photoURL: string, stored: User, hosts: readonly string[]): string {
  if (photoURL === '' || photoURL === stored.photoURL) return photoURL;
  const named = readStorageUrl(photoURL, hosts);
  if (!named.ok || named.value.path !== `profilePictures/${stored.uid}`)
    throw new AppError('invalid-url', 'photoURL');
  return `gs://${named.value.bucket}/${named.value.path}`;
}

function pick(user: User, fields: readonly string[]): Partial<User> {
  return Object.fromEntries(Object.entries(user).filter(([field]) => fields.includes(field)));
}
