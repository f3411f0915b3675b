import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StartState } from '@fahrtwind/contract';
import type { PageRenderer } from './page-renderer.ts';

/** Up to here a style sheet in the page is quicker than a second request for it. */
const LARGEST_INLINE_STYLE_BYTES = 30 * 1024;

const STYLE_SHEET_LINK = /<link\b[^>]*\brel="stylesheet"[^>]*>/g;

export interface PageTemplate {
  readonly html: string;
  /** Sources for the content security policy, e.g. `sha256-…`. */
  readonly styleHashes: readonly string[];
}

interface PageParts {
  readonly htmlLang: string;
  readonly theme: 'light' | 'dark' | null;
  readonly head: string;
  readonly body: string;
  readonly start: StartState | null;
}

/** Reads the build's template and puts its small style sheets into the page, for a first paint without a second request. */
export async function preparePageTemplate(pages: PageRenderer): Promise<PageTemplate> {
  const { template, filesFolder } = pages;
  const styleHashes: string[] = [];
  let inlined = template;
  for (const [link] of template.matchAll(STYLE_SHEET_LINK)) {
    const css = await readSmallStyleSheet(link, filesFolder);
    if (css === null) continue;
    styleHashes.push(`sha256-${createHash('sha256').update(css).digest('base64')}`);
    inlined = inlined.replace(link, () => `<style>${css}</style>`);
  }
  return { html: inlined, styleHashes };
}

async function readSmallStyleSheet(link: string, filesFolder: string): Promise<string | null> {
  const href = /\bhref="(\/[^"?#]+)"/.exec(link)?.[1];
  if (href === undefined || href.startsWith('//') || href.includes('..')) return null;
  const css = await readFile(join(filesFolder, href), 'utf8');
  const isSmall = Buffer.byteLength(css) < LARGEST_INLINE_STYLE_BYTES;
  return isSmall && !/<\/style/i.test(css) ? css : null;
}

/** Fills the template; function replacers, because a `$&` in somebody's name must stay what it is. */
export function fillTemplate(template: PageTemplate, parts: PageParts): string {
  const theme = parts.theme ? ` data-theme="${parts.theme}"` : '';
  return template.html
    .replace(/<html\b[^>]*>/, () => `<html lang="${escapeAttribute(parts.htmlLang)}"${theme}>`)
    .replace('<!--head-->', () => parts.head)
    .replace('<!--start-->', () => (parts.start ? startScript(parts.start) : ''))
    .replace('<!--app-->', () => parts.body);
}

/** `<` is escaped, so that no value can end the element. */
function startScript(start: StartState): string {
  const json = JSON.stringify(start).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="start">${json}</script>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
