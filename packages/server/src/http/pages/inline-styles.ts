import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Up to here a style sheet in the page is quicker than a second request for it. */
const LARGEST_INLINE_BYTES = 30 * 1024;

const STYLE_SHEET_LINK = /<link\b[^>]*\brel="stylesheet"[^>]*>\s*/g;

interface InlineStyle {
  readonly html: string;
  /** As the content security policy names it. */
  readonly hash: string | null;
}

export interface InlinedStyles {
  readonly html: string;
  readonly hashes: readonly string[];
}

export type InlineStyles = (links: readonly string[]) => Promise<InlinedStyles>;

/** Takes the links to style sheets out of HTML; their order decides which rule wins, so it is kept. */
export function splitStyleSheets(html: string): {
  readonly rest: string;
  readonly links: string[];
} {
  const links = [...html.matchAll(STYLE_SHEET_LINK)].map(([link]) => link.trim());
  return { rest: html.replaceAll(STYLE_SHEET_LINK, ''), links };
}

/** Puts small style sheets of the build into the page, for a first paint that needs no second request. */
export function createInlineStyles(filesFolder: string): InlineStyles {
  const known = new Map<string, Promise<InlineStyle>>();
  return async (links) => {
    const styles = await Promise.all(
      [...new Set(links)].map((link) => {
        const style = known.get(link) ?? inlineStyle(link, filesFolder);
        known.set(link, style);
        return style;
      }),
    );
    return {
      html: styles.map(({ html }) => html).join(''),
      hashes: styles.flatMap(({ hash }) => hash ?? []),
    };
  };
}

async function inlineStyle(link: string, filesFolder: string): Promise<InlineStyle> {
  const href = /\bhref="(\/[\w./-]+)"/.exec(link)?.[1];
  if (href === undefined || href.startsWith('//') || href.includes('..')) {
    return { html: link, hash: null };
  }
  const css = await readFile(join(filesFolder, href), 'utf8');
  if (!mayBeInline(css)) return { html: link, hash: null };
  // The link that loads nothing tells the module loader that this style sheet is there already.
  const mark = `<link rel="stylesheet" href="${href}" disabled>`;
  return {
    html: `<style>${css}</style>${mark}`,
    hash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
  };
}

/** Addresses relative to the file would mean something else in a page. */
function mayBeInline(css: string): boolean {
  const isRelative = /url\(\s*['"]?(?!\/|data:|#|['"])/.test(css);
  return Buffer.byteLength(css) < LARGEST_INLINE_BYTES && !isRelative && !/<\/style/i.test(css);
}
