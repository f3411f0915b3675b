import type { Plugin } from 'vite';

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
        const files = ['react', 'main'].map((name) => {
          const chunk = Object.values(bundle ?? {}).find(
            (file) => file.type === 'chunk' && file.name === name,
          );
          if (!chunk) throw new Error(`The build has no file called ${name}`);
          return `/${chunk.fileName}`;
        });
        const attrs = { name: 'app-scripts', content: files.join(' ') };
        return {
          html: html.replace('<script type="module"', '<script async type="module"'),
          tags: [{ tag: 'meta', attrs, injectTo: 'head' as const }],
        };
      },
    },
  };
}
