import type { PricedCart } from '@fahrtwind/contract';
import type { ShopCountry } from '@fahrtwind/domain';
import { endpoint } from '../../../parts/server-state/endpoint.ts';
import { useLast, useQuery } from '../../../parts/server-state/use-query.ts';
import type { Cart } from './cart-store.ts';

export type Priced =
  | { readonly status: 'loading' | 'failed' }
  | {
      readonly status: 'ready';
      readonly cart: PricedCart;
      /** The prices of this request are on their way; those shown may be old. */
      readonly isOld: boolean;
    };

/** What the cart costs now, asked for anew with every change of it. */
export function usePricedCart(cart: Cart, country: ShopCountry) {
  const lines = cart.map(({ variantId, quantity }) => ({ variantId, quantity }));
  const { loaded, isAsking, reload } = useQuery(
    endpoint('priceCart', { body: { lines, country } }),
  );
  const known = useLast(loaded);
  const hasFailed = loaded.status === 'failed' || loaded.status === 'missing';
  const priced: Priced = hasFailed
    ? { status: 'failed' }
    : known
      ? { status: 'ready', cart: known, isOld: isAsking || loaded.status === 'loading' }
      : { status: 'loading' };
  return { priced, reload };
}
