import { writeTitle } from './counted-title.ts';
import { HEAD_ATTRIBUTE } from './head-attribute.ts';
import type { HeadTag } from './head.ts';

export function headHtml(tags: readonly HeadTag[]): string {
  return tags.map(tagHtml).join('\n    ');
}

function tagHtml({ tag, attributes, text }: HeadTag): string {
  if (tag === 'title') return `<title>${escapeHtml(text ?? '')}</title>`;
  const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
  const opened = `<${tag} ${pairs.join(' ')} ${HEAD_ATTRIBUTE}>`;
  // Its text is data without any markup, see head.ts.
  return tag === 'script' ? `${opened}${text ?? ''}</script>` : opened;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Replaces the tags that an earlier navigation has put into the document. */
export function applyHead(page: Document, tags: readonly HeadTag[]): void {
  const former = page.head.querySelectorAll(`[${HEAD_ATTRIBUTE}]`);
  for (const element of former) element.remove();
  for (const { tag, attributes, text } of tags) {
    if (tag === 'title') {
      writeTitle(page, text ?? '');
      continue;
    }
    const element = page.createElement(tag);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.setAttribute(HEAD_ATTRIBUTE, '');
    if (text !== undefined) element.textContent = text;
    page.head.append(element);
  }
}
