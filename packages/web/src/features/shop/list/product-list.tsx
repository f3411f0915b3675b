import { articlePath, shopPath } from '@fahrtwind/domain';
import type { Product, Shop } from '@fahrtwind/contract';
import { Link } from 'react-router';
import { formatCents } from '../../../format/euros.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Scene } from '../../../ui/scenes/scene.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { ClosedNotice } from '../frame/closed-notice.tsx';
import { Loading } from '../frame/loading.tsx';
import { NotReady } from '../frame/not-ready.tsx';
import { PriceNote } from '../frame/price-note.tsx';
import { ShopPage } from '../frame/shop-page.tsx';
import { useShop } from '../state/use-shop.ts';
import { useShopTexts } from '../texts.ts';
import styles from './product-list.module.css';

/** All products. */
export function ProductList() {
  const texts = useShopTexts();
  const { loaded, reload } = useShop();
  if (loaded.status === 'loading')
    return (
      <ShopPage title={texts.title} intro={texts.intro}>
        <Loading />
      </ShopPage>
    );
  if (loaded.status !== 'ready')
    return <NotReady status={loaded.status} missing="product" onRetry={reload} />;
  const { shop, products } = loaded.reply;
  return (
    <ShopPage title={texts.title} intro={texts.intro}>
      {products.length === 0 ? <EmptyShelf /> : <Shelf products={products} shop={shop} />}
    </ShopPage>
  );
}

interface ShelfProps {
  readonly products: readonly Product[];
  readonly shop: Shop;
}

/** The first row on wide screens; on phones these fill the first screen. */
const FIRST_ROW = 4;

function Shelf({ products, shop }: ShelfProps) {
  return (
    <>
      <ClosedNotice shop={shop} />
      <ul className={styles.products}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} shop={shop} isSeenFirst={index < FIRST_ROW} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface ProductCardProps {
  readonly product: Product;
  readonly shop: Shop;
  readonly isSeenFirst: boolean;
}

function ProductCard({ product, shop, isSeenFirst }: ProductCardProps) {
  const texts = useShopTexts();
  const language = useLanguage();
  const [picture] = product.pictures;
  // Before the shop opens nothing is on the shelf, and nothing was ever sold.
  const isSoldOut = shop.isOpen && product.variants.every(({ available }) => available === 0);
  return (
    <article className={styles.card}>
      {picture && (
        <img
          className={styles.picture}
          src={picture.url}
          alt={picture.alt}
          width={400}
          height={400}
          loading={isSeenFirst ? 'eager' : 'lazy'}
          fetchPriority={isSeenFirst ? 'high' : 'auto'}
        />
      )}
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={shopPath('produkt', product.id)}>{product.name}</Link>
        </h2>
        <p className={styles.summary}>{product.summary}</p>
        <div className={styles.end}>
          <p className={styles.price}>
            {formatCents(product.priceCents, language)}
            {isSoldOut && <span className={styles.soldOut}>{texts.soldOut}</span>}
          </p>
          <PriceNote taxMode={shop.taxMode} isSent={product.deliveryDays !== null} />
        </div>
      </div>
    </article>
  );
}

function EmptyShelf() {
  const texts = useShopTexts();
  return (
    <EmptyState
      scene={<Scene name="camp" />}
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={
        <ButtonLink
          to={articlePath({ name: 'packliste-roadtrip', subname: null })}
          variant="accent"
        >
          {texts.emptyAction}
        </ButtonLink>
      }
    />
  );
}
