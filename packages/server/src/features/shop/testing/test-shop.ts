import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProductFile } from '@fahrtwind/contract';

const both = (text: string) => ({ de: text, en: `${text} (en)` });

/** A product that has everything. */
export function productOf(id: string, change: Partial<ProductFile> = {}): ProductFile {
  return {
    id,
    kind: 'goods',
    rank: 1,
    name: both(`Ware ${id}`),
    summary: both('Kurz gesagt'),
    description: { de: ['Lang gesagt.'], en: ['At length.'] },
    priceCents: 1690,
    vatPercent: 19,
    pictures: [{ file: 'bild.svg', alt: both('Ein Bild') }],
    material: both('Stahl'),
    fibres: [],
    maker: 'operator',
    identifier: `NR-${id}`,
    warnings: { de: [], en: [] },
    deliveryDays: { from: 2, to: 4 },
    passDays: null,
    variants: [{ id: `${id}-m`, size: 'M', colour: both('Blau'), weightGrams: 260 }],
    ...change,
  };
}

export const PASS = productOf('pass', {
  kind: 'pro-pass',
  priceCents: 2900,
  deliveryDays: null,
  passDays: 365,
  variants: [{ id: 'pass-jahr', size: null, colour: null, weightGrams: 0 }],
});
/** A second pass, which the same order can have. */
export const SHORT_PASS = productOf('kurzpass', {
  kind: 'pro-pass',
  priceCents: 500,
  deliveryDays: null,
  passDays: 30,
  variants: [{ id: 'pass-monat', size: null, colour: null, weightGrams: 0 }],
});
export const CARD = productOf('karte', { priceCents: 500, vatPercent: 7 });

/** Folders with a mug, a card at the lower rate, a pass and the texts. */
export function writeTestShop(
  products: readonly ProductFile[] = [productOf('becher'), CARD, PASS],
) {
  const folder = mkdtempSync(join(tmpdir(), 'fahrtwind-shop-'));
  const folders = { products: join(folder, 'products'), texts: join(folder, 'legal') };
  for (const path of Object.values(folders)) mkdirSync(path);
  for (const product of products)
    writeFileSync(join(folders.products, `${product.id}.json`), JSON.stringify(product));
  writeFileSync(join(folders.products, 'bild.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folders.texts, 'terms.de.md'), '## AGB\n\nVertrag mit\n\n{{address}}\n');
  writeFileSync(join(folders.texts, 'terms.en.md'), '## Terms\n\nContract with\n\n{{address}}\n');
  writeFileSync(
    join(folders.texts, 'revocation.de.md'),
    '## Widerruf\n\n14 Tage, mit [„Vertrag widerrufen“](/merch?widerruf=).\n',
  );
  writeFileSync(join(folders.texts, 'guarantee.de.md'), '## Gewährleistung\n');
  return folders;
}

/** An operator who has set everything. */
export const OPEN_SHOP = {
  OPERATOR_NAME: 'Wanda Weg',
  OPERATOR_STREET: 'Passweg 1',
  OPERATOR_CITY: '83242 Reit im Winkl',
  OPERATOR_COUNTRY: 'Deutschland',
  OPERATOR_EMAIL: 'shop@fahrtwind.example',
  OPERATOR_VAT_ID: 'DE123456789',
  OPERATOR_IBAN: 'DE89 3704 0044 0532 0130 00',
  OPERATOR_BIC: 'COBADEFFXXX',
} as const;
