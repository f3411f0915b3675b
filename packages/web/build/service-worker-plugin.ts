import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Extended alphabets and the map library are large and rarely needed; the worker caches them on first use. */
const NOT_AHEAD =
  /-latin-ext-|(^|\/)map-(?:common|controller|worker)-|\.map$|^service-worker\.js$|^\.vite\/|\.html$/;
/** The map library, which a page can ask the worker to store. */
const MAP_LIBRARY = /(^|\/)map-(?:common|controller|worker)-.+(?<!\.map)$/;

/** Writes the list of this version's files into the service worker. */
export function serviceWorker(): Plugin {
  return {
    name: 'fahrtwind-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const worker = bundle['service-worker.js'];
      if (worker?.type !== 'chunk') return;
      const pathsOf = (isWanted: (file: string) => boolean): readonly string[] =>
        Object.keys(bundle)
          .filter(isWanted)
          .map((file) => `/${file}`)
          .toSorted();
      const files = pathsOf((file) => !NOT_AHEAD.test(file));
      const mapFiles = pathsOf((file) => MAP_LIBRARY.test(file));
      const version = createHash('sha256')
        .update(JSON.stringify(files) + worker.code)
        .digest('hex')
        .slice(0, 12);
      const precache = JSON.stringify({ version, files, mapFiles });
      worker.code = worker.code.replace(/["'`]__PRECACHE__["'`]/, () => precache);
    },
  };
}
