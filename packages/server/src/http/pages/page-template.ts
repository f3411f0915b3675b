import type { StartState } from '@fahrtwind/contract';
import { createInlineStyles, splitStyleSheets, type InlineStyles } from './inline-styles.ts';
import type { PageRenderer } from './page-renderer.ts';

export interface PageTemplate {
  readonly html: string;
  /** Style sheets that every page has. */
  readonly links: readonly string[];
  readonly inlineStyles: InlineStyles;
}

interface PageContent {
  readonly htmlLang: string;
  readonly theme: 'light' | 'dark' | null;
  readonly head: string;
  readonly body: string;
  readonly start: StartState | null;
  readonly data?: object | null;
}

export interface FilledPage {
  readonly html: string;
  readonly styleHashes: readonly string[];
}

export function preparePageTemplate({ template, filesFolder }: PageRenderer): PageTemplate {
  const { rest, links } = splitStyleSheets(template);
  const html = rest.replace('</head>', () => '<!--styles--></head>');
  return { html, links, inlineStyles: createInlineStyles(filesFolder) };
}

/** Fills the template; function replacers, because a `$&` in a user's name must stay unchanged. */
export async function fillTemplate(
  template: PageTemplate,
  content: PageContent,
): Promise<FilledPage> {
  const theme = content.theme ? ` data-theme="${content.theme}"` : '';
  const head = splitStyleSheets(content.head);
  const styles = await template.inlineStyles([...template.links, ...head.links]);
  const html = template.html
    .replace(/<html\b[^>]*>/, () => `<html lang="${escapeAttribute(content.htmlLang)}"${theme}>`)
    .replace('/manifest.webmanifest', (path) =>
      content.htmlLang === 'en' ? '/manifest.en.webmanifest' : path,
    )
    .replace('<!--styles-->', () => styles.html)
    .replace('<!--head-->', () => head.rest)
    .replace('<!--start-->', () => dataElements(content))
    .replace('<!--app-->', () => content.body);
  return { html, styleHashes: styles.hashes };
}

function dataElements({ start, data }: PageContent): string {
  return (start ? jsonElement('start', start) : '') + (data ? jsonElement('page-data', data) : '');
}

/** Data for the app; `<` is escaped, so that no value can end the element. */
export function jsonElement(id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${id}">${json}</script>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
