import { createHash } from 'node:crypto';
import type { Product, ProductFile } from '@fahrtwind/contract';
import { MAX_LINE_QUANTITY, type Language } from '@fahrtwind/domain';
import type { Config } from '../../../config/config.ts';
import { readProducts, type ReadProducts } from './read-products.ts';

type Variant = ProductFile['variants'][number];

export interface CatalogueItem {
  readonly product: ProductFile;
  readonly variant: Variant;
}

export interface Catalogue extends ReadProducts {
  readonly items: ReadonlyMap<string, CatalogueItem>;
}

export function readCatalogue(folder: string): Catalogue {
  const read = readProducts(folder);
  const items = new Map(
    read.products.flatMap((product) =>
      product.variants.map((variant) => [variant.id, { product, variant }] as const),
    ),
  );
  return { ...read, items };
}

/** How many of a variant an order may have now; a pro pass never runs out, and one at a time is enough. */
export function availableOf(item: CatalogueItem, stock: ReadonlyMap<string, number>): number {
  if (item.product.kind === 'pro-pass') return 1;
  return Math.min(MAX_LINE_QUANTITY, stock.get(item.variant.id) ?? 0);
}

interface View {
  readonly language: Language;
  readonly operator: Config['operator'];
  readonly stock: ReadonlyMap<string, number>;
  readonly pictures: ReadonlyMap<string, string>;
}

/** A product as the site shows it. */
export function productView(product: ProductFile, view: View): Product {
  const { language } = view;
  const { id, kind, priceCents, vatPercent, identifier, deliveryDays, passDays } = product;
  return {
    id,
    kind,
    priceCents,
    vatPercent,
    identifier,
    deliveryDays,
    passDays,
    name: product.name[language],
    summary: product.summary[language],
    description: product.description[language],
    material: product.material[language],
    warnings: product.warnings[language],
    pictures: product.pictures.map(({ file, alt }) => ({
      url: pictureUrl(file, view.pictures),
      alt: alt[language],
    })),
    fibres: product.fibres.map(({ part, fibres }) => ({
      part: part?.[language] ?? null,
      fibres: fibres.map(({ name, percent }) => ({ name: name[language], percent })),
    })),
    maker: product.maker === 'operator' ? makerOf(view.operator) : product.maker,
    variants: product.variants.map((variant) => ({
      id: variant.id,
      size: variant.size,
      colour: variant.colour?.[language] ?? null,
      weightGrams: variant.weightGrams,
      available: availableOf({ product, variant }, view.stock),
    })),
  };
}

/** With its content in the address, so that browsers may keep it. */
function pictureUrl(file: string, pictures: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256').update(pictures.get(file) ?? '');
  return `/api/shop/pictures/${file}?v=${hash.digest('hex').slice(0, 12)}`;
}

function makerOf({ name, street, city, country, email }: Config['operator']): Product['maker'] {
  return { name, street, city, country, electronic: email };
}
