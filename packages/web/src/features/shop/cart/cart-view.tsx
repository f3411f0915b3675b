import { PATHS, shopPath } from '@fahrtwind/domain';
import type { Shop } from '@fahrtwind/contract';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedNotice } from '../../../ui/failed-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Scene } from '../../../ui/scenes/scene.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ClosedNotice } from '../frame/closed-notice.tsx';
import { Loading } from '../frame/loading.tsx';
import { NotReady } from '../frame/not-ready.tsx';
import { ShopPage } from '../frame/shop-page.tsx';
import type { Cart } from '../state/cart-store.ts';
import { browserCart, useCart } from '../state/use-cart.ts';
import { usePricedCart } from '../state/use-priced-cart.ts';
import { useShop } from '../state/use-shop.ts';
import { OrderLimits } from '../summary/order-limits.tsx';
import { Totals } from '../summary/order-summary.tsx';
import { CartLine } from './cart-line.tsx';
import styles from './cart.module.css';
import { useCartTexts } from './texts.ts';

/** The cart of this device, with the prices of now. */
export function CartView() {
  const texts = useCartTexts();
  const { loaded, reload } = useShop();
  const cart = useCart();
  // The server does not know the cart.
  if (loaded.status === 'loading' || cart === null)
    return (
      <ShopPage title={texts.title}>
        <Loading />
      </ShopPage>
    );
  if (loaded.status !== 'ready')
    return <NotReady status={loaded.status} missing="product" onRetry={reload} />;
  const { shop } = loaded.reply;
  return (
    <ShopPage title={texts.title}>
      <ClosedNotice shop={shop} />
      {cart.length === 0 ? <EmptyCart /> : <FilledCart cart={cart} shop={shop} />}
    </ShopPage>
  );
}

function EmptyCart() {
  const texts = useCartTexts();
  return (
    <EmptyState
      scene={<Scene name="camp" />}
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={
        <ButtonLink to={PATHS.merch} variant="accent">
          {texts.emptyAction}
        </ButtonLink>
      }
    />
  );
}

interface FilledCartProps {
  readonly cart: Cart;
  readonly shop: Shop;
}

function FilledCart({ cart, shop }: FilledCartProps) {
  const texts = useCartTexts();
  const navigate = useNavigate();
  const [country = 'DE'] = shop.countries;
  const { priced, reload } = usePricedCart(cart, country);
  if (priced.status === 'failed')
    return <FailedNotice onRetry={reload}>{texts.failed}</FailedNotice>;
  if (priced.status !== 'ready') return <Skeleton shape="block" />;
  const { lines, totals, isTooHeavy } = priced.cart;
  const mayOrder = shop.isOpen && !isTooHeavy && lines.every(({ problem }) => problem === null);

  function goOn() {
    browserCart().accept(new Map(lines.map((line) => [line.variantId, line.unitCents])));
    void navigate(shopPath('kasse'));
  }

  return (
    <div className={styles.columns} aria-busy={priced.isOld}>
      <ul className={styles.lines}>
        {cart.map((item) => (
          <li key={item.variantId}>
            <CartLine
              item={item}
              line={lines.find(({ variantId }) => variantId === item.variantId)}
            />
          </li>
        ))}
      </ul>
      <section className={styles.side} aria-label={texts.sums}>
        <Totals totals={totals} taxMode={shop.taxMode} />
        {isTooHeavy && <Notice kind="warning">{texts.tooHeavy}</Notice>}
        <OrderLimits shop={shop} />
        <Button variant="accent" disabled={!mayOrder} onClick={goOn}>
          {texts.checkout}
        </Button>
        {!mayOrder && shop.isOpen && <p>{texts.mendFirst}</p>}
      </section>
    </div>
  );
}
