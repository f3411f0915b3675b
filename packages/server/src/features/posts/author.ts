import type { PostAuthor } from '@fahrtwind/contract';
import { DEFAULT_USER_NAME, publicUser } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import { isHiddenPerson } from '../../shared/people/hidden-person.ts';

export interface AuthorRow {
  /** Null where the account is gone. */
  readonly uid: string | null;
  readonly isEditorial: boolean;
  readonly authorName: string | null;
  readonly photoURL: string | null;
  /** By moderators. */
  readonly isHiddenAuthor: boolean;
}

/** To be joined to a row of `post` (p) or `post_answer` (a). */
export const authorJoin = (row: 'p' | 'a') =>
  sql.raw(`left join account author on author.id = ${row}.user_id
    left join user_record person on person.uid = author.id`);

export const authorColumns = (row: 'p' | 'a') =>
  sql`author.id as uid, ${sql.raw(row)}.is_editorial as "isEditorial",
    person.doc->>'name' as "authorName", person.doc->>'photoURL' as "photoURL",
    ${isHiddenPerson('author.id')} as "isHiddenAuthor"`;

/** As the editorial account is called; its posts have no account behind them. */
const EDITORS = 'Fahrtwind-Redaktion';

export const NO_AUTHOR: PostAuthor = {
  uid: '',
  name: DEFAULT_USER_NAME,
  photoURL: '',
  isEditorial: false,
};

export function authorOf(row: AuthorRow): PostAuthor {
  const { uid, isEditorial, authorName, photoURL } = row;
  if (isEditorial) return { ...NO_AUTHOR, name: EDITORS, isEditorial };
  if (uid === null) return NO_AUTHOR;
  const person = { uid, name: authorName ?? '', photoURL: photoURL ?? '' };
  return { ...publicUser(person, row.isHiddenAuthor), isEditorial };
}
