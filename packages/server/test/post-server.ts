import { randomUUID } from 'node:crypto';
import type { Post, PostAnswer, PostSummary } from '@fahrtwind/contract';
import type { PostDocument } from '@fahrtwind/domain';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { TestDatabase } from './test-database.ts';
import { startTripServer, type Traveller, type TripServer } from './trip-server.ts';

type Reply = Promise<LightMyRequestResponse>;

export interface ReadPost {
  readonly post: Post;
  readonly answers: readonly PostAnswer[];
  readonly nextAnswers: string | null;
}

export interface PostPage {
  readonly posts: readonly PostSummary[];
  readonly next: string | null;
  readonly count: number;
  readonly hasMore: boolean;
}

/** A member of the community, with what they can do. */
export interface Member extends Traveller {
  send(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object): Reply;
  /** Writes a post; answers what is stored. */
  post(parts?: object): Promise<Post>;
  answer(postId: string, text?: string, parts?: object): Promise<PostAnswer>;
  read(id: string): Promise<ReadPost>;
  list(query?: string): Promise<PostPage>;
}

export interface PostServer extends TripServer {
  /** Registered long ago and well known. */
  member(): Promise<Member>;
  /** Members with addresses of these providers, one for each. */
  membersAt(...providers: readonly string[]): Promise<readonly Member[]>;
  /** Registered two minutes ago. */
  newcomer(): Promise<Member>;
  moderator(): Promise<Member>;
  visitor(): Member;
  block(by: Member, who: Member): Promise<void>;
}

export const documentOf = (...texts: readonly string[]): PostDocument => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

let writers = 0;

/** The real server with people who write posts. */
export async function startPostServer(
  testDatabase?: TestDatabase,
  options: Parameters<typeof startTripServer>[1] = {},
): Promise<PostServer> {
  const server = await startTripServer(testDatabase, options);
  const { pool } = server.testDatabase.database;
  const registeredAgo = async (age: string): Promise<Member> => {
    const one = await server.registerConfirmed();
    const sql = `update account set created_at = now() - interval '${age}' where id = $1`;
    await pool.query(sql, [one.uid]);
    return memberOf(one);
  };
  const member = async (): Promise<Member> => {
    const one = await registeredAgo('100 days');
    await pool.query(
      `insert into post (id, short_id, kind, slug, title, doc, plain, user_id, created_at)
      select 'old-' || n || $1, 'old-' || n || $1, 'tipp', 'alt', 'Alt', '{"type":"doc","content":[]}', '',
        $1, '2020-01-01' from generate_series(1, 3) n`,
      [one.uid],
    );
    return one;
  };
  return {
    ...server,
    member,
    membersAt: (...providers) =>
      Promise.all(
        providers.map(async (provider) => {
          const one = await member();
          const email = `${one.uid}@${provider}.example`.toLowerCase();
          await pool.query('update account set email = $2 where id = $1', [one.uid, email]);
          return one;
        }),
      ),
    newcomer: () => registeredAgo('2 minutes'),
    moderator: async () => {
      const one = await member();
      await pool.query('update account set is_moderator = true where id = $1', [one.uid]);
      return one;
    },
    visitor: () => memberOf(server.visitor()),
    block: async (by, who) => {
      const sql = 'insert into user_block (blocker_id, blocked_id) values ($1, $2)';
      await pool.query(sql, [by.uid, who.uid]);
    },
  };
}

function memberOf(traveller: Traveller): Member {
  // Writing is counted by network address.
  writers += 1;
  const remoteAddress = `10.3.${writers >> 8}.${writers & 255}`;
  const send: Member['send'] = (method, path, payload) =>
    traveller.browser.send({
      method,
      url: `/api${path}`,
      remoteAddress,
      ...(payload && { payload }),
    });
  return {
    ...traveller,
    send,
    post: async (parts = {}) => {
      const body = {
        id: randomUUID(),
        kind: 'frage',
        title: 'Wo parken?',
        document: documentOf('In Bergen.'),
      };
      return (
        await okOf<{ readonly post: Post }>(await send('POST', '/posts', { ...body, ...parts }))
      ).post;
    },
    answer: async (postId, text = 'Am Hafen.', parts = {}) => {
      const reply = await send('POST', `/posts/${postId}/answers`, {
        id: randomUUID(),
        text,
        ...parts,
      });
      return (await okOf<{ readonly answer: PostAnswer }>(reply)).answer;
    },
    read: async (id) => okOf<ReadPost>(await send('GET', `/posts/${id}`)),
    list: async (query = '') => okOf<PostPage>(await send('GET', `/posts?${query}`)),
  };
}

async function okOf<T>(reply: LightMyRequestResponse): Promise<T> {
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<T>();
}
