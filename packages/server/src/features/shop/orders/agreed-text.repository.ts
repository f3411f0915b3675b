import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/queries.ts';
import type { VersionedText } from '../catalogue/shop-texts.ts';

/** Keeps the words of every version that a customer has agreed to. */
export async function keepTexts(tx: Queries, texts: readonly VersionedText[]): Promise<void> {
  for (const { version, name, language, markdown } of texts)
    await tx.execute(sql`
      insert into shop_text (version, name, language, text)
      values (${version}, ${name}, ${language}, ${markdown}) on conflict do nothing`);
}
