import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export const STRIPE_KEYS: Readonly<Record<string, string>> & {
  readonly STRIPE_WEBHOOK_SECRET: string;
} = {
  STRIPE_SECRET_KEY: 'sk_test_0123456789',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
};

interface FakeSession {
  readonly id: string;
  readonly client_reference_id: string;
  readonly amount_total: number;
  readonly expires_at: number;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly status: 'open' | 'complete' | 'expired';
  readonly payment_status: 'paid' | 'unpaid';
  readonly payment_intent: string | null;
  readonly intentStatus: string;
}

interface FakeRefund {
  readonly id: string;
  readonly payment: string;
  readonly amount: number;
}

/** What the service knows. */
interface Memory {
  readonly sessions: Map<string, FakeSession>;
  readonly refunds: FakeRefund[];
  /** By their idempotency keys. */
  readonly answers: Map<string, object>;
  isAway: boolean;
  url: string;
}

export interface FakeStripe {
  readonly url: string;
  readonly sessions: ReadonlyMap<string, FakeSession>;
  readonly refunds: readonly FakeRefund[];
  /** What happens on the page of a session: paid at once, a slow payment begins, it fails, or it expires. */
  act(sessionId: string, what: keyof typeof OUTCOMES): void;
  /** A second page of the same order; answers its id. */
  copy(sessionId: string): string;
  /** While it is away, every request fails. */
  setAway(isAway: boolean): void;
  close(): Promise<void>;
}

const OUTCOMES = {
  pay: (id: string) => ({
    status: 'complete',
    payment_status: 'paid',
    payment_intent: `pi_${id}`,
    intentStatus: 'succeeded',
  }),
  begin: (id: string) => ({
    status: 'complete',
    payment_intent: `pi_${id}`,
    intentStatus: 'processing',
  }),
  fail: () => ({ status: 'complete', intentStatus: 'requires_payment_method' }),
  expire: () => ({ status: 'expired' }),
} as const satisfies Readonly<Record<string, (id: string) => Partial<FakeSession>>>;

/**
 * A server on this machine that speaks the part of Stripe's API that the shop uses. Opening the page of a
 * session in a browser pays and leads back.
 */
export async function startFakeStripe(): Promise<FakeStripe> {
  const memory: Memory = {
    sessions: new Map(),
    refunds: [],
    answers: new Map(),
    isAway: false,
    url: '',
  };
  const server = createServer((request, response) => void respond(memory, request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  memory.url = `http://127.0.0.1:${port}`;
  return {
    url: memory.url,
    sessions: memory.sessions,
    refunds: memory.refunds,
    act: (id, what) => act(memory, id, what),
    copy: (id) => {
      const copied = `${id}copy`;
      const session = memory.sessions.get(id);
      if (session) memory.sessions.set(copied, { ...session, id: copied });
      return copied;
    },
    setAway: (isAway) => {
      memory.isAway = isAway;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function act({ sessions }: Memory, id: string, what: keyof typeof OUTCOMES): void {
  const session = sessions.get(id);
  if (session) sessions.set(id, { ...session, ...OUTCOMES[what](id) });
}

async function respond(
  memory: Memory,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const paid = /^\/pay\/(\w+)$/.exec(request.url ?? '')?.[1];
  if (paid !== undefined) {
    act(memory, paid, 'pay');
    response.writeHead(303, { location: memory.sessions.get(paid)?.success_url ?? '/' }).end();
    return;
  }
  if (memory.isAway) {
    request.socket.destroy();
    return;
  }
  const [status, body] = await answer(memory, request);
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function answer(
  memory: Memory,
  request: IncomingMessage,
): Promise<readonly [number, object]> {
  const form = new URLSearchParams(await text(request));
  if (request.headers.authorization !== `Bearer ${STRIPE_KEYS['STRIPE_SECRET_KEY']}`)
    return [401, failure('wrong key')];
  const { pathname } = new URL(request.url ?? '', 'http://here');
  const key = request.headers['idempotency-key'];
  const known = typeof key === 'string' ? memory.answers.get(key) : undefined;
  if (known) return [200, known];
  const made = make(memory, `${request.method} ${pathname}`, form);
  if (!made) return [400, failure('not possible')];
  if (typeof key === 'string') memory.answers.set(key, made);
  return [200, made];
}

function make(memory: Memory, what: string, form: URLSearchParams): object | null {
  if (what === 'POST /v1/checkout/sessions') return createSession(memory, form);
  if (what === 'POST /v1/refunds') return createRefund(memory, form);
  const [, id = '', verb] = /\/v1\/checkout\/sessions\/(\w+)(?:\/(expire))?$/.exec(what) ?? [];
  const session = memory.sessions.get(id);
  if (!session || (verb !== undefined && session.status !== 'open')) return null;
  if (verb !== undefined) act(memory, id, 'expire');
  return shown(memory, memory.sessions.get(id) ?? session);
}

/** Null for a page that would end within half an hour. */
function createSession(memory: Memory, form: URLSearchParams): object | null {
  const endsAt = Number(form.get('expires_at'));
  if (endsAt * 1000 < Date.now() + 30 * 60_000) return null;
  const session: FakeSession = {
    id: `cs_test_${randomUUID().replaceAll('-', '')}`,
    client_reference_id: form.get('client_reference_id') ?? '',
    amount_total: totalOf(form),
    expires_at: endsAt,
    success_url: form.get('success_url') ?? '',
    cancel_url: form.get('cancel_url') ?? '',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    intentStatus: 'requires_payment_method',
  };
  memory.sessions.set(session.id, session);
  return shown(memory, session);
}

/** Null for more than is left of the payment. */
function createRefund({ refunds, sessions }: Memory, form: URLSearchParams): object | null {
  const id = `re_${randomUUID().replaceAll('-', '')}`;
  const [payment, amount] = [form.get('payment_intent') ?? '', Number(form.get('amount'))];
  const paid = sessions.get(payment.replace('pi_', ''))?.amount_total ?? 0;
  const before = refunds.filter((refund) => refund.payment === payment);
  if (before.reduce((sum, refund) => sum + refund.amount, amount) > paid) return null;
  refunds.push({ id, payment, amount });
  return { id, object: 'refund', status: 'succeeded' };
}

function shown({ url }: Memory, { intentStatus, ...session }: FakeSession): object {
  const { id, status, payment_intent: intent } = session;
  return {
    ...session,
    object: 'checkout.session',
    url: status === 'open' ? `${url}/pay/${id}` : null,
    payment_intent: intent === null ? null : { id: intent, status: intentStatus },
  };
}

function totalOf(form: URLSearchParams): number {
  let total = 0;
  for (let index = 0; form.has(`line_items[${index}][quantity]`); index += 1)
    total +=
      Number(form.get(`line_items[${index}][quantity]`)) *
      Number(form.get(`line_items[${index}][price_data][unit_amount]`));
  return total;
}

function failure(message: string): object {
  return { error: { type: 'invalid_request_error', message } };
}

/** An event as Stripe sends it, with its signature. */
export function signedEvent(
  type: string,
  sessionId: string,
  secret = STRIPE_KEYS.STRIPE_WEBHOOK_SECRET,
): { readonly payload: string; readonly headers: Readonly<Record<string, string>> } {
  const payload = JSON.stringify({
    id: `evt_${randomUUID().replaceAll('-', '')}`,
    object: 'event',
    type,
    data: { object: { id: sessionId, object: 'checkout.session' } },
  });
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
  return {
    payload,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': `t=${time},v1=${signature}`,
    },
  };
}
