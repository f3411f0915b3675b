import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';

const LIBRARY = 'maplibre-gl';
const WORKER = 'virtual:map-worker';

const sources = join(
  dirname(createRequire(import.meta.url).resolve('maplibre-gl/package.json')),
  'src',
);

/**
 * Builds MapLibre from the sources that its package ships. Its two finished files contain most code twice, once for
 * the page and once for the worker; built together, both load the common part from one file, which saves 100 KB.
 */
export function mapLibrary(): Plugin {
  let isBuild = false;
  return {
    name: 'fahrtwind-map-library',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build' && !config.build.ssr;
    },
    resolveId(id) {
      if (id === WORKER) return `\0${WORKER}`;
      return id === LIBRARY && isBuild ? join(sources, 'index.ts') : null;
    },
    /** As MapLibre's own build does: a field without a value only declares its type and must not overwrite one. */
    transform(code, id) {
      if (!id.startsWith(sources)) return null;
      return transformWithOxc(code, id, {
        typescript: { removeClassFieldsWithoutInitializer: true },
        assumptions: { setPublicClassFields: true },
      });
    },
    load(id) {
      if (id !== `\0${WORKER}`) return null;
      if (!isBuild) {
        return `export { default } from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';`;
      }
      const file = this.emitFile({
        type: 'chunk',
        id: join(sources, 'source/worker.ts'),
        name: 'map-worker',
      });
      return `export default import.meta.ROLLDOWN_FILE_URL_${file};`;
    },
  };
}
