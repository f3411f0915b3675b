import { countryName, shopPath } from '@fahrtwind/domain';
import type { Shop } from '@fahrtwind/contract';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { useShopTexts } from '../texts.ts';
import styles from './summary.module.css';

/** Means of payment and limits of delivery, where ordering starts (§ 312j Abs. 1 BGB). */
export function OrderLimits({ shop }: { readonly shop: Shop }) {
  const { limits, payment } = useShopTexts();
  const language = useLanguage();
  const list = new Intl.ListFormat(language);
  const countries = list.format(shop.countries.map((code) => countryName(code, language)));
  return (
    <section className={styles.limits} aria-label={limits.title}>
      <p>
        <strong>{limits.payments}</strong>
        {list.format(shop.payments.map((name) => payment[name]))}
      </p>
      <p>
        <strong>{limits.delivery}</strong>
        {limits.onlyTo(countries)} <TextLink to={shopPath('versand')}>{limits.more}</TextLink>
      </p>
    </section>
  );
}
