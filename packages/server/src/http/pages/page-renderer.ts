import type { Endpoints, Language, StartState } from '@fahrtwind/contract';

/** What the web package's server bundle makes of one address. */
export interface RenderedPage {
  readonly status: number;
  /** Same-site path: where the route's access rule sends this session (302), or the present address of what is meant (301). */
  readonly redirect: string | null;
  readonly htmlLang: string;
  readonly theme: 'light' | 'dark' | null;
  /** Title, meta and link elements as HTML. */
  readonly head: string;
  readonly body: string;
  /** What the page shows, for the app that takes it over. */
  readonly data?: object | null;
}

/** A call of the API whose reply a page shows. */
export interface PageCall {
  readonly name: keyof Endpoints;
  readonly input: {
    readonly params?: Readonly<Record<string, string>>;
    readonly query?: Readonly<Record<string, string>>;
  };
}

/** The reply to a call; null for what is not there, undefined when it could not be loaded. */
export type LoadPageData = (call: PageCall) => Promise<unknown>;

export type RenderPage = (request: {
  readonly url: string;
  readonly start: StartState;
  readonly load: LoadPageData;
}) => Promise<RenderedPage>;

/** One spelling for all addresses under which visitors get the same page; null where they do not. */
export type FindSharedAddress = (url: string) => {
  readonly url: string;
  readonly isOpenEnded: boolean;
  /** Whether it shows something of the database, which may be withdrawn. */
  readonly hasData: boolean;
} | null;

/** An article in one language, for the sitemap and the feed. */
export interface ArticlePage {
  readonly path: string;
  readonly language: Language;
  readonly title: string;
  readonly summary: string;
  /** ISO days of publication and of the last change. */
  readonly date: string;
  readonly changed: string;
}

/** The built web app: how to render it, its template, and the folder of its files. */
export interface PageRenderer {
  readonly render: RenderPage;
  readonly sharedAddress: FindSharedAddress;
  /** index.html of the build, with the comments `head`, `app` and `start`. */
  readonly template: string;
  readonly filesFolder: string;
  readonly articles?: readonly ArticlePage[];
  /** ISO days on which pages have changed, by path, where they are known. */
  readonly pageDates?: Readonly<Record<string, string>>;
}
