import { limitsOf } from '@fahrtwind/domain';
import type { Product, Shop } from '@fahrtwind/contract';
import { useState } from 'react';
import { formatCents } from '../../../format/euros.ts';
import { endpoint } from '../../../parts/server-state/endpoint.ts';
import { useQuery } from '../../../parts/server-state/use-query.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { ClosedNotice } from '../frame/closed-notice.tsx';
import { NotReady } from '../frame/not-ready.tsx';
import { PriceNote } from '../frame/price-note.tsx';
import { ShopPage } from '../frame/shop-page.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { ProductFacts } from './product-facts.tsx';
import styles from './product.module.css';
import { useProductTexts } from './texts.ts';
import { coloursOf, firstVariant } from './variants.ts';

interface GalleryProps {
  readonly pictures: Product['pictures'];
  /** Pictures stand in the order of the colours. */
  readonly colourIndex: number;
}

/** The picture of the chosen colour. */
function Gallery({ pictures, colourIndex }: GalleryProps) {
  const picture = pictures[Math.max(0, colourIndex)] ?? pictures[0];
  if (!picture) return null;
  return (
    <figure className={styles.gallery}>
      <img src={picture.url} alt={picture.alt} width={800} height={800} />
    </figure>
  );
}

/** One product. */
export function ProductView({ id }: { readonly id: string }) {
  const { loaded, reload } = useQuery(endpoint('getProduct', { params: { id } }));
  if (loaded.status !== 'ready')
    return <NotReady status={loaded.status} missing="product" onRetry={reload} />;
  return <ShownProduct {...loaded.reply} />;
}

interface ShownProductProps {
  readonly product: Product;
  readonly shop: Shop;
}

function ShownProduct({ product, shop }: ShownProductProps) {
  const language = useLanguage();
  const [variantId, setVariantId] = useState(() => firstVariant(product).id);
  const variant = product.variants.find(({ id }) => id === variantId) ?? firstVariant(product);
  return (
    <ShopPage title={product.name} intro={product.summary}>
      <ClosedNotice shop={shop} />
      <div className={styles.columns}>
        <Gallery
          pictures={product.pictures}
          colourIndex={coloursOf(product).indexOf(variant.colour ?? '')}
        />
        <div className={styles.side}>
          <div>
            <p className={styles.price}>{formatCents(product.priceCents, language)}</p>
            <PriceNote taxMode={shop.taxMode} isSent={product.deliveryDays !== null} />
          </div>
          {product.kind === 'pro-pass' && <PassChanges days={product.passDays ?? 0} />}
          {shop.isOpen && <AddToCart product={product} variant={variant} onChoose={setVariantId} />}
        </div>
      </div>
      <ProductFacts product={product} />
    </ShopPage>
  );
}

/** What the pro pass changes, from the module that the limits come from. */
function PassChanges({ days }: { readonly days: number }) {
  const { pass } = useProductTexts();
  const [without, having] = [limitsOf(false), limitsOf(true)];
  return (
    <Notice kind="info" title={pass.title}>
      <ul className={styles.pass}>
        <li>{pass.companions(without.companions, having.companions)}</li>
        <li>{pass.turns(without.assistantTurnsPerDay, having.assistantTurnsPerDay)}</li>
        <li>{pass.term(days)}</li>
      </ul>
    </Notice>
  );
}
