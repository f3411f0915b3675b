import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, SHOP_TEXTS, type Language, type ShopText } from '@fahrtwind/domain';
import type { Config } from '../../../config/config.ts';

export interface VersionedText {
  readonly name: ShopText;
  readonly language: Language;
  /** The hash of its words, so that every change is another version. */
  readonly version: string;
  readonly markdown: string;
}

/** Terms, revocation text and notice with the operator's data filled in, in the languages in which there are files. */
export function readShopTexts(
  folder: string,
  operator: Config['operator'],
): readonly VersionedText[] {
  return LANGUAGES.flatMap((language) =>
    SHOP_TEXTS.flatMap((name) => {
      const file = join(folder, `${name}.${language}.md`);
      if (!existsSync(file)) return [];
      const markdown = fill(readFileSync(file, 'utf8'), operator);
      const version = createHash('sha256').update(markdown).digest('hex').slice(0, 32);
      return [{ name, language, version, markdown }];
    }),
  );
}

/** The text in a language, German where it is not translated: contracts are made in German. */
export function textIn(
  texts: readonly VersionedText[],
  name: ShopText,
  language: Language,
): VersionedText | null {
  const named = texts.filter((text) => text.name === name);
  return (
    named.find((text) => text.language === language) ??
    named.find((text) => text.language === 'de') ??
    null
  );
}

/** Markdown as people read it in a plain file, with whole addresses. */
export function plainOf(markdown: string, origin: string): string {
  return (
    markdown
      .replaceAll(/\]\(\//g, `](${origin}/`)
      .replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, '$1 ($2)')
      // Anchors are for links within the page.
      .replaceAll(/^#{1,6}\s+(.+?)(?:\s*\{#[\w-]+\})?$/gm, (_, heading: string) =>
        heading.toUpperCase(),
      )
      .replaceAll(/\*\*(.+?)\*\*/g, '$1')
      .replaceAll(/^>\s?/gm, '')
      .replaceAll(/\\([*_])/g, '$1')
  );
}

/** The same names as on the legal pages. */
function fill(markdown: string, operator: Config['operator']): string {
  const { name, street, city, country, email, phone } = operator;
  const values: Readonly<Record<string, string>> = {
    name,
    email,
    phone,
    address: lines([name, street, city, country]),
    contact: lines([email, phone]),
  };
  return markdown.replaceAll(/\{\{(\w+)\}\}/g, (whole, key: string) => values[key] ?? whole);
}

function lines(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('  \n');
}
