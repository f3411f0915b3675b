import type { RevocationReceipt } from '@fahrtwind/contract';
import type { Language } from '@fahrtwind/domain';
import type { Queries } from '../../../db/queries.ts';
import type { VersionedText } from '../catalogue/shop-texts.ts';
import type { InvoiceDocument } from '../invoices/invoice-document.ts';
import type { OrderRow, OrderWithLines } from '../tables/shop.tables.ts';

/** Why an order was given up, where that is to be said: its goods were sold before its money came, or in an admin's words. */
export type EndReason = 'sold-out' | { readonly said: string } | null;

/** What happens to orders, for those who have to know. */
export type OrderEvent =
  | (OrderWithLines & { readonly kind: 'ordered'; readonly texts: readonly VersionedText[] })
  | (OrderWithLines & { readonly kind: 'paid'; readonly invoice: InvoiceDocument | null })
  | {
      /** closed: paid, and nothing is left to be sent. */
      readonly kind: 'shipped' | 'closed';
      readonly order: OrderRow;
      readonly invoice: InvoiceDocument;
    }
  | { readonly kind: 'ended'; readonly order: OrderRow; readonly reason: EndReason }
  | {
      readonly kind: 'refunded';
      readonly order: OrderRow;
      readonly amountCents: number;
      readonly correction: InvoiceDocument | null;
    }
  | {
      /** Also of a contract that no order was found for. */
      readonly kind: 'revoked';
      readonly receipt: RevocationReceipt;
      readonly language: Language;
      readonly origin: string;
      /** What is revoked, in words; empty for everything. */
      readonly what: string;
    };

/** Hears of an event in the transaction in which it happens: what it writes is kept with it or not at all. */
export type Listener = (tx: Queries, event: OrderEvent) => Promise<void>;

export interface Emitting {
  readonly emit: Listener;
}
