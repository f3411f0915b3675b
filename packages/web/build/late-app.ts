import type { Plugin, Rolldown } from 'vite';

/**
 * Names the app's files in the page, for the first script to load after the first paint. Each runs in a task of its
 * own. The first script itself loads at low priority: nothing on the first screen waits for it.
 */
export function lateApp(): Plugin {
  return {
    name: 'fahrtwind-late-app',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const [react, main] = [findChunk(bundle, 'react'), findChunk(bundle, 'main')];
        const content = `/${react.fileName} /${main.fileName}`;
        // The builder puts only the styles of the first script into the page. Pages that the server renders name
        // those of the app themselves; the one for starts without a network has nobody to do it.
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

/** The style sheets of a chunk and of all it imports, in the order in which they apply. */
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
