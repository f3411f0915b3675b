import type { Plugin, Rolldown } from 'vite';

/**
 * Lists the app's files in the page; the first script loads them after the first paint, each in its own task. The
 * first script itself loads at low priority, because nothing on the first screen waits for it.
 */
export function deferredApp(): Plugin {
  return {
    name: 'fahrtwind-late-app',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const [react, main] = [findChunk(bundle, 'react'), findChunk(bundle, 'main')];
        const content = `/${react.fileName} /${main.fileName}`;
        // The bundler links only the first script's styles. Rendered pages name the app's styles themselves, but the
        // offline shell is not rendered and needs them here.
        const styles = stylesOf(bundle, main).map((file) => ({
          tag: 'link',
          attrs: { rel: 'stylesheet', href: `/${file}` },
          injectTo: 'head' as const,
        }));
        const scripts = { tag: 'meta', attrs: { name: 'app-scripts', content } };
        return {
          html: html.replace('<script type="module"', '<script async type="module"'),
          tags: [...styles, { ...scripts, injectTo: 'head' as const }],
        };
      },
    },
  };
}

function findChunk(bundle: Rolldown.OutputBundle | undefined, name: string): Rolldown.OutputChunk {
  for (const file of Object.values(bundle ?? {})) {
    if (file.type === 'chunk' && file.name === name) return file;
  }
  throw new Error(`The build has no file called ${name}`);
}

/** The style sheets of a chunk and its imports, in cascade order. */
function stylesOf(
  bundle: Rolldown.OutputBundle | undefined,
  chunk: Rolldown.OutputChunk,
  seen = new Set<string>(),
): readonly string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const below = chunk.imports.flatMap((name) => {
    const imported = bundle?.[name];
    return imported?.type === 'chunk' ? stylesOf(bundle, imported, seen) : [];
  });
  return [...below, ...(chunk.viteMetadata?.importedCss ?? [])];
}
