import type { StartState } from '@fahrtwind/contract';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { routeAssets } from 'virtual:route-assets';
import { App } from './app/app.tsx';
import { Shell } from './app/shell.tsx';
import { guard } from './app/guard.ts';
import { escapeHtml, headHtml } from './app/head/head-html.ts';
import { headTags } from './app/head/head.ts';
import { shownHead } from './app/head/shown-head.ts';
import { loadPage } from './app/page-modules.ts';
import { matchRoute } from './app/routes.ts';
import { SkeletonApp } from './app/skeleton-app.tsx';
import { articlePath, listArticles } from './features/content/blog/article-index.ts';
import { articles } from './features/content/blog/articles.ts';

interface PageRequest {
  readonly url: string;
  readonly start: StartState;
}

interface RenderedPage {
  readonly status: number;
  readonly redirect: string | null;
  readonly htmlLang: string;
  readonly theme: 'light' | 'dark' | null;
  readonly head: string;
  readonly body: string;
  readonly isWhole: boolean;
}

/** Public pages that no route names by itself, for the sitemap. */
export const sitemapPaths = listArticles(articles, 'de').map(articlePath);

/** Renders an address for whoever asks: public pages whole, those behind sign-in as a skeleton. */
export async function renderPage({ url, start }: PageRequest): Promise<RenderedPage> {
  const { pathname, search } = new URL(url, 'http://page.invalid');
  const match = matchRoute(pathname);
  const { entry } = match;
  const { language, theme, config, session } = start;
  const redirect = guard({
    route: entry,
    session: session.state,
    pathname,
    search,
    isMobileApp: false,
  });
  const common = { htmlLang: language, theme };
  if (redirect !== null)
    return { ...common, status: 302, redirect, head: '', body: '', isWhole: false };

  const { isMissing, ...shown } = shownHead(match, await loadPage(entry.page), language);
  const head = headHtml(headTags({ ...shown, pathname, language, config }));
  const isPublic = entry.access === 'all' || entry.access === 'guestOnly';
  return {
    ...common,
    status: isMissing ? 404 : 200,
    redirect: null,
    head: [head, assetLinks(entry.page)].join('\n    '),
    body: isPublic ? renderWhole(url, start) : renderSkeleton(start),
    isWhole: isPublic,
  };
}

function renderWhole(url: string, start: StartState): string {
  return renderToString(
    <App start={start}>
      <StaticRouter location={url}>
        <Shell />
      </StaticRouter>
    </App>,
  );
}

function renderSkeleton(start: StartState): string {
  return renderToStaticMarkup(<SkeletonApp start={start} />);
}

/** The files of the page's own code: its styles at once, its scripts after the first paint (first-paint.ts). */
function assetLinks(page: string): string {
  const { scripts = [], styles = [] } = routeAssets[page] ?? {};
  return [
    ...styles.map((file) => `<link rel="stylesheet" href="${escapeHtml(file)}">`),
    `<meta name="late-scripts" content="${escapeHtml(scripts.join(' '))}">`,
  ].join('\n    ');
}
