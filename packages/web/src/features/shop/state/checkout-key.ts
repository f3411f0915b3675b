import { PRIVATE_PREFIX } from '../../../store/session/private-data.ts';
import { makeKey } from './make-key.ts';

const CHECKOUT_KEY = `${PRIVATE_PREFIX}checkout-1`;

let known: string | null = null;

/**
 * The key of the next order. It stays until the server has answered, also over a reload: a double click or an answer
 * that was lost never orders twice.
 */
export function checkoutKey(): string {
  known ??= readKey() ?? makeKey();
  try {
    localStorage.setItem(CHECKOUT_KEY, known);
  } catch (cause) {
    console.warn('Checkout key not kept', cause);
  }
  return known;
}

/** The order is made, or a new one is wished. */
export function forgetCheckoutKey(): void {
  known = null;
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
