import { PATHS } from '@fahrtwind/domain';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Scene } from '../../../ui/scenes/scene.tsx';
import { ClosedNotice } from '../frame/closed-notice.tsx';
import { Loading } from '../frame/loading.tsx';
import { NotReady } from '../frame/not-ready.tsx';
import { ShopPage } from '../frame/shop-page.tsx';
import { useCart } from '../state/use-cart.ts';
import { useShop } from '../state/use-shop.ts';
import { OrderLimits } from '../summary/order-limits.tsx';
import { Checkout } from './checkout.tsx';
import { useCheckoutTexts } from './texts.ts';

/** The one page on which is ordered. */
export function CheckoutView() {
  const texts = useCheckoutTexts();
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
  const { shop, products } = loaded.reply;
  return (
    <ShopPage title={texts.title}>
      <ClosedNotice shop={shop} />
      {cart.length === 0 && (
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
      )}
      {cart.length > 0 && shop.isOpen && (
        <>
          <OrderLimits shop={shop} />
          <Checkout cart={cart} shop={shop} products={products} onChanged={reload} />
        </>
      )}
    </ShopPage>
  );
}
