import type { PostSummary } from '@fahrtwind/contract';

/** The posts in a reply of `listPosts`, for a page's head; null when it is not known. */
export function postsIn(reply: unknown): readonly PostSummary[] | null {
  const isReply = typeof reply === 'object' && reply !== null && 'posts' in reply;
  // The server has validated the reply against the contract.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return isReply ? (reply.posts as PostSummary[]) : null;
}
