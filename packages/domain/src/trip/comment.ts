import type { TripRole } from './companions.ts';

/** What one of the people of a trip has said about a stop. It is written once; it can only be taken away again. */
export interface StopComment {
  readonly id: string;
  /** The author's uid; the name is that of the account. */
  readonly userId: string;
  readonly text: string;
  /** ISO 8601. */
  readonly writtenAt: string;
}

export const MAX_COMMENT_LENGTH = 1000;
export const MAX_COMMENTS_OF_STOP = 100;

/** Everybody takes away what they have written themselves; the owner of the trip what others have, too. */
export function mayRemoveComment(
  { userId }: Pick<StopComment, 'userId'>,
  who: { readonly uid: string | null; readonly role: TripRole | null },
): boolean {
  if (who.role === 'owner') return true;
  return who.role === 'editor' && userId === who.uid;
}
