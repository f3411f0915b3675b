import { PATHS, returningPath, shopPath } from '@fahrtwind/domain';
import type { PricedCart, Product, Shop } from '@fahrtwind/contract';
import { useState, type FormEvent } from 'react';
import { useFailureSentence } from '../../../parts/failures/use-failure-text.ts';
import { useSession } from '../../../store/session/use-session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FailedNotice } from '../../../ui/failed-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { GuaranteeNotice } from '../legal/guarantee-notice.tsx';
import type { Cart } from '../state/cart-store.ts';
import { usePricedCart } from '../state/use-priced-cart.ts';
import { OrderSummary } from '../summary/order-summary.tsx';
import { AddressFields } from './address-fields.tsx';
import type { CheckoutForm } from './checkout-form.ts';
import styles from './checkout.module.css';
import { PaymentChoice } from './payment-choice.tsx';
import { useCheckoutTexts } from './texts.ts';
import { useCheckout, type CheckoutFailure } from './use-checkout.ts';

interface CheckoutProps {
  readonly cart: Cart;
  readonly shop: Shop;
  readonly products: readonly Product[];
  readonly onChanged: () => void;
}

export function Checkout({ cart, shop, products, onChanged }: CheckoutProps) {
  const texts = useCheckoutTexts();
  const sentenceOf = useFailureSentence('checkout');
  const [form, setForm] = useState(useInitialForm(shop));
  const { priced, reload } = usePricedCart(cart, form.country);
  const checkout = useCheckout({
    shop,
    onChanged: () => {
      reload();
      onChanged();
    },
  });
  const ready = priced.status === 'ready' && !priced.isOld ? priced.cart : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (ready) void checkout.submit(form, ready);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Card title={texts.address}>
        <AddressFields
          form={form}
          countries={shop.countries}
          problems={checkout.problems}
          onChange={(change) => setForm({ ...form, ...change })}
        />
      </Card>
      <Card title={texts.payment}>
        <PaymentChoice
          payments={shop.payments}
          chosen={form.payment}
          onChoose={(payment) => setForm({ ...form, payment })}
        />
      </Card>
      <Card title={texts.guarantee}>
        <GuaranteeNotice />
      </Card>
      <Card title={texts.order}>
        <p>
          {texts.termsBefore}
          <TextLink to={shopPath('agb')}>{texts.terms}</TextLink>
          {texts.termsBetween}
          <TextLink to={shopPath('widerrufsbelehrung')}>{texts.revocation}</TextLink>
          {texts.termsAfter}
        </p>
        {checkout.failure && (
          <Failure failure={checkout.failure} onAnew={checkout.beginAnew} onRetry={reload} />
        )}
        <LastLook
          priced={priced.status === 'ready' ? priced.cart : null}
          shop={shop}
          products={products}
        />
        {priced.status === 'failed' && (
          <FailedNotice onRetry={reload}>{sentenceOf('network-request-failed')}</FailedNotice>
        )}
        <OrderButton cart={ready} isBusy={checkout.isBusy} />
      </Card>
    </form>
  );
}

function useInitialForm({ countries, payments }: Shop): CheckoutForm {
  const session = useSession();
  const isKnown = session.state === 'registered';
  const [country = 'DE'] = countries;
  const [payment = 'prepayment'] = payments;
  return {
    email: isKnown ? session.user.email : '',
    name: isKnown ? session.user.name : '',
    addition: '',
    street: '',
    postalCode: '',
    city: '',
    country,
    payment,
  };
}

interface LastLookProps {
  readonly priced: PricedCart | null;
  readonly shop: Shop;
  readonly products: readonly Product[];
}

/** All that is ordered, directly above the button (§ 312j Abs. 2 BGB). */
function LastLook({ priced, shop, products }: LastLookProps) {
  if (!priced) return <Skeleton shape="block" />;
  return (
    <OrderSummary
      lines={priced.lines}
      totals={priced.totals}
      taxMode={shop.taxMode}
      passDaysOf={({ productId }) => products.find(({ id }) => id === productId)?.passDays ?? null}
    />
  );
}

interface OrderButtonProps {
  readonly cart: PricedCart | null;
  readonly isBusy: boolean;
}

function OrderButton({ cart, isBusy }: OrderButtonProps) {
  const texts = useCheckoutTexts();
  const isRegistered = useSession().state === 'registered';
  if (cart?.needsAccount && !isRegistered)
    return (
      <Notice
        kind="info"
        action={
          <ButtonLink to={returningPath(PATHS.signIn, shopPath('kasse'))}>
            {texts.signIn}
          </ButtonLink>
        }
      >
        {texts.needsAccount}
      </Notice>
    );
  const hasProblem = cart?.isTooHeavy || cart?.lines.some(({ problem }) => problem !== null);
  if (hasProblem)
    return (
      <Notice
        kind="warning"
        action={<ButtonLink to={shopPath('warenkorb')}>{texts.toCart}</ButtonLink>}
      >
        {texts.cartChanged}
      </Notice>
    );
  return (
    <Button type="submit" variant="accent" className={styles.button} busy={isBusy} disabled={!cart}>
      {texts.orderButton}
    </Button>
  );
}

interface FailureProps {
  readonly failure: CheckoutFailure;
  readonly onAnew: () => void;
  readonly onRetry: () => void;
}

function Failure({ failure, onAnew, onRetry }: FailureProps) {
  const texts = useCheckoutTexts();
  const sentenceOf = useFailureSentence('checkout');
  const actions: Partial<Record<CheckoutFailure, readonly [string, () => void]>> = {
    'idempotency-key-reused': [texts.anew, onAnew],
    'shop-sold-out': [texts.look, onRetry],
  };
  const action = actions[failure];
  return (
    <Notice
      kind="negative"
      action={
        action && (
          <Button variant="outlined" onClick={action[1]}>
            {action[0]}
          </Button>
        )
      }
    >
      {failure === 'fields' ? texts.incomplete : sentenceOf(failure)}
    </Notice>
  );
}
