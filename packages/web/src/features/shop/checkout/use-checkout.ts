import { shopPath } from '@fahrtwind/domain';
import type { ErrorCode, PricedCart, Shop } from '@fahrtwind/contract';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { codeOf } from '../../../parts/failures/failure.ts';
import { checkoutKey, forgetCheckoutKey } from '../state/checkout-key.ts';
import { leaveToPay } from '../state/paying-order.ts';
import { browserCart } from '../state/use-cart.ts';
import {
  CHECKOUT_FIELDS,
  checkForm,
  fieldOf,
  type CheckoutForm,
  type FieldProblems,
} from './checkout-form.ts';

/** Why the last attempt failed; `fields`: some are to be completed. */
export type CheckoutFailure = 'fields' | ErrorCode;

interface Ordering {
  readonly shop: Shop;
  /** Prices, stock or texts are others than those that were shown. */
  readonly onChanged: () => void;
}

/** Orders with an obligation to pay, once. */
export function useCheckout({ shop, onChanged }: Ordering) {
  const navigate = useNavigate();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CheckoutFailure | null>(null);
  const [problems, setProblems] = useState<FieldProblems>({});

  function refuse(found: FieldProblems) {
    setProblems(found);
    setFailure('fields');
    const first = CHECKOUT_FIELDS.find((field) => found[field]);
    if (first) document.getElementById(fieldId(first))?.focus();
  }

  async function place(form: CheckoutForm, cart: PricedCart): Promise<void> {
    const { order, secret, paymentUrl } = await call('placeOrder', {
      body: bodyOf(form, cart, shop),
    });
    forgetCheckoutKey();
    browserCart().clear();
    // The checkout leaves the history: going back would show an empty one.
    await navigate(shopPath('bestellung', secret), {
      replace: true,
      state: { ordered: order.number },
    });
    if (paymentUrl !== null) leaveToPay(paymentUrl, order.number, secret);
  }

  async function submit(form: CheckoutForm, cart: PricedCart): Promise<void> {
    if (isRunning.current) return;
    const found = checkForm(form);
    if (Object.keys(found).length > 0) {
      refuse(found);
      return;
    }
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    setProblems({});
    try {
      await place(form, cart);
    } catch (cause) {
      console.warn('Not ordered', cause);
      const field = cause instanceof ApiError ? fieldOf(cause.field) : null;
      if (field) refuse({ [field]: 'refused' });
      else setFailure(failureOf(cause));
      if (isChange(cause)) onChanged();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return {
    isBusy,
    failure,
    problems,
    submit,
    /** Orders anew after an earlier attempt has turned out to have been made. */
    beginAnew: () => {
      forgetCheckoutKey();
      setFailure(null);
    },
  };
}

export function fieldId(field: string): string {
  return `kasse-${field}`;
}

function bodyOf(form: CheckoutForm, { lines, totals }: PricedCart, shop: Shop) {
  const { email, payment, ...recipient } = form;
  return {
    key: checkoutKey(),
    lines: lines.map(({ variantId, quantity }) => ({ variantId, quantity })),
    email: email.trim(),
    recipient,
    payment,
    totalCents: totals.totalCents,
    agreed: shop.texts,
  };
}

/** When the answer breaks off on its way, it is unknown whether the order was made. */
function failureOf(cause: unknown): ErrorCode {
  const hasNoAnswer = cause instanceof ApiError && cause.status >= 500;
  return hasNoAnswer ? 'network-request-failed' : codeOf(cause);
}

function isChange(cause: unknown): boolean {
  return cause instanceof ApiError && ['shop-changed', 'shop-sold-out'].includes(cause.code);
}
