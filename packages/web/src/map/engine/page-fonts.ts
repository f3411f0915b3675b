import type { FontFile } from './paint-job.ts';

const ADDRESS = /url\(\s*["']?([^"')]+)["']?\s*\)/g;

/** The files of a font that the page's style sheets declare. The same files with the same letters, fetched once. */
export function pageFonts(family: string): readonly FontFile[] {
  return [...document.styleSheets]
    .flatMap((sheet) => rulesOf(sheet).map((rule) => fileOf(rule, sheet.href ?? document.baseURI)))
    .filter((file) => file.family === family);
}

function rulesOf(sheet: CSSStyleSheet): readonly CSSFontFaceRule[] {
  try {
    return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
  } catch (error) {
    // A sheet from elsewhere, which something in the browser has put into the page.
    console.warn(error);
    return [];
  }
}

function fileOf({ style }: CSSFontFaceRule, base: string): FontFile {
  const valueOf = (name: string) => style.getPropertyValue(name);
  return {
    family: valueOf('font-family').replaceAll(/^["']|["']$/g, ''),
    // Addresses are meant from where the style sheet lies.
    source: valueOf('src').replaceAll(
      ADDRESS,
      (_, address: string) => `url("${new URL(address, base).href}")`,
    ),
    weight: valueOf('font-weight') || 'normal',
    unicodeRange: valueOf('unicode-range') || 'U+0-10FFFF',
  };
}
