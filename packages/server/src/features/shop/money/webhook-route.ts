import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../http/app-error.ts';
import { limitEndpoint } from '../../../http/limits.ts';
import { parseBodies } from '../../../http/read-body.ts';
import { giveBackExcess } from './give-back.ts';
import { settleSession, type MoneyParts } from './settle-session.ts';
import type { PaymentEvent, StripePayments } from './stripe-payments.ts';

const PATH = '/api/shop/stripe';
const PER_MINUTE = 600;

/**
 * What the payment service tells us. The signature is over the bytes as they came, so they are read in a scope of their
 * own, without our parser. An event only says where to look: what counts is what the service answers when it is asked.
 */
export function mountWebhook(app: FastifyInstance, parts: MoneyParts): void {
  const { stripe } = parts;
  if (!stripe) return;
  void app.register(async (scope) => {
    const limit = limitEndpoint(scope, 'stripe', PER_MINUTE);
    scope.removeAllContentTypeParsers();
    parseBodies(scope, 'application/json', (_request, body) => body);
    scope.post(
      PATH,
      {
        schema: { hide: true },
        config: { isForAnyOrigin: true },
        bodyLimit: 256 * 1024,
        onRequest: limit,
      },
      async (request, reply) => {
        const signature = request.headers['stripe-signature'];
        const event = readEvent(stripe, request.body, signature);
        await handleEvent(parts, stripe, event);
        return reply.send({});
      },
    );
  });
}

function readEvent(stripe: StripePayments, body: unknown, signature: unknown): PaymentEvent {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new AppError('bad-request');
  try {
    return stripe.readEvent(body, signature);
  } catch {
    // Forged, or older than five minutes.
    throw new AppError('unauthorized');
  }
}

async function handleEvent(
  parts: MoneyParts,
  stripe: StripePayments,
  { id, type, sessionId }: PaymentEvent,
): Promise<void> {
  if (sessionId === null) return;
  const { db } = parts.database;
  const { rows } = await db.execute(sql`select from shop_payment_event where id = ${id}`);
  if (rows.length > 0) return;
  const payment = await stripe.read(sessionId);
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      insert into shop_payment_event (id, type) values (${id}, ${type}) on conflict do nothing`);
    if (rowCount === 1) await settleSession(tx, parts, payment);
  });
  await giveBackExcess(parts);
}
