import { MAX_LINE_QUANTITY, shopPath } from '@fahrtwind/domain';
import type { Product } from '@fahrtwind/contract';
import { useId, useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { browserCart, useCart } from '../state/use-cart.ts';
import styles from './product.module.css';
import { useProductTexts } from './texts.ts';
import { coloursOf, findVariant, sizesOf, type Variant } from './variants.ts';

const FEW = 5;

interface AddToCartProps {
  readonly product: Product;
  readonly variant: Variant;
  readonly onChoose: (variantId: string) => void;
}

/** Size, colour and quantity, and the button. */
export function AddToCart({ product, variant, onChoose }: AddToCartProps) {
  const texts = useProductTexts();
  const [quantity, setQuantity] = useState(1);
  const [told, setTold] = useState<'added' | 'full' | null>(null);
  const inCart = useCart()?.find(({ variantId }) => variantId === variant.id)?.quantity ?? 0;
  const room = Math.min(MAX_LINE_QUANTITY, variant.available) - inCart;

  function choose(wish: Partial<Pick<Variant, 'size' | 'colour'>>) {
    const found = findVariant(product, { size: variant.size, colour: variant.colour, ...wish });
    if (found) onChoose(found.id);
    setQuantity(1);
    setTold(null);
  }

  function add() {
    const isAdded = browserCart().add({
      variantId: variant.id,
      quantity: Math.min(quantity, room),
      unitCents: product.priceCents,
      name: product.name,
    });
    setTold(isAdded ? 'added' : 'full');
    setQuantity(1);
  }

  return (
    <div className={styles.buy}>
      <Choices
        legend={texts.colour}
        values={coloursOf(product)}
        chosen={variant.colour}
        isSoldOut={(colour) => soldOut(product, { colour, size: variant.size })}
        onChoose={(colour) => choose({ colour })}
      />
      <Choices
        legend={texts.size}
        values={sizesOf(product)}
        chosen={variant.size}
        isSoldOut={(size) => soldOut(product, { size, colour: variant.colour })}
        onChoose={(size) => choose({ size })}
      />
      <p className={variant.available === 0 ? styles.none : styles.stock}>
        {stockText(texts, variant.available, product)}
      </p>
      {room > 0 && (
        <div className={styles.order}>
          <SelectField
            label={texts.quantity}
            value={String(Math.min(quantity, room))}
            options={Array.from({ length: room }, (_, index) => ({
              value: String(index + 1),
              label: String(index + 1),
            }))}
            onChange={(value) => setQuantity(Number(value))}
          />
          <Button variant="accent" onClick={add}>
            {texts.add}
          </Button>
        </div>
      )}
      {room <= 0 && variant.available > 0 && <p>{texts.allInCart}</p>}
      {told === 'full' && <Notice kind="warning">{texts.cartFull}</Notice>}
      {told === 'added' && (
        <Notice
          kind="positive"
          action={<ButtonLink to={shopPath('warenkorb')}>{texts.toCart}</ButtonLink>}
        >
          {texts.added(product.name)}
        </Notice>
      )}
    </div>
  );
}

type Texts = ReturnType<typeof useProductTexts>;

function stockText(texts: Texts, available: number, { kind }: Product): string {
  if (available === 0) return texts.soldOut;
  if (kind === 'pro-pass') return texts.always;
  return available < FEW ? texts.few(available) : texts.inStock;
}

function soldOut(product: Product, wish: Pick<Variant, 'size' | 'colour'>): boolean {
  return (findVariant(product, wish)?.available ?? 0) === 0;
}

interface ChoicesProps {
  readonly legend: string;
  readonly values: readonly string[];
  readonly chosen: string | null;
  readonly isSoldOut: (value: string) => boolean;
  readonly onChoose: (value: string) => void;
}

function Choices({ legend, values, chosen, isSoldOut, onChoose }: ChoicesProps) {
  const texts = useProductTexts();
  const name = useId();
  if (values.length < 2) return null;
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {value}
          {isSoldOut(value) && <small>{texts.soldOutShort}</small>}
        </label>
      ))}
    </fieldset>
  );
}
