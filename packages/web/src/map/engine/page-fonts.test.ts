// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { pageFonts } from './page-fonts.ts';

afterEach(() => document.head.replaceChildren());

const address = (path: string) => new URL(path, document.baseURI).href;

it('reads the files of one font from the style sheets, with their full addresses', () => {
  const style = document.createElement('style');
  style.textContent = `
    @font-face { font-family: 'Noto Sans'; src: url('/assets/noto.woff2') format('woff2');
      font-weight: 700; unicode-range: U+0000-00FF; }
    @font-face { font-family: 'Noto Sans'; src: url('/assets/rest.woff2'); }
    @font-face { font-family: 'Bricolage'; src: url('/assets/other.woff2') format('woff2'); }
    p { font-family: 'Noto Sans'; }`;
  document.head.append(style);
  expect(pageFonts('Noto Sans')).toEqual([
    {
      family: 'Noto Sans',
      source: `url("${address('/assets/noto.woff2')}") format('woff2')`,
      weight: '700',
      unicodeRange: 'U+0000-00FF',
    },
    {
      family: 'Noto Sans',
      source: `url("${address('/assets/rest.woff2')}")`,
      weight: 'normal',
      unicodeRange: 'U+0-10FFFF',
    },
  ]);
});
