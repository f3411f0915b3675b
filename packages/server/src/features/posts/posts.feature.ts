import type { Language } from '@fahrtwind/contract';
import type { PostsWish } from '@fahrtwind/domain';
import type { Database } from '../../db/database.ts';
import type { Notify } from '../../shared/notify/notify.ts';
import type { Queries } from '../../db/queries.ts';
import type { Handlers } from '../../http/handle.ts';
import { builtReply } from '../../http/json-text.ts';
import type { SitemapSource } from '../../http/pages/sitemap.ts';
import type { Log } from '../../jobs/log.ts';
import { repeat, repeatCleanUp } from '../../jobs/repeat.ts';
import { createAnswerHandlers, type AnswerEndpoints } from './answer-handlers.ts';
import { AppError } from '../../http/app-error.ts';
import { listAnswers } from './answer.repository.ts';
import { cleanUpPosts, clearLeavers, leavePosts } from './clear-away.ts';
import type { RouteIdeas } from './editorial/route-ideas.ts';
import { exportAnswers, exportPosts, exportReactions } from './personal-data.ts';
import { listPostCountries } from './post-countries.ts';
import { createPostHandlers, type PostEndpoints } from './post-handlers.ts';
import { findSimilarPosts, listPosts } from './post-list.ts';
import { visibleAnswer, visiblePost } from './post.policy.ts';
import { findPost } from './post.repository.ts';
import { releaseHeld } from './release-held.ts';
import { createReactionHandlers, type ReactionEndpoints } from './reaction-handlers.ts';
import { createPostSitemap } from './post-sitemap.ts';
import { tellOfRelease } from './tell.ts';
import { writeRss } from './write-rss.ts';
import { writeMissingSearch } from './search/write-search.ts';
import { viewerOf } from './viewer.ts';

export interface PostsParts {
  readonly config: { readonly moderators: readonly string[] };
  readonly database: Database;
  readonly notify: Notify;
  readonly log: Log;
  /** The variant of the site at a host, where links lead to. */
  readonly siteOf: (host: string) => { readonly origin: string; readonly language: Language };
  readonly routeIdeas: RouteIdeas;
}

type ReadEndpoints =
  | 'listPosts'
  | 'listPostCountries'
  | 'listRouteIdeas'
  | 'subscribePosts'
  | 'findSimilarPosts'
  | 'getPost'
  | 'listAnswers';

export interface PostsFeature {
  readonly handlers: Handlers<ReadEndpoints | PostEndpoints | AnswerEndpoints | ReactionEndpoints>;
  readonly sitemap: SitemapSource;
  /** For the account's hooks. */
  readonly exportParts: {
    readonly posts: typeof exportPosts;
    readonly answers: typeof exportAnswers;
    readonly reactions: typeof exportReactions;
  };
  /** Tells of an answer that was held until now. */
  readonly tellOfRelease: (tx: Queries, answerId: string) => Promise<void>;
  readonly forget: (
    tx: Queries,
    uid: string,
    wishes: { readonly posts: PostsWish },
  ) => Promise<void>;
  start(): void;
  close(): Promise<void>;
}

const SEARCH_PAUSE_MS = 5 * 60 * 1000;
const CLEAN_UP_PAUSE_MS = 60 * 60 * 1000;
const LEAVERS_PAUSE_MS = 15_000;

export function createPostsFeature(parts: PostsParts): PostsFeature {
  const { log } = parts;
  const { db } = parts.database.background;
  const releasing = () =>
    repeat('release held posts', CLEAN_UP_PAUSE_MS, () => releaseHeld(db, parts.notify), log);
  let jobs: readonly ReturnType<typeof repeat>[] | null = null;
  return {
    handlers: {
      ...createReadHandlers(parts),
      ...createPostHandlers(parts.database),
      ...createAnswerHandlers(parts),
      ...createReactionHandlers(parts),
    },
    sitemap: createPostSitemap(parts.database.db),
    exportParts: { posts: exportPosts, answers: exportAnswers, reactions: exportReactions },
    tellOfRelease: async (tx, answerId) => parts.notify(tx, await tellOfRelease(tx, answerId)),
    forget: (tx, uid, { posts }) => leavePosts(tx, uid, posts),
    start: () => {
      jobs ??= [
        repeat('make posts findable', SEARCH_PAUSE_MS, () => writeMissingSearch(db), log),
        repeatCleanUp('clean up posts', CLEAN_UP_PAUSE_MS, () => cleanUpPosts(db), log),
        ...(parts.config.moderators.length > 0 ? [] : [releasing()]),
        repeat('clear leavers', LEAVERS_PAUSE_MS, () => clearLeavers(db), log),
      ];
    },
    close: async () => {
      for (const job of jobs ?? []) await job.close();
    },
  };
}

function createReadHandlers({
  database: { db },
  siteOf,
  routeIdeas,
}: PostsParts): Handlers<ReadEndpoints> {
  return {
    listPosts: async ({ query, session }) =>
      builtReply<'listPosts'>(await listPosts(db, await viewerOf(db, session), query)),
    listPostCountries: async () => ({ countries: await listPostCountries(db) }),
    listRouteIdeas: async () => ({ ideas: await routeIdeas.list(db) }),
    // The same for all callers.
    subscribePosts: async ({ query, request, reply }) => {
      const { posts } = await listPosts(db, await viewerOf(db, null), query);
      reply.header('cache-control', 'public, max-age=300');
      const [newest] = posts;
      if (newest) reply.header('last-modified', new Date(newest.createdAt).toUTCString());
      const rss = writeRss(posts, query, siteOf(request.host));
      return reply.type('application/rss+xml; charset=utf-8').send(rss);
    },
    findSimilarPosts: async ({ query: { title }, session }) => ({
      posts: await findSimilarPosts(db, await viewerOf(db, session), title),
    }),
    getPost: async ({ params: { id }, session }) => {
      const viewer = await viewerOf(db, session);
      const post = await findPost(db, viewer, id);
      const [answers, idea] = await Promise.all([
        listAnswers(db, viewer, post),
        routeIdeas.find(db, post.id),
      ]);
      return builtReply<'getPost'>({ post, ...answers, idea });
    },
    listAnswers: async ({ params: { id }, query: { after, answer }, session }) => {
      const viewer = await viewerOf(db, session);
      const post = await visiblePost(db, viewer, id);
      if (answer === undefined) return listAnswers(db, viewer, post, { after });
      const { postId, parentId } = await visibleAnswer(db, viewer, answer);
      if (postId !== post.id) throw new AppError('object-not-found');
      return listAnswers(db, viewer, post, { from: parentId ?? answer });
    },
  };
}
