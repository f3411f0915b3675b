import type { Plugin } from 'vite';

/** The two fonts that every first screen uses; extended alphabets load on demand. */
const NEEDED_AT_ONCE = /\/(noto-sans|bricolage-grotesque)-[\w-]{8}\.woff2$/;

/** Preloads the fonts, so that they arrive with the style sheet and not after it. */
export function fontPreload(): Plugin {
  return {
    name: 'fahrtwind-font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((file) => NEEDED_AT_ONCE.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
            },
            // Behind the scripts that a page names in its head: text is readable without the fonts.
            injectTo: 'head' as const,
          }));
      },
    },
  };
}
