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
  /** The body is what people see first; otherwise the app makes the page and needs all styles at once. */
  readonly isWhole: boolean;
  readonly start: StartState | null;
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

/** Fills the template; function replacers, because a `$&` in somebody's name must stay what it is. */
export async function fillTemplate(
  template: PageTemplate,
  content: PageContent,
): Promise<FilledPage> {
  const theme = content.theme ? ` data-theme="${content.theme}"` : '';
  const head = splitStyleSheets(content.head);
  const whole = content.isWhole ? content.body : null;
  const styles = await template.inlineStyles([...template.links, ...head.links], whole);
  const html = template.html
    .replace(/<html\b[^>]*>/, () => `<html lang="${escapeAttribute(content.htmlLang)}"${theme}>`)
    .replace('<!--styles-->', () => styles.html)
    .replace('<!--head-->', () => head.rest)
    .replace('<!--start-->', () => (content.start ? jsonElement('start', content.start) : ''))
    .replace('<!--app-->', () => content.body);
  return { html, styleHashes: styles.hashes };
}

/** Data for the app; `<` is escaped, so that no value can end the element. */
export function jsonElement(id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${id}">${json}</script>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
