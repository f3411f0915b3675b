import type { StartState } from '@fahrtwind/contract';

/** What the web package's server bundle makes of one address. */
export interface RenderedPage {
  readonly status: number;
  /** Same-site path to which the route's access rule sends this session. */
  readonly redirect: string | null;
  readonly htmlLang: string;
  readonly theme: 'light' | 'dark' | null;
  /** Title, meta and link elements as HTML. */
  readonly head: string;
  readonly body: string;
  /** Whether the body is the page, and not a skeleton of it. */
  readonly isWhole: boolean;
}

export type RenderPage = (request: {
  readonly url: string;
  readonly start: StartState;
}) => Promise<RenderedPage>;

/** The built web app: how to render it, its template, and the folder of its files. */
export interface PageRenderer {
  readonly render: RenderPage;
  /** index.html of the build, with the comments `head`, `app` and `start`. */
  readonly template: string;
  readonly filesFolder: string;
  /** Public pages beyond the routes, such as articles. */
  readonly sitemapPaths?: readonly string[];
}
