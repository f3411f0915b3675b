import { HEAD_MARK } from './head-mark.ts';
import type { HeadTag } from './head.ts';

export function headHtml(tags: readonly HeadTag[]): string {
  return tags.map(tagHtml).join('\n    ');
}

function tagHtml({ tag, attributes, text }: HeadTag): string {
  if (tag === 'title') return `<title>${escapeHtml(text ?? '')}</title>`;
  const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
  return `<${tag} ${pairs.join(' ')} ${HEAD_MARK}>`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Puts the tags into a live document in place of the former ones. */
export function applyHead(page: Document, tags: readonly HeadTag[]): void {
  const former = page.head.querySelectorAll(`[${HEAD_MARK}]`);
  for (const element of former) element.remove();
  for (const { tag, attributes, text } of tags) {
    if (tag === 'title') {
      page.title = text ?? '';
      continue;
    }
    const element = page.createElement(tag);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.setAttribute(HEAD_MARK, '');
    page.head.append(element);
  }
}
