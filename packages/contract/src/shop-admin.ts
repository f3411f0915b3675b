import { ORDER_STATES } from '@fahrtwind/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { calendarDate } from './public-trip.ts';
import { adminOrder, adminRevocation, variantId } from './shop-views.ts';

const number = z.object({ number: z.string().regex(/^FW-[0-9A-Z]{8}$/) });
const key = z.uuid();
const amountCents = z.int().min(1).max(100_000_000);

/** For people in `ADMINS`. */
export const shopAdminEndpoints = {
  getShopStatus: endpoint({
    method: 'GET',
    path: '/api/shop/admin/status',
    access: 'admin',
    summary: 'Whether the shop takes orders, and why not; products that cannot be published',
    reply: z.object({
      isOpen: z.boolean(),
      /** Names of settings, and of texts as `content/legal/terms`. */
      missing: z.array(z.string()),
      unpublished: z.array(z.object({ file: z.string(), problems: z.array(z.string()) })),
      openOrders: z.int(),
      ordersToSend: z.int(),
      refundsDue: z.int(),
      unmatchedRevocations: z.int(),
    }),
  }),
  listShopOrders: endpoint({
    method: 'GET',
    path: '/api/shop/admin/orders',
    access: 'admin',
    summary: 'All orders, newest first',
    query: z.object({
      state: z.enum(ORDER_STATES).optional(),
      /** refund: only those of which money is to be given back. */
      due: z.enum(['refund']).optional(),
      /** `next` of the page before. */
      before: z.string().max(100).optional(),
    }),
    reply: z.object({ orders: z.array(adminOrder), next: z.string().nullable() }),
  }),
  getShopOrder: endpoint({
    method: 'GET',
    path: '/api/shop/admin/orders/:number',
    access: 'admin',
    summary: 'One order with its payments',
    params: number,
    reply: z.object({ order: adminOrder }),
  }),
  getShopInvoice: endpoint({
    method: 'GET',
    path: '/api/shop/admin/invoices/:number.pdf',
    access: 'admin',
    summary: 'An invoice or a correction as PDF',
    params: z.object({ number: z.string().regex(/^RE-\d{4}-\d{5,}$/) }),
    perMinute: 60,
    reply: z.any(),
    fileTypes: ['application/pdf'],
  }),
  recordPayment: endpoint({
    method: 'POST',
    path: '/api/shop/admin/orders/:number/payments',
    access: 'admin',
    summary: 'Records money that has arrived; an order is paid once all of it is there',
    params: number,
    isStoring: true,
    body: z.object({ key, amountCents, paidOn: calendarDate }),
    reply: z.object({ order: adminOrder }),
  }),
  shipOrder: endpoint({
    method: 'POST',
    path: '/api/shop/admin/orders/:number/shipment',
    access: 'admin',
    summary: 'Says that a paid order has been sent; the customer gets a mail with the invoice',
    params: number,
    isStoring: true,
    body: z.object({
      carrier: z.string().trim().max(60).default(''),
      tracking: z.string().trim().max(100).default(''),
    }),
    reply: z.object({ order: adminOrder }),
  }),
  cancelShopOrder: endpoint({
    method: 'POST',
    path: '/api/shop/admin/orders/:number/cancel',
    access: 'admin',
    summary: 'Cancels an order that has not been sent yet',
    params: number,
    body: z.object({ reason: z.string().trim().min(1).max(500) }),
    reply: z.object({ order: adminOrder }),
  }),
  recordRefund: endpoint({
    method: 'POST',
    path: '/api/shop/admin/orders/:number/refunds',
    access: 'admin',
    summary:
      'Records a refund, at most what was paid. Paid at the payment service, it is given back there',
    params: number,
    isStoring: true,
    body: z.object({ key, amountCents, refundedOn: calendarDate }),
    reply: z.object({ order: adminOrder }),
  }),
  listStock: endpoint({
    method: 'GET',
    path: '/api/shop/admin/stock',
    access: 'admin',
    summary: 'Every variant with its stock',
    reply: z.object({
      variants: z.array(
        z.object({
          variantId: z.string(),
          productId: z.string(),
          name: z.string(),
          size: z.string().nullable(),
          colour: z.string().nullable(),
          /** Null for what never runs out. */
          stock: z.int().nullable(),
        }),
      ),
      /** What products cost since when, newest first. */
      prices: z.array(z.object({ productId: z.string(), priceCents: z.int(), since: z.string() })),
    }),
  }),
  setStock: endpoint({
    method: 'PUT',
    path: '/api/shop/admin/stock/:variantId',
    access: 'admin',
    summary: 'Sets the stock of a variant, unless it has changed meanwhile',
    params: z.object({ variantId }),
    isStoring: true,
    body: z.object({
      stock: z.int().min(0).max(1_000_000),
      /** What it was when it was looked at: orders that came in since are not overwritten. */
      was: z.int().min(0),
    }),
    reply: z.object({ stock: z.int() }),
  }),
  listRevocations: endpoint({
    method: 'GET',
    path: '/api/shop/admin/revocations',
    access: 'admin',
    summary: 'Revocations, newest first',
    reply: z.object({ revocations: z.array(adminRevocation) }),
  }),
  assignRevocation: endpoint({
    method: 'POST',
    path: '/api/shop/admin/revocations/:id/order',
    access: 'admin',
    summary: 'Says which order a revocation is about; computes what is to be refunded',
    params: z.object({ id: z.uuid() }),
    body: z.object({ orderNumber: number.shape.number }),
    reply: z.object({ revocation: adminRevocation }),
  }),
};
