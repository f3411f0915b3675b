import { createHash } from 'node:crypto';
import type { Endpoints } from '@fahrtwind/contract';
import type { InjectOptions } from 'fastify';
import type { Pool } from 'pg';
import { expect } from 'vitest';
import type { Browser } from './browser.ts';
import type { SignedIn } from './policy-people.ts';
import { statuses, type Row } from './policy-row.ts';

type PostEndpoint = Extract<
  keyof Endpoints,
  | `${string}Post`
  | `${string}Posts`
  | `${string}Answer`
  | `${string}Answers`
  | 'listPostCountries'
  | 'setThread'
  | 'listRouteIdeas'
>;

const everybody = statuses(200, 200, 200);
/** About something that all may see. */
const byRegistered = { ...statuses(401, 200, 200), guest: 403 };
/** For who wrote it. */
const byAuthor = { ...statuses(401, 403, 200), guest: 403 };

const idOf = (what: string, { user }: SignedIn): string =>
  createHash('sha256').update(`${what} of ${user.uid}`).digest('hex').slice(0, 32);
const postId = (owner: SignedIn): string => idOf('post', owner);
const answerId = (owner: SignedIn): string => idOf('answer', owner);

const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});
const aPost = { kind: 'frage', title: 'Wo parken?', document: text('In Bergen.') };

/** Writing is counted by network address. */
let writers = 0;
function write(url: string, payload: object): InjectOptions {
  writers += 1;
  const remoteAddress = `10.2.${writers >> 8}.${writers & 255}`;
  return { method: 'POST', url, payload, remoteAddress };
}

const onPost =
  (method: 'GET' | 'PUT' | 'DELETE', path = '', payload?: object) =>
  (owner: SignedIn): InjectOptions => ({
    method,
    url: `/api/posts/${postId(owner)}${path}`,
    ...(payload && { payload }),
  });
const onAnswer =
  (method: 'PUT' | 'DELETE', path = '', payload?: object) =>
  (owner: SignedIn): InjectOptions => ({
    method,
    url: `/api/answers/${answerId(owner)}${path}`,
    ...(payload && { payload }),
  });

/** Rows about a question of the owner with an answer of the owner, both shown to everyone. */
export function createPostRows(pool: () => Pool): Readonly<Record<PostEndpoint, Row>> {
  async function ask(browser: Browser, owner: SignedIn): Promise<void> {
    const made = await browser.send(write('/api/posts', { ...aPost, id: postId(owner) }));
    expect(made.statusCode, made.body).toBe(200);
    const answer = { id: answerId(owner), text: 'Am Hafen.' };
    const answered = await browser.send(write(`/api/posts/${postId(owner)}/answers`, answer));
    expect(answered.statusCode, answered.body).toBe(200);
    // Texts of people who have just registered are held.
    for (const table of ['post', 'post_answer'])
      await pool().query(`update ${table} set state = 'shown' where user_id = $1`, [
        owner.user.uid,
      ]);
  }
  const about = (call: Row['call'], status: Row['status']): Row => ({ before: ask, call, status });
  return {
    listRouteIdeas: about(() => ({ method: 'GET', url: '/api/route-ideas' }), everybody),
    subscribePosts: about(() => ({ method: 'GET', url: '/api/posts.rss' }), everybody),
    listPosts: about(() => ({ method: 'GET', url: '/api/posts?category=fragen' }), everybody),
    listPostCountries: about(() => ({ method: 'GET', url: '/api/posts/countries' }), everybody),
    findSimilarPosts: about(
      () => ({ method: 'GET', url: '/api/posts/similar?title=Wo%20parken' }),
      everybody,
    ),
    getPost: about(onPost('GET'), everybody),
    listAnswers: about(onPost('GET', '/answers'), everybody),
    createPost: {
      call: (owner) => write('/api/posts', { ...aPost, id: postId(owner) }),
      status: byRegistered,
    },
    changePost: about(onPost('PUT', '', { ...aPost, version: 1 }), byAuthor),
    deletePost: about(onPost('DELETE'), byAuthor),
    likePost: about(onPost('PUT', '/like'), byRegistered),
    unlikePost: about(onPost('DELETE', '/like'), byRegistered),
    savePost: about(onPost('PUT', '/saved'), byRegistered),
    unsavePost: about(onPost('DELETE', '/saved'), byRegistered),
    setThread: about(onPost('PUT', '/thread', { thread: 'followed' }), byRegistered),
    setBestAnswer: {
      before: ask,
      call: (owner) => onPost('PUT', '/best', { answerId: answerId(owner) })(owner),
      status: byAuthor,
    },
    createAnswer: about(
      (owner) =>
        write(`/api/posts/${postId(owner)}/answers`, {
          id: `answer-of-whoever-${writers}`,
          text: 'Am Fluss.',
        }),
      byRegistered,
    ),
    changeAnswer: about(onAnswer('PUT', '', { text: 'Am Bahnhof.' }), byAuthor),
    deleteAnswer: about(onAnswer('DELETE'), byAuthor),
    likeAnswer: about(onAnswer('PUT', '/like'), byRegistered),
    unlikeAnswer: about(onAnswer('DELETE', '/like'), byRegistered),
  };
}
