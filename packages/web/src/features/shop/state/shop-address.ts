import { SHOP_VIEWS, type ShopView } from '@fahrtwind/domain';

export interface ShopAddress {
  readonly view: ShopView | 'list';
  /** What the view is about: a product, an order. */
  readonly about: string;
}

/** Reads what `/merch` shows. The first view that the query names counts. */
export function readShopAddress(search: URLSearchParams): ShopAddress {
  const named = [...search.keys()];
  // The administration shows one order under its own view.
  const views = search.has('verwaltung') ? (['verwaltung'] as const) : SHOP_VIEWS;
  const view = views.find((one) => named.includes(one));
  const about = view ? (search.get(view) ?? '') : '';
  const isNamed = about !== '' || (view !== 'produkt' && view !== 'bestellung');
  return view && isNamed ? { view, about } : { view: 'list', about: '' };
}
