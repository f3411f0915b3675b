import type { Plugin } from 'vite';

/** The two files that every page's first screen is set in; the extended alphabets load when they are met. */
const NEEDED_AT_ONCE = /\/(noto-sans|bricolage-grotesque)-[\w-]{8}\.woff2$/;

/** Names the fonts in the page's head, so that they arrive with the style sheet and not after it. */
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
            injectTo: 'head-prepend' as const,
          }));
      },
    },
  };
}
