import { shopPath, type TaxMode } from '@fahrtwind/domain';
import { TextLink } from '../../../ui/text-link.tsx';
import { useShopTexts } from '../texts.ts';
import styles from './frame.module.css';

interface PriceNoteProps {
  readonly taxMode: TaxMode;
  readonly isSent: boolean;
}

/** What the law wants beside each price: whether VAT is in it, and that shipping comes on top. */
export function PriceNote({ taxMode, isSent }: PriceNoteProps) {
  const { price } = useShopTexts();
  const tax = taxMode === 'regular' ? price.withVat : price.withoutVat;
  if (!isSent)
    return (
      <p className={styles.note}>
        {tax}, {price.noShipping}
      </p>
    );
  return (
    <p className={styles.note}>
      {tax}, {price.plus}
      <TextLink to={shopPath('versand')}>{price.shipping}</TextLink>
    </p>
  );
}
