import { PRIVATE_PREFIX } from '../../../store/session/private-data.ts';
import { makeKey } from './make-key.ts';

const CHECKOUT_KEY = `${PRIVATE_PREFIX}checkout-1`;

/** Only where the browser keeps nothing: what is stored may have been cleared, or used by another tab. */
let unkept: string | null = null;

/**
 * The key of the next order. It stays until the server has answered, also over a reload: a double click or an answer
 * that was lost never orders twice.
 */
export function checkoutKey(): string {
  const key = unkept ?? readKey() ?? makeKey();
  try {
    localStorage.setItem(CHECKOUT_KEY, key);
  } catch (cause) {
    unkept = key;
    console.warn('Checkout key not kept', cause);
  }
  return key;
}

/** The order is made, or a new one is wished. */
export function forgetCheckoutKey(): void {
  unkept = null;
  try {
    localStorage.removeItem(CHECKOUT_KEY);
  } catch (cause) {
    console.warn('Checkout key not removed', cause);
  }
}

function readKey(): string | null {
  try {
    return localStorage.getItem(CHECKOUT_KEY);
  } catch (cause) {
    console.warn('Checkout key not readable', cause);
    return null;
  }
}
