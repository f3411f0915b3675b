declare module 'virtual:route-assets' {
  /** Keyed by page, such as `blog/article-page`. */
  export const routeAssets: Readonly<
    Record<string, { readonly scripts: readonly string[]; readonly styles: readonly string[] }>
  >;
  /** The file that starts the app; none in development. */
  export const appScript: readonly string[];
}

declare module 'virtual:map-worker' {
  /** The address of MapLibre's worker (build/map-library.ts). */
  const url: string;
  export default url;
}

declare module 'virtual:newest-articles' {
  // A declared module cannot import by a relative path.
  // oxlint-disable-next-line typescript/consistent-type-imports
  type Article = import('./features/blog/state/article-index.ts').Article;
  /** What the landing page shows of the articles, by language (build/newest-articles.ts). */
  export const newest: Readonly<Record<'de' | 'en', readonly Article[]>>;
}
