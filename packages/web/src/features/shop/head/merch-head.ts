import { PATHS, shopPath } from '@fahrtwind/domain';
import type { Language, Product, Shop } from '@fahrtwind/contract';
import { de as legalDe, en as legalEn } from '../legal/texts.ts';
import { readShopAddress, type ShopAddress } from '../state/shop-address.ts';
import { productData, shelfData } from './structured-data.ts';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** The call whose reply the server puts into the page. What only one customer may see is asked by the browser. */
export function merchCall(_params: Params, search: URLSearchParams) {
  const { view, about } = readShopAddress(search);
  if (view === 'produkt') return { name: 'getProduct', input: { params: { id: about } } } as const;
  const isPrivate = view === 'bestellung' || view === 'widerruf' || view === 'verwaltung';
  return isPrivate ? undefined : ({ name: 'getShop', input: {} } as const);
}

/** Titles of the views, and what search engines are told of products. */
export function merchHead(
  _params: Params,
  language: Language,
  reply: unknown,
  search = new URLSearchParams(),
) {
  const address = readShopAddress(search);
  if (address.view === 'produkt') return productHead(address.about, language, reply);
  if (address.view === 'list') return listHead(language, reply);
  return viewHead(address, language);
}

function productHead(id: string, language: Language, reply: unknown) {
  if (reply === null) return null;
  const found = replyOf(reply, 'product');
  if (!found) return undefined;
  const { product, shop } = found;
  return {
    title: product.name,
    description: product.summary,
    query: shopPath('produkt', id).slice(PATHS.merch.length),
    jsonLd: (url: (path: string) => string) => productData(product, shop, { url, language }),
  };
}

function listHead(language: Language, reply: unknown) {
  const { list } = language === 'en' ? en : de;
  const found = replyOf(reply, 'products');
  if (!found || found.products.length === 0) return list;
  const { products, shop } = found;
  return {
    ...list,
    jsonLd: (url: (path: string) => string) => shelfData(products, shop, { url, language }),
  };
}

function viewHead({ view }: ShopAddress, language: Language) {
  const [texts, legal] = language === 'en' ? [en, legalEn] : [de, legalDe];
  switch (view) {
    case 'agb':
    case 'widerrufsbelehrung':
    case 'versand':
    case 'gewaehrleistung':
    case 'barrierefreiheit':
      return {
        title: legal.titles[view].replaceAll('\u00AD', ''),
        description: legal.descriptions[view],
        query: shopPath(view).slice(PATHS.merch.length),
      };
    case 'widerruf':
      return { ...texts.widerruf, query: shopPath(view).slice(PATHS.merch.length) };
    case 'warenkorb':
    case 'kasse':
    case 'bestellung':
    case 'verwaltung':
      return { ...texts[view], isForSearchEngines: false };
    default:
      return undefined;
  }
}

interface Replies {
  readonly product: { readonly product: Product; readonly shop: Shop };
  readonly products: { readonly products: readonly Product[]; readonly shop: Shop };
}

function replyOf<Key extends keyof Replies>(reply: unknown, key: Key): Replies[Key] | null {
  const isReply = typeof reply === 'object' && reply !== null && key in reply;
  // The server has validated the reply against the contract.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return isReply ? (reply as Replies[Key]) : null;
}
