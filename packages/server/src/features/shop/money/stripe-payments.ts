import { lineCents } from '@fahrtwind/domain';
import { Stripe } from 'stripe';
import type { ShopConfig } from '../../../config/config.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Log } from '../../../jobs/log.ts';
import type { OrderLineRow, OrderRow } from '../tables/shop.tables.ts';

/** How a page for paying stands, as the service says when it is asked. */
export interface PaymentState {
  readonly sessionId: string;
  /** The order's id, as we gave it. */
  readonly orderId: string;
  /** failed: chosen a slow means of payment that did not work out. */
  readonly state: 'open' | 'processing' | 'paid' | 'failed' | 'expired';
  readonly url: string | null;
  readonly amountCents: number;
  /** Id of the payment, once there is one. */
  readonly paymentId: string | null;
}

export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly sessionId: string | null;
}

/** The part of Stripe that the shop uses. */
export interface StripePayments {
  /** Opens a page for paying an order. Asked twice with the same end and amount it is the same page. */
  open(order: OrderRow, lines: readonly OrderLineRow[], back: Back): Promise<PaymentState>;
  read(sessionId: string): Promise<PaymentState>;
  /** Ends a page; how it stands then: it may have been paid at the last moment. */
  end(sessionId: string): Promise<PaymentState>;
  /** The same key never gives back twice; answers the id of the refund. */
  refund(paymentId: string, amountCents: number, key: string): Promise<string>;
  /** Throws when it does not carry the right signature. */
  readEvent(body: Buffer, signature: string): PaymentEvent;
}

interface Back {
  readonly paidUrl: string;
  readonly unpaidUrl: string;
  readonly shippingName: string;
}

export function createStripePayments(
  config: NonNullable<ShopConfig['stripe']>,
  log: Log,
): StripePayments {
  const stripe = new Stripe(config.secretKey, {
    ...addressOf(config.url),
    maxNetworkRetries: 1,
    // The customer waits for the reply.
    timeout: 8000,
    telemetry: false,
  });
  const { sessions } = stripe.checkout;
  const refuse = tellAway(log);
  const asked = <T>(answer: Promise<T>): Promise<T> => answer.catch(refuse);
  const read = async (id: string): Promise<PaymentState> =>
    stateOf(await asked(sessions.retrieve(id, { expand: ['payment_intent'] })));
  return {
    open: async (order, lines, back) => {
      const endsAt = Math.floor(order.payUntil.getTime() / 1000);
      const created = sessions.create(
        {
          mode: 'payment',
          client_reference_id: order.id,
          customer_email: order.email,
          locale: order.language,
          expires_at: endsAt,
          success_url: back.paidUrl,
          cancel_url: back.unpaidUrl,
          line_items: lineItems(order, lines, back.shippingName),
          payment_intent_data: { description: order.number },
        },
        { idempotencyKey: `order-${order.id}-${endsAt}-${order.revokedCents}` },
      );
      return stateOf(await asked(created));
    },
    read,
    end: async (id) => {
      try {
        return stateOf(await sessions.expire(id));
      } catch (error) {
        // Only an open page can be ended.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return read(id);
        return refuse(error);
      }
    },
    refund: async (paymentId, amountCents, key) => {
      const wish = { payment_intent: paymentId, amount: amountCents };
      return (await asked(stripe.refunds.create(wish, { idempotencyKey: key }))).id;
    },
    readEvent: (body, signature) => {
      const event = stripe.webhooks.constructEvent(body, signature, config.webhookSecret);
      const isSession = event.type.startsWith('checkout.session.');
      const { object } = event.data;
      const sessionId = isSession && 'id' in object ? object.id : null;
      return { id: event.id, type: event.type, sessionId };
    },
  };
}

/** Whatever keeps the service from answering, who asked may try again. Its own status codes are not ours. */
function tellAway(log: Log): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    log.warn({ err: error }, 'the payment service does not answer');
    throw new AppError('payment-unavailable');
  };
}

/** The real address, or that of a test's server on this machine. */
function addressOf(url: string | null): Partial<Stripe.StripeConfig> {
  if (url === null) return {};
  const { hostname, port } = new URL(url);
  return { host: hostname, port, protocol: 'http' };
}

function item(name: string, cents: number, quantity: number) {
  return {
    quantity,
    price_data: { currency: 'eur', unit_amount: cents, product_data: { name } },
  };
}

/** What was not revoked, with its shipping. */
function lineItems(order: OrderRow, lines: readonly OrderLineRow[], shippingName: string) {
  const kept = lines
    .map((line) => ({ ...line, quantity: line.quantity - line.revokedQuantity }))
    .filter(({ quantity }) => quantity > 0);
  const goods = kept.reduce((sum, line) => sum + lineCents(line), 0);
  const shipping = order.totalCents - order.revokedCents - goods;
  return [
    ...kept.map((line) => item(line.details.name, line.unitCents, line.quantity)),
    ...(shipping > 0 ? [item(shippingName, shipping, 1)] : []),
  ];
}

function stateOf(session: Stripe.Checkout.Session): PaymentState {
  const { payment_intent: payment } = session;
  return {
    sessionId: session.id,
    orderId: session.client_reference_id ?? '',
    state: conditionOf(session),
    url: session.url,
    amountCents: session.amount_total ?? 0,
    paymentId: typeof payment === 'string' ? payment : (payment?.id ?? null),
  };
}

function conditionOf({
  status,
  payment_status: paid,
  payment_intent: payment,
}: Stripe.Checkout.Session): PaymentState['state'] {
  if (paid === 'paid') return 'paid';
  if (status === 'open') return 'open';
  if (status === 'expired') return 'expired';
  const isProcessing = typeof payment === 'object' && payment?.status === 'processing';
  return isProcessing ? 'processing' : 'failed';
}
