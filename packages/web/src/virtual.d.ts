declare module 'virtual:route-assets' {
  /** By page, such as `content/landing-page`. */
  export const routeAssets: Readonly<
    Record<string, { readonly scripts: readonly string[]; readonly styles: readonly string[] }>
  >;
}

declare module 'maplibre-gl/dist/maplibre-gl-worker.mjs' {
  const LibraryWorker: new () => object;
  export default LibraryWorker;
}
