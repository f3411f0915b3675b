import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { articleFront, articleLinks } from './article-parts.ts';
import { contentFaults } from './check-content.ts';
import { compileMarkdown } from './compile-markdown.ts';
import { drawFigures } from './draw-figures.ts';
import { readPostLinks } from './editorial-posts.ts';
import { readNewestArticles } from './newest-articles.ts';

const markdownPart = /\.md\?(front|body)$/;
const NEWEST = 'virtual:newest-articles';

/**
 * Serves `file.md?front` and `file.md?body` as data. They are separate modules, so that a list of articles can read
 * all front matter without bundling every article's text. `virtual:newest-articles` is what the landing page shows of
 * them. A fault in a text stops the build.
 */
export function markdown(): Plugin {
  const posts = readPostLinks();
  return {
    name: 'fahrtwind-markdown',
    enforce: 'pre',
    buildStart() {
      const faults = contentFaults();
      if (faults.length > 0) this.error(`Texts with faults:\n${faults.join('\n')}`);
    },
    resolveId: (id) => (id === NEWEST ? `\0${NEWEST}` : null),
    load: {
      filter: { id: [markdownPart, /virtual:newest-articles$/] },
      async handler(id) {
        if (!markdownPart.test(id))
          return {
            code: `export const newest = ${JSON.stringify(readNewestArticles())};`,
            map: null,
          };
        const file = id.slice(0, id.lastIndexOf('?'));
        this.addWatchFile(file);
        const document = compileMarkdown(await readFile(file, 'utf8'));
        const isArticle = file.includes('/content/blog/');
        const parts = id.endsWith('?front')
          ? { front: isArticle ? articleFront(document, file) : document.front }
          : {
              body: await drawFigures(document.body),
              ...(isArticle && { links: articleLinks(document, file, posts) }),
            };
        const code = Object.entries(parts).map(
          ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
        );
        return { code: code.join('\n'), map: null };
      },
    },
  };
}
