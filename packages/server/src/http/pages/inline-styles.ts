import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Up to here a style sheet in the page is quicker than a second request for it. */
const LARGEST_INLINE_BYTES = 48 * 1024;

const STYLE_SHEET_LINK = /<link\b[^>]*\brel="stylesheet"[^>]*>\s*/g;

/** A style sheet of the build; null for what has to stay a link. */
interface Sheet {
  readonly link: string;
  readonly file: { readonly href: string; readonly css: string } | null;
}

export interface InlinedStyles {
  readonly html: string;
  /** As the content security policy names them. */
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
  const known = new Map<string, Promise<Sheet>>();
  return async (links) => {
    const sheets = await Promise.all(
      [...new Set(links)].map((link) => {
        const sheet = known.get(link) ?? readSheet(link, filesFolder);
        known.set(link, sheet);
        return sheet;
      }),
    );
    const styles = sheets.map(inlined);
    return {
      html: styles.map(({ html }) => html).join(''),
      hashes: styles.flatMap(({ hash }) => hash ?? []),
    };
  };
}

async function readSheet(link: string, filesFolder: string): Promise<Sheet> {
  const href = /\bhref="(\/[\w./-]+)"/.exec(link)?.[1];
  if (href === undefined || href.startsWith('//') || href.includes('..')) {
    return { link, file: null };
  }
  const css = await readFile(join(filesFolder, href), 'utf8');
  return { link, file: mayBeInline(css) ? { href, css } : null };
}

/**
 * The disabled link tells the module loader that this style sheet is there already. Without a medium that never
 * matches, Chrome's preload scanner would load it all the same.
 */
function inlined({ link, file }: Sheet) {
  if (file === null) return { html: link, hash: null };
  const { href, css } = file;
  return {
    html: `<style>${css}</style><link rel="stylesheet" href="${href}" media="not all" disabled>`,
    hash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
  };
}

/** Addresses relative to the file would mean something else in a page. */
function mayBeInline(css: string): boolean {
  const isRelative = /url\(\s*['"]?(?!\/|data:|#|['"])/.test(css);
  return Buffer.byteLength(css) < LARGEST_INLINE_BYTES && !isRelative && !/<\/style/i.test(css);
}
