import {
  isEmail,
  MAX_REVOCATION_COMMENT_LENGTH,
  PAYMENT_METHODS,
  SHOP_TEXTS,
} from '@fahrtwind/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  cartLine,
  cartLines,
  country,
  order,
  pricedCart,
  product,
  recipient,
  revocationReceipt,
  shop,
} from './shop-views.ts';

/** The number of an own order, or the secret of the link in the order's mail, which needs no session. */
const orderRef = z.object({ ref: z.string().regex(/^(?:FW-[0-9A-Z]{8}|[\w-]{43})$/) });
const email = z.string().trim().max(254).refine(isEmail);
/** Made by the page once for each attempt: sent again it does nothing twice. */
const key = z.uuid();

export const shopEndpoints = {
  getShop: endpoint({
    method: 'GET',
    path: '/api/shop',
    access: 'anyone',
    summary: 'The shop: what it sells, whether it takes orders, payments, countries and shipping',
    reply: z.object({ shop, products: z.array(product) }),
  }),
  getProduct: endpoint({
    method: 'GET',
    path: '/api/shop/products/:id',
    access: 'anyone',
    summary: 'One product',
    params: z.object({ id: z.string().regex(/^[a-z0-9-]{1,60}$/) }),
    reply: z.object({ shop, product }),
  }),
  getProductPicture: endpoint({
    method: 'GET',
    path: '/api/shop/pictures/:file',
    access: 'anyone',
    summary: 'A picture of a product, as SVG',
    params: z.object({ file: z.string().regex(/^[a-z0-9-]{1,80}\.svg$/) }),
    reply: z.string(),
    fileTypes: ['image/svg+xml'],
  }),
  getShopText: endpoint({
    method: 'GET',
    path: '/api/shop/texts/:name',
    access: 'anyone',
    summary: 'Terms, revocation text or the notice on the legal guarantee, as they are agreed to',
    params: z.object({ name: z.enum(SHOP_TEXTS) }),
    reply: z.object({ name: z.enum(SHOP_TEXTS), version: z.string(), markdown: z.string() }),
  }),
  priceCart: endpoint({
    method: 'POST',
    path: '/api/shop/cart',
    access: 'anyone',
    summary: 'What a cart costs and what of it cannot be had; keeps nothing',
    perMinute: 120,
    body: z.object({ lines: cartLines, country: country.default('DE') }),
    reply: pricedCart,
  }),
  placeOrder: endpoint({
    method: 'POST',
    path: '/api/shop/orders',
    access: 'anyone',
    summary: 'Orders with an obligation to pay; the same key never orders twice',
    isStoring: true,
    perMinute: 10,
    body: z.object({
      key,
      lines: cartLines.min(1),
      email,
      recipient,
      payment: z.enum(PAYMENT_METHODS),
      /** The total that was shown beside the button. Another one now is refused: `shop-changed`. */
      totalCents: z.int().min(0),
      /** The versions of terms and revocation text that were shown. */
      agreed: z.array(z.object({ name: z.enum(SHOP_TEXTS), version: z.string().max(64) })).max(5),
    }),
    reply: z.object({
      order,
      /** Opens the order without an account. */
      secret: z.string(),
      /** Where to pay; null for a transfer, or while the payment service does not answer. */
      paymentUrl: z.string().nullable(),
    }),
  }),
  listOrders: endpoint({
    method: 'GET',
    path: '/api/shop/orders',
    access: 'session',
    summary: 'The own orders, newest first',
    reply: z.object({ orders: z.array(order) }),
  }),
  getOrder: endpoint({
    method: 'GET',
    path: '/api/shop/orders/:ref',
    access: 'anyone',
    summary: 'An own order by its number, or any by the secret of its link',
    params: orderRef,
    perMinute: 60,
    reply: z.object({ order }),
  }),
  getInvoice: endpoint({
    method: 'GET',
    path: '/api/shop/orders/:ref/invoices/:number.pdf',
    access: 'anyone',
    summary: 'An invoice of an order, or a correction of one, as PDF',
    params: orderRef.extend({ number: z.string().regex(/^RE-\d{4}-\d{5,}$/) }),
    perMinute: 30,
    reply: z.any(),
    fileTypes: ['application/pdf'],
  }),
  cancelOrder: endpoint({
    method: 'POST',
    path: '/api/shop/orders/:ref/cancel',
    access: 'anyone',
    summary: 'Cancels an order that has not been sent yet; what was paid is to be refunded',
    params: orderRef,
    perMinute: 20,
    body: z.object({}),
    reply: z.object({ order }),
  }),
  payOrder: endpoint({
    method: 'POST',
    path: '/api/shop/orders/:ref/payment',
    access: 'anyone',
    summary: 'Begins paying an open order at the payment service, or goes on with it',
    params: orderRef,
    perMinute: 20,
    body: z.object({}),
    reply: z.object({ paymentUrl: z.string() }),
  }),
  checkPayment: endpoint({
    method: 'POST',
    path: '/api/shop/orders/:ref/payment/check',
    access: 'anyone',
    summary: 'Asks the payment service whether an order is paid; for who comes back from there',
    params: orderRef,
    perMinute: 30,
    body: z.object({}),
    reply: z.object({ order }),
  }),
  revokeContract: endpoint({
    method: 'POST',
    path: '/api/shop/revocations',
    access: 'anyone',
    summary:
      'Revokes a contract or parts of it (§ 356a BGB), without an account; answers the receipt',
    isStoring: true,
    perMinute: 5,
    body: z.object({
      key,
      name: z.string().trim().min(1).max(120),
      /** The number of the order, or however else the contract is known. */
      contract: z.string().trim().min(1).max(200),
      email,
      comment: z.string().trim().max(MAX_REVOCATION_COMMENT_LENGTH).default(''),
      /** Empty: the whole contract. */
      lines: z.array(cartLine).max(20).default([]),
    }),
    reply: z.object({ receipt: revocationReceipt }),
  }),
};
