import { randomUUID } from 'node:crypto';
import type { AdminRevocation, Endpoints, RevocationReceipt } from '@fahrtwind/contract';
import {
  balanceOf,
  isInRevocationTime,
  mayCancel,
  revokedCents,
  type Language,
} from '@fahrtwind/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Queries } from '../../../db/queries.ts';
import { AppError } from '../../../http/app-error.ts';
import { returnStock } from '../catalogue/stock.repository.ts';
import { endOrder } from '../orders/end-order.ts';
import { changeOrder, lockOrder } from '../orders/order.repository.ts';
import { endPasses } from '../orders/pro-pass.repository.ts';
import { closeWithoutGoods, hasGoods, settleOrder, type Settling } from '../orders/settle-order.ts';
import {
  shopOrder,
  shopOrderLine,
  shopRevocation,
  type LineQuantity,
  type OrderLineRow,
  type RevocationRow,
} from '../tables/shop.tables.ts';

export type RevocationForm = z.output<Endpoints['revokeContract']['body']>;

/** Receipts for one address about revocations without a known order: a stranger may have typed the address. */
const RECEIPTS_PER_DAY = 5;

interface Site {
  readonly language: Language;
  readonly origin: string;
}

/**
 * Takes a revocation, whatever it is about. It is applied to the order at once where number and address are that order's;
 * everything else waits for the people who run the shop.
 */
export async function revokeContract(
  tx: Queries,
  parts: Settling,
  site: Site,
  form: RevocationForm,
): Promise<RevocationReceipt> {
  const known = await findByKey(tx, form.key);
  if (known) return receiptOf(known);
  const { key: sendKey, ...said } = form;
  const [kept] = await tx
    .insert(shopRevocation)
    .values({ id: randomUUID(), sendKey, ...said, lines: [...said.lines] })
    .onConflictDoNothing({ target: shopRevocation.sendKey })
    .returning();
  // The same click a second time, which waited for the first.
  if (!kept) return receiptOf(orGone(await findByKey(tx, form.key)));
  const orderId = await findMeant(tx, form);
  const lines = orderId === null ? [] : await applyInTime(tx, parts, kept, orderId);
  const receipt = receiptOf(kept);
  // It counts in any case; beyond the limit only the page shows the receipt.
  if (orderId === null && (await countUnmatched(tx, form.email)) > RECEIPTS_PER_DAY) return receipt;
  const what = partsText(form.lines, lines);
  await parts.emit(tx, { kind: 'revoked', receipt, ...site, what });
  return receipt;
}

/** Applies a revocation as far as it is in time. One that is too late as a whole waits at its order for a decision. */
async function applyInTime(
  tx: Queries,
  parts: Settling,
  revocation: RevocationRow,
  orderId: string,
): Promise<readonly OrderLineRow[]> {
  const { order, lines } = orGone(await lockOrder(tx, orderId));
  if (isInRevocationTime(order.createdAt, revocation.receivedAt))
    return applyRevocation(tx, parts, revocation, orderId);
  // For goods the time begins when they have arrived, which we do not know: those are always taken back.
  const taken = takenLines(lines, revocation.lines);
  const goods = taken.filter(({ variantId }) => !isPass(lines, variantId));
  if (goods.length === taken.length) return applyRevocation(tx, parts, revocation, orderId);
  if (goods.length > 0) return applyRevocation(tx, parts, { ...revocation, lines: goods }, orderId);
  await tx.update(shopRevocation).set({ orderId }).where(eq(shopRevocation.id, revocation.id));
  return lines;
}

/** Takes back from an order what a revocation says, and notes what that comes to. Answers the order's lines. */
export async function applyRevocation(
  tx: Queries,
  parts: Settling,
  revocation: Pick<RevocationRow, 'id' | 'lines' | 'receivedAt'>,
  orderId: string,
): Promise<readonly OrderLineRow[]> {
  const locked = orGone(await lockOrder(tx, orderId));
  const { order } = locked;
  const taken = takenLines(locked.lines, revocation.lines);
  const lines = locked.lines.map((line) => ({
    ...line,
    revokedQuantity: line.revokedQuantity + quantityIn(taken, line.variantId),
  }));
  for (const { position, revokedQuantity } of lines)
    await tx
      .update(shopOrderLine)
      .set({ revokedQuantity })
      .where(and(eq(shopOrderLine.orderId, orderId), eq(shopOrderLine.position, position)));
  const { shippingCents, recipient } = order;
  const revoked = revokedCents({ lines, shippingCents, country: recipient.country });
  await tx
    .update(shopRevocation)
    .set({ orderId, revokedLines: taken, refundCents: revoked - order.revokedCents })
    .where(eq(shopRevocation.id, revocation.id));
  const changed = await changeOrder(tx, orderId, { revokedCents: revoked });
  const passDays = passDaysOf(lines, taken);
  if (passDays > 0) await endPasses(tx, orderId, passDays);
  if (!mayCancel(order.state)) return lines;
  // Nothing has left yet: what was taken back goes on sale again.
  if (order.heldUntil !== null)
    await returnStock(
      tx,
      taken.filter(({ variantId }) => !isPass(lines, variantId)),
    );
  const isAll = lines.every((line) => line.revokedQuantity === line.quantity);
  const left = { order: changed, lines };
  if (isAll) await endOrder(tx, parts, left, { state: 'cancelled', reason: null });
  else if (changed.state === 'open' && balanceOf(changed).dueCents === 0)
    await settleOrder(tx, parts, left);
  else if (changed.state === 'paid' && !hasGoods(lines)) await closeWithoutGoods(tx, parts, left);
  return lines;
}

/** Applies a revocation to the order that an admin chose, in time or not. */
export async function assignRevocation(
  tx: Queries,
  parts: Settling,
  id: string,
  orderNumber: string,
): Promise<void> {
  const [revocation] = await tx
    .select()
    .from(shopRevocation)
    .where(eq(shopRevocation.id, id))
    .for('update');
  const [order] = await tx.select().from(shopOrder).where(eq(shopOrder.number, orderNumber));
  if (!revocation || !order) throw new AppError('object-not-found');
  if (revocation.refundCents !== null) throw new AppError('conflict');
  await applyRevocation(tx, parts, revocation, order.id);
}

export async function listRevocations(
  queries: Queries,
  id?: string,
): Promise<readonly AdminRevocation[]> {
  const rows = await queries
    .select({ revocation: shopRevocation, orderNumber: shopOrder.number })
    .from(shopRevocation)
    .leftJoin(shopOrder, eq(shopOrder.id, shopRevocation.orderId))
    .where(id === undefined ? undefined : eq(shopRevocation.id, id))
    .orderBy(desc(shopRevocation.receivedAt))
    .limit(200);
  return rows.map(({ revocation, orderNumber }) => ({
    ...receiptOf(revocation),
    orderNumber,
    refundCents: revocation.refundCents,
  }));
}

async function findByKey(tx: Queries, key: string): Promise<RevocationRow | null> {
  const [found] = await tx.select().from(shopRevocation).where(eq(shopRevocation.sendKey, key));
  return found ?? null;
}

/** By number and address together: a number alone is on every parcel. */
async function findMeant(tx: Queries, form: RevocationForm): Promise<string | null> {
  const number = form.contract.toUpperCase().replaceAll(/\s/g, '');
  const [order] = await tx
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.number, number),
        eq(sql`lower(${shopOrder.email})`, form.email.toLowerCase()),
      ),
    );
  return order?.id ?? null;
}

async function countUnmatched(tx: Queries, email: string): Promise<number> {
  const { rows } = await tx.execute(sql`
    select from shop_revocation
    where lower(email) = ${email.toLowerCase()} and order_id is null
      and received_at > now() - interval '1 day'
    limit ${RECEIPTS_PER_DAY + 1}`);
  return rows.length;
}

/** What can still be taken back of what was said; everything that is left where nothing was. */
function takenLines(lines: readonly OrderLineRow[], said: readonly LineQuantity[]): LineQuantity[] {
  return lines.flatMap(({ variantId, quantity, revokedQuantity }) => {
    const left = quantity - revokedQuantity;
    const wanted = said.length === 0 ? left : quantityIn(said, variantId);
    const taken = Math.min(left, wanted);
    return taken > 0 ? [{ variantId, quantity: taken }] : [];
  });
}

function quantityIn(lines: readonly LineQuantity[], variantId: string): number {
  return lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
}

/** How long the passes among these lines last together. */
function passDaysOf(lines: readonly OrderLineRow[], taken: readonly LineQuantity[]): number {
  return lines.reduce(
    (sum, { variantId, passDays }) => sum + (passDays ?? 0) * quantityIn(taken, variantId),
    0,
  );
}

function isPass(lines: readonly OrderLineRow[], variantId: string): boolean {
  return lines.some((line) => line.variantId === variantId && line.passDays !== null);
}

/** What is revoked in words: by the order's names, or as it was sent where the order is not known. */
function partsText(said: readonly LineQuantity[], lines: readonly OrderLineRow[]): string {
  return said
    .map(({ variantId, quantity }) => {
      const name = lines.find((line) => line.variantId === variantId)?.details.name;
      return `${quantity} × ${name ?? variantId}`;
    })
    .join(', ');
}

function receiptOf(row: RevocationRow): RevocationReceipt {
  const { id, name, contract, email, comment, lines } = row;
  return { id, name, contract, email, comment, lines, receivedAt: row.receivedAt.toISOString() };
}

function orGone<T>(found: T | null): T {
  if (found === null) throw new AppError('object-not-found');
  return found;
}
