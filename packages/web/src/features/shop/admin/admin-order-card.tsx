import type { AdminOrder } from '@fahrtwind/contract';
import { countryName } from '@fahrtwind/domain';
import { useState } from 'react';
import { call, requestOf } from '../../../api/client.ts';
import { formatDateTime } from '../../../format/date.ts';
import { formatCents } from '../../../format/euros.ts';
import { today } from '../../../parts/today.ts';
import { useAction } from '../../../parts/server-state/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { usePrompt } from '../../../ui/prompt.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { makeKey } from '../state/make-key.ts';
import { useFailureText } from '../../../parts/failures/use-failure-text.ts';
import { useOrderState } from '../state/use-order-state.ts';
import { useShopTexts } from '../texts.ts';
import styles from './admin.module.css';
import { askPayment } from './payment-dialog.tsx';
import { useAdminTexts } from './texts.ts';

interface AdminOrderCardProps {
  readonly order: AdminOrder;
  readonly onChanged: (order: AdminOrder) => void;
}

/** One order with what can be done about it. */
export function AdminOrderCard({ order, onChanged }: AdminOrderCardProps) {
  const texts = useAdminTexts();
  const { payment } = useShopTexts();
  const state = useOrderState(order);
  const language = useLanguage();
  const euros = (cents: number) => formatCents(cents, language);
  const { name, addition, street, postalCode, city, country } = order.recipient;
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <h2>{order.number}</h2>
        <strong>{state}</strong>
        <span>{formatDateTime(order.createdAt, language)}</span>
        <span>{euros(order.totals.totalCents)}</span>
        <span>{payment[order.payment]}</span>
      </header>
      <ul className={styles.names}>
        {order.lines.map((line) => (
          <li key={line.variantId}>
            {line.quantity} × {[line.name, line.colour, line.size].filter(Boolean).join(', ')}
            {line.revokedQuantity > 0 && ` (${texts.revoked(line.revokedQuantity)})`}
          </li>
        ))}
      </ul>
      <p>
        {[
          name,
          addition,
          street,
          `${postalCode} ${city}`,
          countryName(country, language),
          order.email,
        ]
          .filter((word) => word !== '')
          .join(', ')}
      </p>
      <p className={styles.money}>
        {texts.paid(euros(order.paidCents))}
        {order.dueCents > 0 && ` · ${texts.due(euros(order.dueCents))}`}
        {order.refundDueCents > 0 && ` · ${texts.refundDue(euros(order.refundDueCents))}`}
        {order.refundedCents > 0 && ` · ${texts.refunded(euros(order.refundedCents))}`}
      </p>
      {order.invoices.map(({ number }) => (
        <a
          key={number}
          className={styles.invoice}
          href={requestOf('getShopInvoice', { params: { number } }).path}
          download
        >
          {number}
        </a>
      ))}
      <OrderButtons order={order} onChanged={onChanged} />
    </article>
  );
}

function OrderButtons({ order, onChanged }: AdminOrderCardProps) {
  const texts = useAdminTexts();
  const language = useLanguage();
  const confirm = useConfirm();
  const prompt = usePrompt();
  const { number } = order;
  // Money is recorded once for each key, also when an answer was lost.
  const [keys, setKeys] = useState(() => ({ payment: makeKey(), refund: makeKey() }));

  const textOf = useFailureText();
  const acting = useAction(async (act: () => Promise<{ order: AdminOrder } | null>) => {
    const done = await act();
    if (!done) return;
    setKeys({ payment: makeKey(), refund: makeKey() });
    onChanged(done.order);
  }, textOf);
  const params = { number };

  const pay = async () => {
    const money = await askPayment(order);
    return money && call('recordPayment', { params, body: { key: keys.payment, ...money } });
  };
  const ship = async () => {
    const tracking = await prompt({ title: texts.ship.button, label: texts.ship.tracking });
    if (tracking === null) return null;
    return call('shipOrder', { params, body: { carrier: '', tracking } });
  };
  const cancel = async () => {
    const reason = await prompt({
      title: texts.cancel.button,
      label: texts.cancel.reason,
      isValid: (text) => text.trim() !== '',
    });
    return reason === null ? null : call('cancelShopOrder', { params, body: { reason } });
  };
  const refund = async () => {
    const amount = formatCents(order.refundDueCents, language);
    const isMeant = await confirm({
      title: texts.refund.button,
      text: order.payment === 'stripe' ? texts.refund.stripe(amount) : texts.refund.text(amount),
    });
    if (!isMeant) return null;
    const body = { key: keys.refund, amountCents: order.refundDueCents, refundedOn: today() };
    return call('recordRefund', { params, body });
  };

  const actions = [
    // Also too late, in parts or twice: what is too much is to be refunded then.
    [true, texts.pay.button, pay],
    [order.state === 'paid', texts.ship.button, ship],
    [order.refundDueCents > 0, texts.refund.button, refund],
    [order.mayCancel, texts.cancel.button, cancel],
  ] as const;
  return (
    <>
      <div className={styles.actions}>
        {actions
          .filter(([isOffered]) => isOffered)
          .map(([, label, act]) => (
            <Button
              key={label}
              variant="outlined"
              busy={acting.isBusy}
              onClick={() => acting.run(act)}
            >
              {label}
            </Button>
          ))}
      </div>
      {acting.failure && <Notice kind="negative">{acting.failure}</Notice>}
    </>
  );
}
