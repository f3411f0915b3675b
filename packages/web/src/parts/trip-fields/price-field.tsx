import { readPrice } from './read-price.ts';
import { useEditTexts } from './texts.ts';
import { TypedField } from './typed-field.tsx';
import type { Write } from './use-typed.ts';

interface PriceFieldProps {
  readonly value: string;
  readonly write: Write;
}

/** An amount in euros in German notation. */
export function PriceField({ value, write }: PriceFieldProps) {
  const texts = useEditTexts();
  return (
    <TypedField
      label={texts.price}
      inputMode="decimal"
      placeholder="89,90"
      maxLength={40}
      value={value}
      write={(text, kind) => {
        const price = readPrice(text);
        return price === null ? texts.priceInvalid : write(price, kind);
      }}
    />
  );
}
