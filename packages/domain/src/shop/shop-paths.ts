import { PATHS } from '../paths.ts';

/** What `/merch` shows by its query: the table of routes is closed. */
export const SHOP_VIEWS = [
  'produkt',
  'warenkorb',
  'kasse',
  'bestellung',
  'widerruf',
  'verwaltung',
  'agb',
  'widerrufsbelehrung',
  'versand',
  'gewaehrleistung',
  'barrierefreiheit',
] as const;

export type ShopView = (typeof SHOP_VIEWS)[number];

/** The address of a view of the shop, such as `/merch?produkt=becher`. */
export function shopPath(view: ShopView, about = ''): string {
  const value = about === '' ? '' : `=${encodeURIComponent(about)}`;
  return `${PATHS.merch}?${view}${value}`;
}

/** The own orders. */
export const ORDERS_PATH = `${PATHS.profile}?bestellungen`;
