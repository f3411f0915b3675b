import type { Shop } from '@fahrtwind/contract';
import { shippingSteps, SHOP_TEXTS, type Language } from '@fahrtwind/domain';
import type { Config } from '../../../config/config.ts';
import type { Database } from '../../../db/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Handlers } from '../../../http/handle.ts';
import type { Session } from '../../../http/session.ts';
import { priceCart } from './price-cart.ts';
import { findStock } from './stock.repository.ts';
import { productView, type Catalogue } from './catalogue.ts';
import { missingParts, paymentsOf } from './shop-state.ts';
import { textIn, type VersionedText } from './shop-texts.ts';

export interface CatalogueParts {
  readonly config: Pick<Config, 'operator' | 'shop'>;
  readonly database: Database;
  /** The variant of the site at a host: where links lead to, and its language. */
  readonly siteOf: (host: string) => { readonly origin: string; readonly language: Language };
  readonly catalogue: () => Catalogue;
  readonly texts: () => readonly VersionedText[];
}

type CatalogueEndpoints =
  | 'getShop'
  | 'getProduct'
  | 'getProductPicture'
  | 'getShopText'
  | 'priceCart';

/** What there is to buy. */
export function createCatalogueHandlers(parts: CatalogueParts): Handlers<CatalogueEndpoints> {
  const { database, catalogue, siteOf } = parts;
  const viewOf = async (host: string) => ({
    language: siteOf(host).language,
    operator: parts.config.operator,
    stock: await findStock(database.db),
    pictures: catalogue().pictures,
  });
  return {
    getShop: async ({ session, request: { host } }) => {
      const view = await viewOf(host);
      return {
        shop: shopView(parts, view.language, session),
        products: catalogue().products.map((product) => productView(product, view)),
      };
    },
    getProduct: async ({ params: { id }, session, request: { host } }) => {
      const product = catalogue().products.find((one) => one.id === id);
      if (!product) throw new AppError('object-not-found');
      const view = await viewOf(host);
      return { shop: shopView(parts, view.language, session), product: productView(product, view) };
    },
    getProductPicture: async ({ params: { file }, reply }) => {
      const picture = catalogue().pictures.get(file);
      if (picture === undefined) throw new AppError('object-not-found');
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      return reply.type('image/svg+xml').send(Buffer.from(picture));
    },
    getShopText: async ({ params: { name }, request: { host } }) => {
      const text = textIn(parts.texts(), name, siteOf(host).language);
      if (!text) throw new AppError('object-not-found');
      return { name, version: text.version, markdown: text.markdown };
    },
    priceCart: async ({ body: { lines, country }, request: { host } }) =>
      priceCart(catalogue(), {
        lines,
        country,
        language: siteOf(host).language,
        taxMode: parts.config.shop.taxMode,
        stock: await findStock(database.db),
      }),
  };
}

function shopView(
  { config, texts }: CatalogueParts,
  language: Language,
  session: Session | null,
): Shop {
  const { shop } = config;
  const missing = missingParts(config, texts());
  return {
    isOpen: missing.length === 0,
    // Only admins may learn how the server is configured.
    missing: session?.isAdmin ? [...missing] : [],
    payments: [...paymentsOf(config)],
    countries: [...shop.countries],
    shipping: shop.countries.map((country) => ({ country, steps: [...shippingSteps(country)] })),
    taxMode: shop.taxMode,
    texts: SHOP_TEXTS.flatMap((name) => {
      const text = textIn(texts(), name, language);
      return text ? [{ name, version: text.version }] : [];
    }),
  };
}
