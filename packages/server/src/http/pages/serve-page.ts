import type { StartState } from '@fahrtwind/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadSession, Session } from '../session.ts';
import { readRequestSession } from '../read-request-session.ts';
import { chooseEncoding, type Encoding } from '../choose-encoding.ts';
import { createSqueezer, encodePage, type EncodedPage } from './encode-page.ts';
import type { CreatePageDataLoader } from './load-page-data.ts';
import { createKeptPages, type KeptPages } from './kept-pages.ts';
import type { FindSharedAddress, LoadPageData, RenderPage } from './page-renderer.ts';
import { fillTemplate, type PageTemplate } from './page-template.ts';
import { sameSitePath } from './same-site-path.ts';

const MB = 1024 * 1024;
/** Room for every public page in both languages and all themes, compressed in the one way that browsers prefer. */
const PUBLIC_PAGES = { milliseconds: 60_000, maxBytes: 16 * MB };
/** For addresses that callers can make up, such as searches. They must not drive the others out. */
const OPEN_ENDED_PAGES = { milliseconds: 60_000, maxBytes: MB };
/** Some hundred pages. What does not count as a change, such as a like, shows after this time. */
const PAGES_WITH_DATA = { milliseconds: 5000, maxBytes: 24 * MB };
const SQUEEZED_PAGES = 300;
const LONGEST_CACHED_PATH = 200;

export interface PageParts {
  readonly template: PageTemplate;
  readonly render: RenderPage;
  readonly sharedAddress: FindSharedAddress;
  readonly readSession: ReadSession;
  readonly pageData: CreatePageDataLoader;
  readonly startState: (request: FastifyRequest, session: Session | null) => Promise<StartState>;
  /** Counts a rendering, and throws when the network of the request has caused too many. */
  readonly admitRendering: (request: FastifyRequest) => Promise<void>;
  /** Reads the version of all data that visitors see. */
  readonly readVersion: () => Promise<string>;
  /** Which part of the memory for kept pages is this process's. */
  readonly keptPagesShare: number;
  /** The content security policy for a page with these style elements. */
  readonly policy: (styleHashes: readonly string[]) => string;
}

interface ReadyPage {
  readonly status: number;
  /** False where data could not be loaded, which the browser asks for again. */
  readonly isWhole: boolean;
  readonly redirect: string | null;
  readonly policy: string;
  readonly page: EncodedPage;
}

type ServePage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Renders an address for a session. What visitors get depends on the route, its parameters, the start state and public
 * data only: pages that are there are kept for a while, once for all spellings of their address, and those with data as
 * long as these stay the same.
 */
export function createServePage(parts: PageParts): ServePage {
  const { keptPagesShare: share } = parts;
  const publicPages = keepPages(PUBLIC_PAGES, share);
  const openEndedPages = keepPages(OPEN_ENDED_PAGES, share);
  const pagesWithData = keepPages(PAGES_WITH_DATA, share, parts.readVersion);
  const squeezed = createSqueezer(SQUEEZED_PAGES);
  return async (request, reply) => {
    const session = await readRequestSession(request, reply, parts.readSession);
    const start = await parts.startState(request, session);
    const given = request.url.replace(/^[/\\]+/, '/');
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const load = parts.pageData({ request, reply, session });
    const admit = () => parts.admitRendering(request);
    const make = (url: string) =>
      renderReady(parts, { url, start, load, encoding, log: request.log });
    const isShared = session === null && !reply.hasHeader('set-cookie');
    const shared = isShared ? parts.sharedAddress(given) : null;
    if (!shared || shared.url.length > LONGEST_CACHED_PATH) {
      await admit();
      return sendPage(request, reply, await make(given), false);
    }
    const key = `${encoding} ${request.host} ${shared.url} ${JSON.stringify(start)}`;
    const making = { admit, make: () => make(shared.url) };
    if (shared.hasData)
      return sendPage(request, reply, await pagesWithData.get(key, making), isShared);
    const ready = await (shared.isOpenEnded ? openEndedPages : publicPages).get(key, making);
    const page = isWorthKeeping(ready) ? squeezed(ready.page) : ready.page;
    return sendPage(request, reply, { ...ready, page }, isShared);
  };
}

/** What is made of texts alone has one version as long as the server runs. */
function keepPages(
  room: typeof PUBLIC_PAGES,
  share: number,
  readVersion = async () => '',
): KeptPages<ReadyPage> {
  const bytesOf = ({ page }: ReadyPage): number => page.body.length;
  const maxBytes = room.maxBytes * share;
  return createKeptPages({ ...room, maxBytes, readVersion, bytesOf, isWorthKeeping });
}

/**
 * Only existing pages are kept: made-up addresses would fill the cache. A page that lacks data because the database was
 * busy is not for the next visitors.
 */
function isWorthKeeping({ status, redirect, isWhole }: ReadyPage): boolean {
  return status === 200 && redirect === null && isWhole;
}

interface Wanted {
  readonly url: string;
  readonly start: StartState;
  readonly load: LoadPageData;
  readonly encoding: Encoding;
  readonly log: FastifyRequest['log'];
}

async function renderReady(parts: PageParts, wanted: Wanted): Promise<ReadyPage> {
  let isWhole = true;
  const load: LoadPageData = async (call) => {
    const reply = await wanted.load(call);
    if (reply === undefined) isWhole = false;
    return reply;
  };
  const { status, redirect, ...content } = await renderOrLeave(parts, { ...wanted, load });
  const { html, styleHashes } = await fillTemplate(parts.template, content);
  const page = await encodePage(html, wanted.encoding);
  return { status, redirect, isWhole, policy: parts.policy(styleHashes), page };
}

/** What cannot be rendered here is left to the browser, which can do it from the start state. */
async function renderOrLeave({ render }: PageParts, { url, start, load, log }: Wanted) {
  try {
    return { ...(await render({ url, start, load })), start };
  } catch (error) {
    log.error({ err: error }, 'page not rendered');
    const { language, theme } = start;
    const empty = { redirect: null, htmlLang: language, theme, head: '', body: '' };
    return { ...empty, status: 500, start };
  }
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, redirect, isWhole, policy, page }: ReadyPage,
  isShared: boolean,
): FastifyReply {
  reply.header('vary', 'Cookie, Accept-Encoding');
  if (redirect !== null) {
    const code = status === 301 ? 301 : 302;
    return reply.header('cache-control', 'no-store').redirect(sameSitePath(redirect), code);
  }
  const mayBeKept = isShared && status === 200 && isWhole;
  reply.header('cache-control', mayBeKept ? 'public, no-cache' : 'private, no-store');
  reply.header('content-security-policy', policy);
  return sendEncoded(request, reply.code(status), page, mayBeKept);
}

/** Answers 304 when the browser has this very page already. */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, encoding, etag }: EncodedPage,
  mayRevalidate: boolean,
): FastifyReply {
  // A handler that has loaded data may have named that of its own reply.
  reply.removeHeader('etag');
  if (mayRevalidate) {
    reply.header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(body);
}
