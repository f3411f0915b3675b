import { eq } from 'drizzle-orm';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handle.ts';
import { countDue, listStock, orderFilter, pageKey } from './admin-lists.ts';
import type { ShopParts } from './shop-parts.ts';
import { missingParts } from './catalogue/shop-state.ts';
import { setStock } from './catalogue/stock.repository.ts';
import { sendInvoice } from './invoices/send-invoice.ts';
import { endAndGiveBack, endRevokedPage, giveBack } from './money/give-back.ts';
import { recordPayment, recordRefund } from './money/record-money.ts';
import { cancelOrder } from './orders/end-order.ts';
import { findOrder, findOrders } from './orders/order.repository.ts';
import { adminOrderView } from './orders/order-view.ts';
import { shipOrder } from './orders/settle-order.ts';
import { assignRevocation, listRevocations } from './revocations/revoke.ts';
import { shopOrder } from './tables/shop.tables.ts';

type OrderEndpoints =
  | 'listShopOrders'
  | 'getShopOrder'
  | 'getShopInvoice'
  | 'recordPayment'
  | 'shipOrder'
  | 'cancelShopOrder'
  | 'recordRefund';
type ShopEndpoints =
  | 'getShopStatus'
  | 'listStock'
  | 'setStock'
  | 'listRevocations'
  | 'assignRevocation';

const PAGE = 50;

/** What people in `ADMINS` do. */
export function createAdminHandlers(parts: ShopParts): Handlers<OrderEndpoints | ShopEndpoints> {
  return { ...createOrderHandlers(parts), ...createShopHandlers(parts) };
}

function createOrderHandlers(parts: ShopParts): Handlers<OrderEndpoints> {
  const { config } = parts;
  const { db } = parts.database;
  const find = async (number: string) => {
    const found = await findOrder(db, eq(shopOrder.number, number));
    if (!found) throw new AppError('object-not-found');
    return found;
  };
  const view = async (number: string) => ({ order: adminOrderView(await find(number), config) });
  return {
    listShopOrders: async ({ query }) => {
      const found = await findOrders(db, orderFilter(query), PAGE + 1);
      const page = found.slice(0, PAGE);
      const last = page.at(-1)?.order;
      return {
        orders: page.map((order) => adminOrderView(order, config)),
        next: found.length > PAGE && last ? pageKey(last) : null,
      };
    },
    getShopOrder: ({ params: { number } }) => view(number),
    getShopInvoice: ({ params: { number }, reply }) => sendInvoice(db, number, reply),
    recordPayment: async ({ params: { number }, body, session: { uid: recordedBy } }) => {
      const { order } = await find(number);
      const { key, amountCents, paidOn: happenedOn } = body;
      const money = { means: 'prepayment', amountCents, happenedOn, recordedBy } as const;
      const kept = { ...money, orderId: order.id, reference: `transfer:${key}` };
      await db.transaction((tx) => recordPayment(tx, parts, kept));
      return view(number);
    },
    shipOrder: async ({ params: { number }, body }) => {
      const { order } = await find(number);
      await db.transaction((tx) => shipOrder(tx, parts, order.id, body));
      return view(number);
    },
    cancelShopOrder: async ({ params: { number }, body: { reason } }) => {
      const { order } = await find(number);
      const isNew = await db.transaction((tx) => cancelOrder(tx, parts, order.id, reason));
      if (isNew && order.payment === 'stripe') await endAndGiveBack(parts, order.id);
      return view(number);
    },
    recordRefund: async ({ params: { number }, body, session: { uid: recordedBy } }) => {
      const { order } = await find(number);
      const { key, amountCents, refundedOn: happenedOn } = body;
      const wish = { orderId: order.id, amountCents, happenedOn, recordedBy };
      const money = { ...wish, means: 'prepayment' } as const;
      if (order.payment === 'stripe') await giveBack(parts, { ...wish, key });
      else
        await db.transaction((tx) =>
          recordRefund(tx, parts, { ...money, reference: `refund:${key}` }),
        );
      return view(number);
    },
  };
}

function createShopHandlers(parts: ShopParts): Handlers<ShopEndpoints> {
  const { config } = parts;
  const { db } = parts.database;
  return {
    getShopStatus: async () => {
      const missing = missingParts(config, parts.texts());
      return {
        isOpen: missing.length === 0,
        missing: [...missing],
        unpublished: parts.catalogue().unpublished.map(({ file, problems }) => ({
          file,
          problems: [...problems],
        })),
        ...(await countDue(db)),
      };
    },
    listStock: () => listStock(db, parts.catalogue()),
    setStock: async ({ params: { variantId }, body }) => {
      const item = parts.catalogue().items.get(variantId);
      if (!item || item.product.kind === 'pro-pass') throw new AppError('object-not-found');
      if (!(await setStock(db, { variantId, ...body }))) throw new AppError('conflict');
      return { stock: body.stock };
    },
    listRevocations: async () => ({ revocations: [...(await listRevocations(db))] }),
    assignRevocation: async ({ params: { id }, body: { orderNumber } }) => {
      await db.transaction((tx) => assignRevocation(tx, parts, id, orderNumber));
      await endRevokedPage(parts, id);
      const [revocation] = await listRevocations(db, id);
      if (!revocation) throw new AppError('object-not-found');
      return { revocation };
    },
  };
}
