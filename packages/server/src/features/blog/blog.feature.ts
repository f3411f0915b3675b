import type { Language } from '@fahrtwind/contract';
import type { Handlers } from '../../http/handle.ts';
import type { ArticlePage } from '../../http/pages/page-renderer.ts';
import { writeArticleRss } from './write-article-rss.ts';

export interface BlogParts {
  /** Articles of all languages; empty where the pages are not built, as in development. */
  readonly articles: readonly ArticlePage[];
  /** The variant of the site at a host, where links lead to. */
  readonly siteOf: (host: string) => { readonly origin: string; readonly language: Language };
}

interface BlogFeature {
  readonly handlers: Handlers<'subscribeArticles'>;
}

/** The articles are files of the build; only their feed is made here. */
export function createBlogFeature({ articles, siteOf }: BlogParts): BlogFeature {
  return {
    handlers: {
      subscribeArticles: async ({ request, reply }) => {
        reply.header('cache-control', 'public, max-age=3600');
        const rss = writeArticleRss(articles, siteOf(request.host));
        return reply.type('application/rss+xml; charset=utf-8').send(rss);
      },
    },
  };
}
