import type { PricedCart } from '@fahrtwind/contract';
import type { ShopCountry } from '@fahrtwind/domain';
import { useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
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
  const [known, setKnown] = useState<{ readonly of: string; readonly cart: PricedCart } | null>(
    null,
  );
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const question = questionOf(cart, country);
  const asked = `${attempt} ${question}`;

  useEffect(() => {
    let isGone = false;
    async function ask() {
      try {
        // Written by questionOf.
        const answer = await call('priceCart', { body: JSON.parse(question) });
        if (!isGone) setKnown({ of: asked, cart: answer });
      } catch (cause) {
        console.warn('Cart not priced', cause);
        if (!isGone) setFailed(asked);
      }
    }
    void ask();
    return () => {
      isGone = true;
    };
  }, [question, asked]);

  const priced: Priced =
    failed === asked
      ? { status: 'failed' }
      : known
        ? { status: 'ready', cart: known.cart, isOld: known.of !== asked }
        : { status: 'loading' };
  return { priced, reload: () => setAttempt(attempt + 1) };
}

function questionOf(cart: Cart, country: ShopCountry): string {
  const lines = cart.map(({ variantId, quantity }) => ({ variantId, quantity }));
  return JSON.stringify({ lines, country });
}
