import { useEffect, useSyncExternalStore } from 'react';
import { CART_KEY, createCartStore, type Cart, type CartStore } from './cart-store.ts';

let store: CartStore | null = null;

/** The one cart of this tab. */
export function browserCart(): CartStore {
  store ??= createCartStore(() => localStorage);
  return store;
}

const subscribe = (listener: () => void) => browserCart().subscribe(listener);
const read = (): Cart | null => browserCart().get();
// The server does not know what a browser keeps.
const unknown = (): Cart | null => null;

/** The cart; null until the browser has taken over the page. */
export function useCart(): Cart | null {
  useEffect(() => {
    // Signing out, and tabs while no view of the shop was open, have changed what is stored.
    browserCart().reload();
    const follow = (event: StorageEvent) => {
      if (event.key === CART_KEY || event.key === null) browserCart().reload();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  return useSyncExternalStore(subscribe, read, unknown);
}

export function piecesIn(cart: Cart | null): number {
  return (cart ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
}
