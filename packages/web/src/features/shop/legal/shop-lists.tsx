import { countryName } from '@fahrtwind/domain';
import type { Shop } from '@fahrtwind/contract';
import { formatCents } from '../../../format/euros.ts';
import { ProseTable } from '../../../parts/prose/prose-table.tsx';
import { ProseNodes } from '../../../parts/prose/prose.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { useShopTexts } from '../texts.ts';
import { useShopLegalTexts } from './texts.ts';

interface ShopProps {
  readonly shop: Shop;
}

export function CountryList({ shop }: ShopProps) {
  const texts = useShopLegalTexts();
  const language = useLanguage();
  const names = shop.countries.map((code) => countryName(code, language));
  return <p>{texts.onlyTo(new Intl.ListFormat(language).format(names))}</p>;
}

const words = (text: string, isNumber = false) => ({ isNumber, nodes: [text] });

/** Countries with the same prices share their lines. */
export function ShippingCosts({ shop }: ShopProps) {
  const texts = useShopLegalTexts();
  const language = useLanguage();
  const weight = new Intl.NumberFormat(language);
  const rows = groupsOf(shop).flatMap(({ countries, steps }) => {
    const names = countries.map((country) => countryName(country, language));
    return steps.map(({ upToGrams, cents }) => [
      words(new Intl.ListFormat(language).format(names)),
      words(texts.upTo(weight.format(upToGrams / 1000)), true),
      words(formatCents(cents, language), true),
    ]);
  });
  const header = texts.columns.map((title, index) => words(title, index > 0));
  return (
    <ProseTable
      table={{ tag: 'table', header, rows }}
      render={(nodes) => <ProseNodes nodes={nodes} />}
    />
  );
}

function groupsOf({ shipping }: Shop) {
  const prices = [...new Set(shipping.map(({ steps }) => JSON.stringify(steps)))];
  return prices.map((written) => {
    const group = shipping.filter(({ steps }) => JSON.stringify(steps) === written);
    return { countries: group.map(({ country }) => country), steps: group[0]?.steps ?? [] };
  });
}

export function PaymentList({ shop }: ShopProps) {
  const texts = useShopLegalTexts();
  const { payment } = useShopTexts();
  if (shop.payments.length === 0) return <p>{texts.noPayments}</p>;
  return (
    <ul>
      {shop.payments.map((name) => (
        <li key={name}>{payment[name]}</li>
      ))}
    </ul>
  );
}

export function TaxNote({ shop }: ShopProps) {
  const texts = useShopLegalTexts();
  return <p>{texts.tax[shop.taxMode]}</p>;
}
