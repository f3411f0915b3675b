/** How much one person may write. Far above what people do in a conversation. */
export const WRITING_QUOTA = {
  postsPerDay: 20,
  answersPerDay: 200,
  /** All that is kept of them, deleted things too until they are gone. */
  bytes: 50 * 1024 * 1024,
} as const;

/** An answer with more replies than this is a conversation for elsewhere. */
export const MAX_REPLIES = 100;

/** What newcomers may do, until they are known here. */
export const NEWCOMER = {
  days: 7,
  /** Posts and answers that everyone sees. */
  shown: 3,
  links: 2,
  photos: 1,
  repliesPerThread: 3,
  /** A person needs longer than this to read and write after registering. */
  firstSeconds: 60,
} as const;

/** What is known of who writes, at that moment. */
export interface Writer {
  readonly accountAgeSeconds: number;
  /** Posts and answers that everyone sees. */
  readonly shown: number;
  readonly postsLastMinute: number;
  readonly answersLastMinute: number;
}

const DAY_SECONDS = 24 * 60 * 60;

export function isNewcomer({ accountAgeSeconds, shown }: Writer): boolean {
  return accountAgeSeconds < NEWCOMER.days * DAY_SECONDS || shown < NEWCOMER.shown;
}

/** Whether a moderator looks at it first: a newcomer writes right after registering, or one text after the other. */
export function isHeld(writer: Writer, what: 'post' | 'answer'): boolean {
  if (!isNewcomer(writer)) return false;
  if (writer.accountAgeSeconds < NEWCOMER.firstSeconds) return true;
  if (what === 'post' && writer.postsLastMinute > 0) return true;
  return writer.postsLastMinute + writer.answersLastMinute > 1;
}
