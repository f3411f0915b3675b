import type { Language } from '@fahrtwind/contract';
import type { Database } from '../../db/database.ts';
import type { Notify } from '../../db/notify.ts';
import type { Handlers } from '../../http/handle.ts';
import type { SitemapSource } from '../../http/pages/sitemap.ts';
import type { Log } from '../../jobs/log.ts';
import { repeat } from '../../jobs/repeat.ts';
import { createAnswerHandlers, type AnswerEndpoints } from './answer-handlers.ts';
import { listAnswers } from './answer.repository.ts';
import { createPostHandlers, type PostEndpoints } from './post-handlers.ts';
import { findSimilarPosts, listPosts } from './post-list.ts';
import { visiblePost } from './post.policy.ts';
import { findPost } from './post.repository.ts';
import { createReactionHandlers, type ReactionEndpoints } from './reaction-handlers.ts';
import { createPostSitemap } from './post-sitemap.ts';
import { writeRss } from './write-rss.ts';
import { writeMissingSearch } from './search/write-search.ts';
import { viewerOf } from './viewer.ts';

interface PostsParts {
  readonly database: Database;
  readonly notify: Notify;
  readonly log: Log;
  /** The variant of the site at a host, where links lead to. */
  readonly siteOf: (host: string) => { readonly origin: string; readonly language: Language };
}

type ReadEndpoints =
  | 'listPosts'
  | 'subscribePosts'
  | 'findSimilarPosts'
  | 'getPost'
  | 'listAnswers';

export interface PostsFeature {
  readonly handlers: Handlers<ReadEndpoints | PostEndpoints | AnswerEndpoints | ReactionEndpoints>;
  readonly sitemap: SitemapSource;
  start(): void;
  close(): Promise<void>;
}

const SEARCH_PAUSE_MS = 5 * 60 * 1000;

export function createPostsFeature(parts: PostsParts): PostsFeature {
  const { database, log } = parts;
  const writeNow = (): Promise<void> => writeMissingSearch(database.background.db);
  let search: ReturnType<typeof repeat> | null = null;
  return {
    handlers: {
      ...createReadHandlers(parts),
      ...createPostHandlers(parts.database),
      ...createAnswerHandlers(parts),
      ...createReactionHandlers(parts),
    },
    sitemap: createPostSitemap(database.db),
    start: () => {
      search ??= repeat('make posts findable', SEARCH_PAUSE_MS, writeNow, log);
    },
    close: async () => {
      await search?.close();
    },
  };
}

function createReadHandlers({ database: { db }, siteOf }: PostsParts): Handlers<ReadEndpoints> {
  return {
    listPosts: async ({ query, session }) => listPosts(db, await viewerOf(db, session), query),
    // For everybody alike, whoever asks.
    subscribePosts: async ({ query, request, reply }) => {
      const { posts } = await listPosts(db, await viewerOf(db, null), query);
      reply.header('cache-control', 'public, max-age=300');
      const rss = writeRss(posts, query, siteOf(request.host));
      return reply.type('application/rss+xml; charset=utf-8').send(rss);
    },
    findSimilarPosts: async ({ query: { title }, session }) => ({
      posts: await findSimilarPosts(db, await viewerOf(db, session), title),
    }),
    getPost: async ({ params: { id }, session }) => {
      const viewer = await viewerOf(db, session);
      const post = await findPost(db, viewer, id);
      return { post, ...(await listAnswers(db, viewer, post)) };
    },
    listAnswers: async ({ params: { id }, query: { after }, session }) => {
      const viewer = await viewerOf(db, session);
      return listAnswers(db, viewer, await visiblePost(db, viewer, id), after);
    },
  };
}
