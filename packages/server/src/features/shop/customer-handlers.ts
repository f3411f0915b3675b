import { eq } from 'drizzle-orm';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handle.ts';
import type { Session } from '../../http/session.ts';
import type { ShopParts } from './shop-parts.ts';
import { sendInvoice } from './invoices/send-invoice.ts';
import { endAndGiveBack, endRevokedPage } from './money/give-back.ts';
import { checkPayment, openPayment } from './money/settle-session.ts';
import { cancelOrder } from './orders/end-order.ts';
import { findByRef, findOrders, orderSecret, type WholeOrder } from './orders/order.repository.ts';
import { orderView } from './orders/order-view.ts';
import { placeOrder } from './orders/place-order.ts';
import { revokeContract } from './revocations/revoke.ts';
import { shopOrder } from './tables/shop.tables.ts';

type CustomerEndpoints =
  | 'placeOrder'
  | 'listOrders'
  | 'getOrder'
  | 'getInvoice'
  | 'cancelOrder'
  | 'payOrder'
  | 'checkPayment'
  | 'revokeContract';

/** What customers do, with and without an account. */
export function createCustomerHandlers(parts: ShopParts): Handlers<CustomerEndpoints> {
  const { config, siteOf, database } = parts;
  const { db } = database;
  /** Not 403 for strangers, which would tell that there is such an order. */
  const find = async (ref: string, session: Session | null): Promise<WholeOrder> => {
    const found = await findByRef(db, ref, session?.uid ?? null);
    if (!found) throw new AppError('object-not-found');
    return found;
  };
  const view = async (ref: string, session: Session | null) => ({
    order: orderView(await find(ref, session), config),
  });
  return {
    placeOrder: async ({ body, session, request: { host, ip: address } }) => {
      const made = await placeOrder(parts, { session, address, ...siteOf(host) }, body);
      return {
        order: orderView(made, config),
        secret: orderSecret(config.secret, made.order.id),
        paymentUrl: await payableAt(parts, made),
      };
    },
    listOrders: async ({ session: { uid } }) => {
      const orders = await findOrders(db, eq(shopOrder.userId, uid));
      return { orders: orders.map((order) => orderView(order, config)) };
    },
    getOrder: ({ params: { ref }, session }) => view(ref, session),
    getInvoice: async ({ params: { ref, number }, session, reply }) => {
      const { invoices } = await find(ref, session);
      if (!invoices.some((invoice) => invoice.number === number))
        throw new AppError('object-not-found');
      return sendInvoice(db, number, reply);
    },
    cancelOrder: async ({ params: { ref }, session }) => {
      const { order } = await find(ref, session);
      const isNew = await db.transaction((tx) => cancelOrder(tx, parts, order.id, ''));
      if (isNew && order.payment === 'stripe') await endAndGiveBack(parts, order.id);
      return view(ref, session);
    },
    payOrder: async ({ params: { ref }, session }) => {
      const { order, lines } = await find(ref, session);
      if (order.state !== 'open') throw new AppError('shop-too-late');
      return { paymentUrl: await openPayment(parts, order, lines) };
    },
    checkPayment: async ({ params: { ref }, session }) => {
      const { order } = await find(ref, session);
      if (order.payment === 'stripe' && order.state === 'open') await checkPayment(parts, order.id);
      return view(ref, session);
    },
    revokeContract: async ({ body, request: { host } }) => {
      const receipt = await db.transaction((tx) => revokeContract(tx, parts, siteOf(host), body));
      await endRevokedPage(parts, receipt.id);
      return { receipt };
    },
  };
}

/** Where to pay a new order. It is made whether the service answers or not. */
async function payableAt(parts: ShopParts, { order, lines }: WholeOrder): Promise<string | null> {
  if (order.payment !== 'stripe' || order.state !== 'open') return null;
  try {
    return await openPayment(parts, order, lines);
  } catch (error) {
    parts.log.warn({ err: error }, 'the payment service does not answer');
    return null;
  }
}
