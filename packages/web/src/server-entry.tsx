import { articlePath, PATHS } from '@fahrtwind/domain';
import type { StartState } from '@fahrtwind/contract';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { appScript, routeAssets } from 'virtual:route-assets';
import { requestOf } from './api/client.ts';
import { App } from './app/app.tsx';
import { Shell } from './app/shell.tsx';
import { guard } from './app/guard.ts';
import { escapeHtml, headHtml } from './app/head/head-html.ts';
import { headTags } from './app/head/head.ts';
import { resolveHead } from './app/head/resolve-head.ts';
import { callsOf, loadPage, type PageCall, type PageModule } from './app/page-modules.ts';
import { dataOfTrip, mayBeRendered } from './app/page-size.ts';
import { matchRoute } from './app/routes.ts';
import { SkeletonApp } from './app/skeleton-app.tsx';
import { changedOn } from './features/blog/state/article-index.ts';
import { articles } from './features/blog/state/articles.ts';
import { legalDates } from './features/legal/state/legal-dates.ts';
import { withoutDrawn } from './api/drawn-paths.ts';
import type { PageData } from './api/page-data.ts';
import { loadDrawings } from './ui/scenes/scene.tsx';
import { firstRequests } from './store/trips/sync/first-requests.ts';
import type { FirstTrips } from './store/trips/view/trips-state.ts';

interface PageRequest {
  readonly url: string;
  readonly start: StartState;
  /** Null for what is not there, undefined when it could not be loaded. */
  readonly load: (call: PageCall) => Promise<unknown>;
}

interface RenderedPage {
  readonly status: number;
  readonly redirect: string | null;
  readonly htmlLang: string;
  readonly theme: 'light' | 'dark' | null;
  readonly head: string;
  readonly body: string;
  readonly data?: readonly PageData[] | null;
}

export { sharedAddress } from './app/shared-address.ts';

/** All articles in all languages, for the sitemap and the feed. */
export const articlePages = articles.map((article) => ({
  path: articlePath(article),
  language: article.language,
  title: article.title,
  summary: article.summary,
  date: article.date,
  changed: changedOn(article),
}));

/** The days on which pages of the route table have changed, where they are known. */
export const pageDates: Readonly<Record<string, string>> = {
  [PATHS.imprint]: legalDates.imprint,
  [PATHS.privacy]: legalDates.privacy,
  [PATHS.disclaimer]: legalDates.disclaimer,
  [PATHS.guidelines]: legalDates.guidelines,
  [PATHS.about]: legalDates.about,
  [PATHS.affiliates]: legalDates.affiliates,
};

/** Renders an address: public pages and the trip of the planner completely, other pages behind sign-in as a skeleton. */
export async function renderPage({ url, start, load }: PageRequest): Promise<RenderedPage> {
  const { pathname, search, searchParams } = new URL(url, 'http://page.invalid');
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
  if (redirect !== null) return { ...common, status: 302, redirect, head: '', body: '' };

  const [page] = await Promise.all([loadPage(entry.page), loadDrawings()]);
  const data = entry.hasData
    ? await loadAll(page, callsOf(page, match.params, searchParams), load)
    : [];
  const { isMissing, ...shown } = resolveHead(match, page, language, data[0]?.reply, searchParams);
  const present = shown.page?.path;
  if (present !== undefined && present !== pathname)
    return { ...common, status: 301, redirect: present + search, head: '', body: '' };
  const head = headHtml(headTags({ ...shown, pathname, language, config }));
  const isPublic = entry.access === 'all' || entry.access === 'guestOnly';
  const sent = isPublic ? data : dataOfTrip(data);
  const trips = page.pageTrips?.(sent, searchParams) ?? undefined;
  const isRendered = isPublic ? mayBeRendered(data) : trips !== undefined;
  const body = isRendered ? renderWhole(url, { start, data: sent, trips }) : renderSkeleton(start);
  return {
    ...common,
    status: isMissing ? 404 : 200,
    redirect: null,
    head: [
      head,
      ...assetLinks(entry.page),
      ...(isPublic ? [] : earlyLinks(entry.page, trips ? [] : firstRequests(entry.page, search))),
    ].join('\n    '),
    body,
    data: sent.length > 0 ? withoutDrawn(sent, body) : null,
  };
}

async function loadAll(
  { pageNextCall }: PageModule,
  calls: readonly PageCall[],
  load: PageRequest['load'],
): Promise<readonly PageData[]> {
  const data = await loadData(calls, load);
  const [reply, ...others] = data.map((one) => one.reply);
  const next = pageNextCall?.(reply, ...others);
  return next ? [...data, ...(await loadData([next].flat(), load))] : data;
}

/** What could not be loaded is left to the page, which asks itself. */
async function loadData(
  calls: readonly PageCall[],
  load: PageRequest['load'],
): Promise<readonly PageData[]> {
  const replies = await Promise.all(calls.map(load));
  return calls.flatMap((call, index) => {
    const reply = replies[index];
    return reply === undefined ? [] : [{ path: requestOf(call.name, call.input).path, reply }];
  });
}

interface Shown {
  readonly start: StartState;
  readonly data: readonly PageData[];
  readonly trips: FirstTrips | undefined;
}

function renderWhole(url: string, { start, data, trips }: Shown): string {
  return renderToString(
    <App start={start} data={data} trips={trips}>
      <StaticRouter location={url}>
        <Shell />
      </StaticRouter>
    </App>,
  );
}

function renderSkeleton(start: StartState): string {
  return renderToStaticMarkup(<SkeletonApp start={start} />);
}

/** Links to the page's own files: styles at once, scripts after the first paint (first-paint.ts). */
function assetLinks(page: string): readonly string[] {
  const { scripts = [], styles = [] } = routeAssets[page] ?? {};
  return [
    ...styles.map((file) => `<link rel="stylesheet" href="${escapeHtml(file)}">`),
    `<meta name="late-scripts" content="${escapeHtml(scripts.join(' '))}">`,
  ];
}

/** People come behind sign-in to work: data and scripts are loaded together with the first paint. */
function earlyLinks(page: string, requests: readonly string[]): readonly string[] {
  const { scripts = [] } = routeAssets[page] ?? {};
  return [
    // Only a request in this mode is the one that fetch() makes.
    ...requests.map(
      (path) => `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(path)}">`,
    ),
    ...scripts.map((file) => `<link rel="modulepreload" href="${escapeHtml(file)}">`),
    ...appScript.map(
      (file) => `<script type="module" data-early src="${escapeHtml(file)}"></script>`,
    ),
  ];
}
