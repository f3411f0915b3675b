import type { ShopView } from '@fahrtwind/domain';
import { body as accessibilityDe } from '../../../../../../content/legal/accessibility.de.md?body';
import { body as accessibilityEn } from '../../../../../../content/legal/accessibility.en.md?body';
import { body as revocationDe } from '../../../../../../content/legal/revocation.de.md?body';
import { body as revocationEn } from '../../../../../../content/legal/revocation.en.md?body';
import { body as shippingDe } from '../../../../../../content/legal/shipping.de.md?body';
import { body as shippingEn } from '../../../../../../content/legal/shipping.en.md?body';
import { body as termsDe } from '../../../../../../content/legal/terms.de.md?body';
import { body as termsEn } from '../../../../../../content/legal/terms.en.md?body';
import { LegalDocument } from '../../../parts/legal-document/legal-document.tsx';
import { usePublicConfig } from '../../../store/session/use-session.ts';
import { Loading } from '../frame/loading.tsx';
import { NotReady } from '../frame/not-ready.tsx';
import { ShopPage } from '../frame/shop-page.tsx';
import { useShop } from '../state/use-shop.ts';
import { GuaranteeNotice } from './guarantee-notice.tsx';
import { CountryList, PaymentList, ShippingCosts, TaxNote } from './shop-lists.tsx';
import { useShopLegalTexts } from './texts.ts';

export type LegalName = Extract<
  ShopView,
  'agb' | 'widerrufsbelehrung' | 'versand' | 'gewaehrleistung' | 'barrierefreiheit'
>;

/** The texts of law that belong to the shop. */
export function LegalView({ name }: { readonly name: LegalName }) {
  const texts = useShopLegalTexts();
  const { accessibility } = usePublicConfig();
  if (name === 'versand') return <ShippingText />;
  return (
    <ShopPage title={texts.titles[name]}>
      {name === 'agb' && <LegalDocument de={termsDe} en={termsEn} />}
      {name === 'widerrufsbelehrung' && <LegalDocument de={revocationDe} en={revocationEn} />}
      {name === 'gewaehrleistung' && <GuaranteeNotice />}
      {name === 'barrierefreiheit' && (
        <LegalDocument
          de={accessibilityDe}
          en={accessibilityEn}
          fill={{ standing: texts.standing[accessibility] }}
        />
      )}
    </ShopPage>
  );
}

/** Filled in with what is configured. */
function ShippingText() {
  const texts = useShopLegalTexts();
  const { loaded, reload } = useShop();
  if (loaded.status === 'loading')
    return (
      <ShopPage title={texts.titles.versand}>
        <Loading />
      </ShopPage>
    );
  if (loaded.status !== 'ready')
    return <NotReady status={loaded.status} missing="product" onRetry={reload} />;
  const { shop } = loaded.reply;
  return (
    <ShopPage title={texts.titles.versand}>
      <LegalDocument
        de={shippingDe}
        en={shippingEn}
        blocks={{
          countries: <CountryList shop={shop} />,
          shippingCosts: <ShippingCosts shop={shop} />,
          payments: <PaymentList shop={shop} />,
          tax: <TaxNote shop={shop} />,
        }}
      />
    </ShopPage>
  );
}
