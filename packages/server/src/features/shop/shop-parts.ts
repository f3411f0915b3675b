import type { MoneyParts } from './money/settle-session.ts';
import type { OrderParts } from './orders/place-order.ts';

/** What the handlers and jobs use, which know all parts of the shop. */
export type ShopParts = OrderParts & MoneyParts;
