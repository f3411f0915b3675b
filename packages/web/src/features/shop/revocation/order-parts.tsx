import type { Order } from '@fahrtwind/contract';
import { SelectField } from '../../../ui/select-field.tsx';
import styles from './revocation.module.css';
import { useRevocationTexts } from './texts.ts';

/** How many pieces of each variant are revoked. */
export type Chosen = readonly { readonly variantId: string; readonly quantity: number }[];

/** The parts of an order that have not been revoked yet. */
export function openLines({ lines }: Order): Chosen {
  return lines
    .map(({ variantId, quantity, revokedQuantity }) => ({
      variantId,
      quantity: quantity - revokedQuantity,
    }))
    .filter(({ quantity }) => quantity > 0);
}

interface OrderPartsProps {
  readonly order: Order;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

/** All of an order is revoked unless a part is unticked. */
export function OrderParts({ order, chosen, onChange }: OrderPartsProps) {
  const texts = useRevocationTexts();
  return (
    <fieldset className={styles.parts}>
      <legend>{texts.parts}</legend>
      {openLines(order).map(({ variantId, quantity }) => {
        const line = order.lines.find((one) => one.variantId === variantId);
        const details = [line?.colour, line?.size].filter((word) => word).join(', ');
        return (
          <SelectField
            key={variantId}
            label={[line?.name, details].filter((word) => word).join(', ')}
            value={String(chosen.find((one) => one.variantId === variantId)?.quantity ?? 0)}
            options={Array.from({ length: quantity + 1 }, (_, index) => quantity - index).map(
              (count) => ({ value: String(count), label: texts.pieces(count, quantity) }),
            )}
            onChange={(value) =>
              onChange(
                chosen.map((one) =>
                  one.variantId === variantId ? { ...one, quantity: Number(value) } : one,
                ),
              )
            }
          />
        );
      })}
    </fieldset>
  );
}
