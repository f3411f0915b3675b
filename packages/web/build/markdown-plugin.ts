import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { compileMarkdown } from './compile-markdown.ts';

const markdownPart = /\.md\?(front|body)$/;

/**
 * Serves `file.md?front` and `file.md?body` as data. They are separate modules, so that a list of articles can read
 * all front matter without bundling every article's text.
 */
export function markdown(): Plugin {
  return {
    name: 'fahrtwind-markdown',
    enforce: 'pre',
    load: {
      filter: { id: markdownPart },
      async handler(id) {
        const part = id.endsWith('?front') ? 'front' : 'body';
        const file = id.slice(0, id.lastIndexOf('?'));
        this.addWatchFile(file);
        const document = compileMarkdown(await readFile(file, 'utf8'));
        return { code: `export const ${part} = ${JSON.stringify(document[part])};`, map: null };
      },
    },
  };
}
