declare module 'virtual:route-assets' {
  /** Keyed by page, such as `content/landing-page`. */
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
