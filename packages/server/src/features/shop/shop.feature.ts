import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { projectFolder } from '../../config/project-folder.ts';
import type { Queries } from '../../db/queries.ts';
import { repeat, repeatCleanUp } from '../../jobs/repeat.ts';
import { createAdminHandlers } from './admin-handlers.ts';
import { readCatalogue, type Catalogue } from './catalogue/catalogue.ts';
import { createCatalogueHandlers } from './catalogue/catalogue-handlers.ts';
import { createProductSitemap } from './catalogue/product-sitemap.ts';
import { missingParts } from './catalogue/shop-state.ts';
import { readShopTexts, type VersionedText } from './catalogue/shop-texts.ts';
import { createCustomerHandlers } from './customer-handlers.ts';
import { cleanUpShop, endUnpaidOrders, recordPrices } from './jobs.ts';
import { tellCustomers } from './mails/customer-mails.ts';
import { tellOperator } from './mails/operator-mails.ts';
import type { MailParts } from './mails/shop-mail.ts';
import { createStripePayments } from './money/stripe-payments.ts';
import { mountWebhook } from './money/webhook-route.ts';
import type { Listener } from './orders/order-event.ts';
import { cancelPassOrders, exportOrders, reassignOrders } from './personal-data.ts';
import type { ShopParts } from './shop-parts.ts';

const MINUTE_MS = 60 * 1000;
const CLEAN_UP_PAUSE_MS = 24 * 60 * MINUTE_MS;

/** Where products and legal texts are. */
export interface ShopFolders {
  readonly products: string;
  readonly texts: string;
}

const FOLDERS: ShopFolders = {
  products: join(projectFolder, 'content/products'),
  texts: join(projectFolder, 'content/legal'),
};

/** What the shop needs from outside. */
export interface ShopFeatureParts
  extends Pick<ShopParts, 'database' | 'log' | 'siteOf'>, MailParts {
  readonly shopFolders?: ShopFolders | undefined;
}

export type ShopFeature = ReturnType<typeof createShopFeature>;

/** Products, orders, payments and revocations. */
export function createShopFeature({ shopFolders = FOLDERS, ...given }: ShopFeatureParts) {
  const { config, database, log } = given;
  const listeners: readonly Listener[] = [tellCustomers(given), tellOperator(given)];
  const parts: ShopParts = {
    ...given,
    emit: async (tx, event) => {
      for (const listener of listeners) await listener(tx, event);
    },
    catalogue: once((): Catalogue => readCatalogue(shopFolders.products)),
    texts: once((): readonly VersionedText[] => readShopTexts(shopFolders.texts, config.operator)),
    stripe: config.shop.stripe && createStripePayments(config.shop.stripe, log),
  };
  const jobs: ReturnType<typeof repeat>[] = [];
  const { db } = database.background;
  return {
    handlers: {
      ...createCatalogueHandlers(parts),
      ...createCustomerHandlers(parts),
      ...createAdminHandlers(parts),
    },
    sitemap: createProductSitemap(parts.catalogue),
    /** Mounts what the payment service calls. */
    mount: (app: FastifyInstance): void => mountWebhook(app, parts),
    /** For the account's hooks. */
    exportPart: exportOrders,
    reassign: (tx: Queries, from: string, to: string) => reassignOrders(tx, from, to),
    forget: (tx: Queries, uid: string) => cancelPassOrders(tx, parts, uid),
    /** The jobs, once and now. */
    endUnpaid: (now: Date) => endUnpaidOrders(parts, now),
    recordPrices: () => recordPrices(db, parts.catalogue()),
    cleanUp: () => cleanUpShop(db),
    start: (): void => {
      if (jobs.length > 0) return;
      tellWhatIsMissing(parts);
      const keepPrices = () => recordPrices(db, parts.catalogue());
      jobs.push(
        repeat('record prices', CLEAN_UP_PAUSE_MS, keepPrices, log),
        repeatCleanUp('clean up the shop', CLEAN_UP_PAUSE_MS, () => cleanUpShop(db), log),
        repeatCleanUp('end unpaid orders', MINUTE_MS, () => endUnpaidOrders(parts), log),
      );
    },
    close: async (): Promise<void> => {
      for (const job of jobs) await job.close();
    },
  };
}

function tellWhatIsMissing({ catalogue, config, texts, log }: ShopParts): void {
  for (const { file, problems } of catalogue().unpublished)
    log.warn({ file, problems }, 'this product cannot be published');
  const missing = missingParts(config, texts());
  if (missing.length > 0) log.info({ missing }, 'the shop takes no orders until this is set');
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
