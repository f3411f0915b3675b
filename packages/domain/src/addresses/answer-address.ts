import { postPath } from '../community/post.ts';
import { decodeAddress } from '../text/decode-address.ts';

const PREFIX = 'antwort-';

/** The id of an answer's element on the page of its post. */
export function answerElementId(answerId: string): string {
  return PREFIX + answerId;
}

/** The page of a post, at one of its answers or replies. */
export function answerPath(post: Parameters<typeof postPath>[0], answerId: string): string {
  return `${postPath(post)}#${encodeURIComponent(answerElementId(answerId))}`;
}

/** The answer that the part behind the # names; null for any other. */
export function readAnswerHash(hash: string): string | null {
  const named = decodeAddress(hash.replace(/^#/, ''));
  return named?.startsWith(PREFIX) && named !== PREFIX ? named.slice(PREFIX.length) : null;
}
