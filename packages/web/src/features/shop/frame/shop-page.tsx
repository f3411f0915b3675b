import { ORDERS_PATH, PATHS, shopPath } from '@fahrtwind/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../store/session/use-session.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Page } from '../../../ui/page.tsx';
import { piecesIn, useCart } from '../state/use-cart.ts';
import { useShopTexts } from '../texts.ts';
import styles from './frame.module.css';

interface ShopPageProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children?: ReactNode;
}

/** A view of the shop with the way to the cart. */
export function ShopPage({ title, intro, children }: ShopPageProps) {
  const { bar } = useShopTexts();
  const session = useSession();
  const isRegistered = session.state === 'registered';
  const pieces = piecesIn(useCart());
  return (
    <Page title={title} intro={intro}>
      <nav className={styles.bar} aria-label={bar.label}>
        <Link to={PATHS.merch}>{bar.all}</Link>
        {isRegistered && <Link to={ORDERS_PATH}>{bar.orders}</Link>}
        {isRegistered && session.isAdmin && <Link to={shopPath('verwaltung')}>{bar.admin}</Link>}
        <Link to={shopPath('warenkorb')} className={styles.cart}>
          <Icon name="bag" />
          {bar.cart(pieces)}
        </Link>
      </nav>
      {children}
    </Page>
  );
}
