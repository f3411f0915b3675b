import type { PostAuthor } from '@fahrtwind/contract';
import { DEFAULT_USER_NAME, isEmail } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';

export interface AuthorRow {
  /** Null where the account is gone. */
  readonly uid: string | null;
  readonly isEditorial: boolean;
  readonly authorName: string | null;
  readonly photoURL: string | null;
}

/** To be joined to a row of `post` (p) or `post_answer` (a). */
export const authorJoin = (row: 'p' | 'a') =>
  sql.raw(`left join account author on author.id = ${row}.user_id
    left join user_record person on person.uid = author.id`);

export const authorColumns = (row: 'p' | 'a') =>
  sql.raw(`author.id as uid, ${row}.is_editorial as "isEditorial",
    person.doc->>'name' as "authorName", person.doc->>'photoURL' as "photoURL"`);

/** As the editorial account is called; its posts have no account behind them. */
const EDITORS = 'Fahrtwind-Redaktion';

export const NO_AUTHOR: PostAuthor = {
  uid: '',
  name: DEFAULT_USER_NAME,
  photoURL: '',
  isEditorial: false,
};

export function authorOf({ uid, isEditorial, authorName, photoURL }: AuthorRow): PostAuthor {
  if (isEditorial) return { ...NO_AUTHOR, name: EDITORS, isEditorial };
  if (uid === null) return NO_AUTHOR;
  return { uid, name: publicName(authorName ?? ''), photoURL: photoURL ?? '', isEditorial };
}

/** Some people are called by their address, which nobody else shall read. */
export function publicName(name: string): string {
  const trimmed = name.trim();
  return trimmed === '' || isEmail(trimmed) ? DEFAULT_USER_NAME : trimmed;
}
