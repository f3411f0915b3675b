import { MAX_LINE_QUANTITY, shopPath } from '@fahrtwind/domain';
import type { PricedCart } from '@fahrtwind/contract';
import { formatCents } from '../../../format/euros.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import type { CartItem } from '../state/cart-store.ts';
import { browserCart } from '../state/use-cart.ts';
import { useShopTexts } from '../texts.ts';
import styles from './cart.module.css';
import { useCartTexts } from './texts.ts';

interface CartLineProps {
  readonly item: CartItem;
  /** As the server has it; missing while it is asked. */
  readonly line: PricedCart['lines'][number] | undefined;
}

/** One item of the cart: quantity, price, and what has changed since it was put there. */
export function CartLine({ item, line }: CartLineProps) {
  const texts = useCartTexts();
  const { problem: problems } = useShopTexts();
  const language = useLanguage();
  const isGone = line?.problem === 'gone';
  const most = Math.max(item.quantity, Math.min(MAX_LINE_QUANTITY, line?.available ?? 0));
  const hasNewPrice = line && !isGone && line.unitCents !== item.unitCents;
  return (
    <div className={styles.line}>
      <div className={styles.words}>
        <h2 className={styles.name}>
          {line && !isGone ? (
            <TextLink to={shopPath('produkt', line.productId)}>{line.name}</TextLink>
          ) : (
            item.name
          )}
        </h2>
        <p className={styles.variant}>
          {[line?.colour, line?.size].filter((word) => word).join(', ')}
        </p>
        <p>{formatCents(line && !isGone ? line.unitCents : item.unitCents, language)}</p>
        {hasNewPrice && (
          <p className={styles.changed}>
            {texts.priceChanged(
              formatCents(item.unitCents, language),
              formatCents(line.unitCents, language),
            )}
          </p>
        )}
        {line?.problem && <p className={styles.problem}>{problems[line.problem]}</p>}
      </div>
      <div className={styles.change}>
        {!isGone && (
          <SelectField
            label={texts.quantity}
            value={String(item.quantity)}
            options={Array.from({ length: most }, (_, index) => ({
              value: String(index + 1),
              label: String(index + 1),
            }))}
            onChange={(value) => browserCart().setQuantity(item.variantId, Number(value))}
          />
        )}
        <Button
          variant="quiet"
          aria-label={texts.remove(item.name)}
          onClick={() => {
            browserCart().remove(item.variantId);
            announce(texts.removed(item.name));
          }}
        >
          <Icon name="trash" />
        </Button>
      </div>
    </div>
  );
}
