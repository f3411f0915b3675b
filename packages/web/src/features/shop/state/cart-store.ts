import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@fahrtwind/domain';
import { createObservable } from '../../../ui/observable.ts';
import { PRIVATE_PREFIX } from '../../../store/session/private-data.ts';

/** A line of the cart, with what its customer was told when it was put there. */
export interface CartItem {
  readonly variantId: string;
  readonly quantity: number;
  readonly unitCents: number;
  readonly name: string;
}

export type Cart = readonly CartItem[];

type CartStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const CART_KEY = `${PRIVATE_PREFIX}cart-1`;
const EMPTY: Cart = [];

/** The cart of this device: it outlives the page and signing in, and all tabs have the same. */
export function createCartStore(storage: () => CartStorage) {
  const cart = createObservable<Cart>(read() ?? EMPTY);
  let isKept = true;

  function read(): Cart | null {
    try {
      return readCart(storage().getItem(CART_KEY));
    } catch (cause) {
      console.warn('Cart not readable', cause);
      return null;
    }
  }

  function write(next: Cart): void {
    cart.set(next);
    try {
      const kept = storage();
      if (next.length === 0) kept.removeItem(CART_KEY);
      else kept.setItem(CART_KEY, JSON.stringify(next));
      isKept = true;
    } catch (cause) {
      isKept = false;
      console.warn('Cart not kept', cause);
    }
  }

  const without = (variantId: string) => cart.get().filter((one) => one.variantId !== variantId);

  return {
    get: cart.get,
    subscribe: cart.subscribe,
    /** Takes over what another tab has written, or signing out has removed. */
    reload: () => {
      if (isKept) cart.set(read() ?? cart.get());
    },
    /** False when the cart has no room for another line. */
    add(item: CartItem): boolean {
      const known = cart.get().find(({ variantId }) => variantId === item.variantId);
      if (!known && cart.get().length >= MAX_CART_LINES) return false;
      const quantity = Math.min(MAX_LINE_QUANTITY, item.quantity + (known?.quantity ?? 0));
      const next = { ...item, quantity };
      write(
        known
          ? cart.get().map((one) => (one.variantId === item.variantId ? next : one))
          : [...cart.get(), next],
      );
      return true;
    },
    setQuantity: (variantId: string, quantity: number) =>
      write(cart.get().map((one) => (one.variantId === variantId ? { ...one, quantity } : one))),
    remove: (variantId: string) => write(without(variantId)),
    /** The customer has been told these prices. */
    accept: (prices: ReadonlyMap<string, number>) =>
      write(
        cart
          .get()
          .map((one) => ({ ...one, unitCents: prices.get(one.variantId) ?? one.unitCents })),
      ),
    clear: () => write(EMPTY),
  };
}

export type CartStore = ReturnType<typeof createCartStore>;

/** What is stored may be of another version of the app, or written by hand. */
function readCart(stored: string | null): Cart {
  const found: unknown = stored === null ? [] : JSON.parse(stored);
  return Array.isArray(found) ? found.filter(isItem).slice(0, MAX_CART_LINES) : EMPTY;
}

function isItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false;
  const item = new Map<string, unknown>(Object.entries(value));
  const quantity = item.get('quantity');
  return (
    typeof item.get('variantId') === 'string' &&
    typeof item.get('name') === 'string' &&
    Number.isInteger(item.get('unitCents')) &&
    typeof quantity === 'number' &&
    Number.isInteger(quantity) &&
    quantity >= 1 &&
    quantity <= MAX_LINE_QUANTITY
  );
}
