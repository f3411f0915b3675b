import type { Order } from '@fahrtwind/contract';

const DAY_MS = 24 * 60 * 60 * 1000;

type PassOrder = Pick<Order, 'state' | 'paidAt'> & {
  readonly lines: readonly Pick<
    Order['lines'][number],
    'passDays' | 'quantity' | 'revokedQuantity'
  >[];
};

/** Until when the passes of these orders last: one that is bought while another lasts begins after it. Null without any. */
export function passEnd(orders: readonly PassOrder[]): string | null {
  const bought = orders
    .flatMap(({ state, paidAt, lines }) => {
      const isOver = state === 'cancelled' || state === 'expired';
      return isOver || paidAt === null ? [] : [{ at: Date.parse(paidAt), days: daysOf(lines) }];
    })
    .filter(({ days }) => days > 0)
    .toSorted((one, other) => one.at - other.at);
  const end = bought.reduce((until, { at, days }) => Math.max(until, at) + days * DAY_MS, 0);
  return end === 0 ? null : new Date(end).toISOString();
}

function daysOf(lines: PassOrder['lines']): number {
  return lines.reduce(
    (sum, { passDays, quantity, revokedQuantity }) =>
      sum + (passDays ?? 0) * (quantity - revokedQuantity),
    0,
  );
}
