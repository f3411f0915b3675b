import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Extended alphabets and the map library are large and not for every page: the worker keeps them when they were met. */
const NOT_AHEAD =
  /-latin-ext-|(^|\/)map-engine-|(^|\/)maplibre-gl-worker-|\.map$|^service-worker\.js$|^\.vite\/|\.html$/;

/** Writes into the built service worker which files belong to this version. */
export function serviceWorker(): Plugin {
  return {
    name: 'fahrtwind-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const worker = bundle['service-worker.js'];
      if (worker?.type !== 'chunk') return;
      const files = Object.keys(bundle)
        .filter((file) => !NOT_AHEAD.test(file))
        .map((file) => `/${file}`)
        .toSorted();
      const version = createHash('sha256')
        .update(JSON.stringify(files) + worker.code)
        .digest('hex')
        .slice(0, 12);
      const precache = JSON.stringify({ version, files });
      worker.code = worker.code.replace(/["'`]__PRECACHE__["'`]/, () => precache);
    },
  };
}
