import type { Language } from '@fahrtwind/domain';
import type { Config } from '../../../config/config.ts';
import type { MailOutbox } from '../../../jobs/mail-outbox.ts';
import type { MailText } from '../../../jobs/render-mail.ts';
import { de } from './mail-texts.de.ts';
import { en } from './mail-texts.en.ts';

export interface MailParts {
  readonly config: Omit<Config, 'secret'> & { readonly secret: string };
  readonly mail: Pick<MailOutbox, 'enqueue'>;
}

export interface ShopMailTexts {
  readonly greeting: string;
  readonly farewell: string;
  readonly open: string;
  readonly piece: (piece: {
    readonly quantity: number;
    readonly name: string;
    readonly details: string;
    readonly total: string;
  }) => string;
  readonly shipping: (amount: string) => string;
  readonly total: (amount: string, isWithVat: boolean) => string;
  readonly to: string;
  readonly seller: string;
  readonly files: Readonly<Record<'terms' | 'revocation' | 'guarantee', string>>;
  readonly ordered: (number: string, revocationUrl: string) => MailText;
  readonly transfer: (transfer: {
    readonly amount: string;
    readonly holder: string;
    readonly iban: string;
    readonly bic: string;
    readonly reference: string;
    readonly until: string;
  }) => string;
  /** Until when goods are kept back, and what happens after that. */
  readonly held: (until: string) => string;
  /** Why a paid order was cancelled. */
  readonly soldOut: string;
  readonly payThere: (until: string) => string;
  readonly paid: (number: string) => MailText;
  readonly paidGoods: string;
  /** With the day on which it begins, where that is later. */
  readonly paidPass: (start: string | null) => string;
  readonly invoiceAttached: (number: string) => string;
  readonly shipped: (number: string) => MailText;
  readonly tracking: (carrier: string, tracking: string) => string;
  readonly cancelled: (number: string) => MailText;
  readonly expired: (number: string) => MailText;
  readonly reason: (reason: string) => string;
  readonly refundComing: (amount: string) => string;
  readonly refunded: (number: string, amount: string) => MailText;
  readonly closed: (number: string) => MailText;
  readonly revoked: (receipt: { readonly received: string; readonly contract: string }) => MailText;
  readonly statement: (statement: {
    readonly name: string;
    readonly contract: string;
    readonly email: string;
    readonly comment: string;
    /** Empty for the whole contract. */
    readonly parts: string;
  }) => string;
  readonly forOperator: {
    readonly order: (number: string, amount: string) => string;
    readonly soldOut: (number: string, amount: string) => string;
    readonly revocation: (contract: string) => string;
  };
}

export const SHOP_MAILS: Readonly<Record<Language, ShopMailTexts>> = { de, en };
