import type { PaymentMethod } from '@fahrtwind/domain';
import type { Config } from '../../../config/config.ts';
import type { VersionedText } from './shop-texts.ts';

/** How customers can pay, as it is configured. */
export function paymentsOf({ shop }: Pick<Config, 'shop'>): readonly PaymentMethod[] {
  return [
    ...(shop.iban === '' ? [] : (['prepayment'] as const)),
    ...(shop.stripe === null ? [] : (['stripe'] as const)),
  ];
}

/** What is missing before orders can be taken: names of settings and of files. */
export function missingParts(
  config: Pick<Config, 'shop' | 'operator'>,
  texts: readonly VersionedText[],
): readonly string[] {
  const { operator, shop } = config;
  const settings = {
    OPERATOR_NAME: operator.name,
    OPERATOR_STREET: operator.street,
    OPERATOR_CITY: operator.city,
    OPERATOR_COUNTRY: operator.country,
    OPERATOR_EMAIL: operator.email,
    // § 14 Abs. 4 Nr. 2 UStG wants one of both on invoices.
    'OPERATOR_VAT_ID / OPERATOR_TAX_NUMBER': operator.vatId || shop.taxNumber,
    'OPERATOR_IBAN / STRIPE_SECRET_KEY': paymentsOf(config).join(),
  };
  return [
    ...Object.entries(settings).flatMap(([name, value]) => (value === '' ? [name] : [])),
    ...(['terms', 'revocation', 'guarantee'] as const)
      .filter((name) => !texts.some((text) => text.name === name && text.language === 'de'))
      .map((name) => `content/legal/${name}.de.md`),
  ];
}
