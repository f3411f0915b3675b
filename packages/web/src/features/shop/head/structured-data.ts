import { shopPath } from '@fahrtwind/domain';
import type { Language, Product, Shop } from '@fahrtwind/contract';

interface Writing {
  /** Makes an address of the main site from a path. */
  readonly url: (path: string) => string;
  readonly language: Language;
}

/** A product with its offer, for search engines (schema.org). */
export function productData(product: Product, shop: Shop, writing: Writing): object {
  const { url } = writing;
  const fibres = product.fibres.flatMap((part) => part.fibres.map(({ name }) => name));
  return {
    '@type': 'Product',
    name: product.name,
    description: product.summary,
    url: url(shopPath('produkt', product.id)),
    image: product.pictures.map((picture) => url(picture.url)),
    sku: product.identifier,
    inLanguage: writing.language,
    ...(fibres.length > 0 ? { material: fibres.join(', ') } : { material: product.material }),
    ...(product.maker.name === ''
      ? {}
      : { manufacturer: { '@type': 'Organization', name: product.maker.name } }),
    offers: offerOf(product, shop, writing),
  };
}

/** All products of the shelf. */
export function shelfData(products: readonly Product[], shop: Shop, writing: Writing): object {
  return {
    '@type': 'ItemList',
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: productData(product, shop, writing),
    })),
  };
}

function offerOf(product: Product, shop: Shop, { url }: Writing): object {
  const isThere = shop.isOpen && product.variants.some(({ available }) => available > 0);
  return {
    '@type': 'Offer',
    url: url(shopPath('produkt', product.id)),
    price: (product.priceCents / 100).toFixed(2),
    priceCurrency: 'EUR',
    availability: `https://schema.org/${isThere ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    eligibleRegion: shop.countries,
  };
}
