import type { Language } from '@fahrtwind/domain';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import type { Log } from '../../jobs/log.ts';
import type { MailOutbox } from '../../jobs/mail-outbox.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { VersionedText } from './catalogue/shop-texts.ts';
import type { StripePayments } from './money/stripe-payments.ts';

/** What the parts of the shop share. */
export interface ShopParts {
  readonly config: Omit<Config, 'secret'> & { readonly secret: string };
  readonly database: Database;
  readonly mail: Pick<MailOutbox, 'enqueue'>;
  readonly log: Log;
  /** The variant of the site at a host: where links lead to, and its language. */
  readonly siteOf: (host: string) => { readonly origin: string; readonly language: Language };
  readonly catalogue: () => Catalogue;
  readonly texts: () => readonly VersionedText[];
  /** Null when nothing can be paid there. */
  readonly stripe: StripePayments | null;
}
