import type { AdminOrder, Order } from '@fahrtwind/contract';
import { balanceOf, lineCents, mayCancel, orderTotals } from '@fahrtwind/domain';
import type { Seller } from '../invoices/invoice.repository.ts';
import type { WholeOrder } from './order.repository.ts';

/** An order as its customer sees it. */
export function orderView(whole: WholeOrder, seller: Seller): Order {
  const { order, lines } = whole;
  const { number, state, payment, taxMode, email, recipient, paidCents, refundedCents } = order;
  const totals = orderTotals(lines, order.shippingCents, taxMode);
  const balance = balanceOf(order);
  const isOpen = state === 'open';
  return {
    number,
    state,
    payment,
    taxMode,
    email,
    recipient,
    paidCents,
    refundedCents,
    ...balance,
    createdAt: order.createdAt.toISOString(),
    payUntil: isOpen ? order.payUntil.toISOString() : null,
    heldUntil: (isOpen && order.heldUntil?.toISOString()) || null,
    lines: lines.map((line) => ({
      variantId: line.variantId,
      productId: line.productId,
      name: line.details.name,
      size: line.details.size,
      colour: line.details.colour,
      material: line.details.material,
      quantity: line.quantity,
      unitCents: line.unitCents,
      totalCents: lineCents(line),
      passDays: line.passDays,
      revokedQuantity: line.revokedQuantity,
    })),
    totals: { ...totals, vat: [...totals.vat] },
    paidAt: order.paidAt?.toISOString() ?? null,
    shippedAt: order.shippedAt?.toISOString() ?? null,
    endedAt: order.endedAt?.toISOString() ?? null,
    shipment: order.shipment,
    invoices: whole.invoices.map(({ issuedAt, kind, ...invoice }) => ({
      number: invoice.number,
      kind,
      issuedAt: issuedAt.toISOString(),
      totalCents: invoice.totalCents,
    })),
    agreed: [...order.agreed],
    transfer: isOpen && payment === 'prepayment' ? transferOf(seller, number) : null,
    mayCancel: mayCancel(state),
    mayPay: isOpen && payment === 'stripe',
    revocations: whole.revocations.map(({ receivedAt, revokedLines, refundCents }) => ({
      receivedAt: receivedAt.toISOString(),
      lines: revokedLines ?? [],
      refundCents,
    })),
  };
}

export function adminOrderView(whole: WholeOrder, seller: Seller): AdminOrder {
  return {
    ...orderView(whole, seller),
    hasAccount: whole.order.userId !== null,
    payments: whole.payments.map(({ kind, means, amountCents, happenedOn, reference }) => ({
      kind,
      means,
      amountCents,
      happenedOn,
      reference,
    })),
  };
}

export function transferOf(
  { shop, operator }: Seller,
  reference: string,
): NonNullable<Order['transfer']> {
  return { holder: operator.name, iban: shop.iban, bic: shop.bic, reference };
}
