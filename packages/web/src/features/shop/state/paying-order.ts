import { PRIVATE_PREFIX } from '../../../store/session/private-data.ts';

const PAYING_KEY = `${PRIVATE_PREFIX}paying-1`;

/** Goes to the payment service, which leads back with the number of the order only. */
export function leaveToPay(paymentUrl: string, number: string, ref: string): void {
  rememberPaying(number, ref);
  window.location.assign(paymentUrl);
}

/** Keeps what opens the order that is being paid. */
export function rememberPaying(number: string, ref: string): void {
  try {
    localStorage.setItem(PAYING_KEY, `${number} ${ref}`);
  } catch (cause) {
    console.warn('Order not kept for the way back', cause);
  }
}

/** The secret of the order of this number, if this browser went to pay it. */
export function payingSecret(number: string): string | null {
  if (typeof window === 'undefined') return null;
  try {
    const [known, ref = ''] = (localStorage.getItem(PAYING_KEY) ?? '').split(' ');
    return known === number && ref !== '' ? ref : null;
  } catch (cause) {
    console.warn('Order on the way back not readable', cause);
    return null;
  }
}

export function forgetPaying(): void {
  try {
    localStorage.removeItem(PAYING_KEY);
  } catch (cause) {
    console.warn('Order on the way back not removed', cause);
  }
}
