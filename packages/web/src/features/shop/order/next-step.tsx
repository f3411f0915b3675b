import { isPassOnly, writeIban } from '@fahrtwind/domain';
import type { Order } from '@fahrtwind/contract';
import { formatDate, formatDateTime } from '../../../format/date.ts';
import { formatCents } from '../../../format/euros.ts';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../parts/server-state/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { leaveToPay } from '../state/paying-order.ts';
import { useFailureText } from '../../../parts/failures/use-failure-text.ts';
import { CopyLine } from './copy-line.tsx';
import styles from './order.module.css';
import { useOrderTexts } from './texts.ts';

interface NextStepProps {
  readonly orderRef: string;
  readonly order: Order;
}

/** What happens now: transfer, pay, wait, or what was given back. */
export function NextStep({ orderRef, order }: NextStepProps) {
  const texts = useOrderTexts();
  const language = useLanguage();
  if (order.transfer) return <Transfer order={order} transfer={order.transfer} />;
  if (order.mayPay) return <Paying orderRef={orderRef} order={order} />;
  const isPass = isPassOnly(order.lines);
  const isRevoked = order.lines.every((line) => line.revokedQuantity >= line.quantity);
  const pass = isRevoked ? texts.next.passRevoked : texts.next.passOnly;
  const sentence = {
    open: texts.next.open,
    paid: isPass ? pass : texts.next.paid,
    shipped: isPass ? pass : texts.next.shipped(formatDate(order.shippedAt ?? '', language)),
    cancelled: texts.next.cancelled,
    expired: texts.next.expired,
  }[order.state];
  return (
    <Notice kind={order.state === 'expired' ? 'warning' : 'info'}>
      <p>{sentence}</p>
      {order.shipment && order.shipment.tracking !== '' && (
        <p>{texts.tracking(order.shipment.carrier, order.shipment.tracking)}</p>
      )}
      {order.refundDueCents > 0 && (
        <p>{texts.refundDue(formatCents(order.refundDueCents, language))}</p>
      )}
      {order.refundedCents > 0 && (
        <p>{texts.refunded(formatCents(order.refundedCents, language))}</p>
      )}
    </Notice>
  );
}

function isGoods({ passDays, quantity, revokedQuantity }: Order['lines'][number]): boolean {
  return passDays === null && revokedQuantity < quantity;
}

interface TransferProps {
  readonly order: Order;
  readonly transfer: NonNullable<Order['transfer']>;
}

function Transfer({ order, transfer }: TransferProps) {
  const texts = useOrderTexts();
  const language = useLanguage();
  const { holder, iban, bic, reference } = transfer;
  return (
    <Card title={texts.transfer.title}>
      {order.lines.some(isGoods) && (
        <p>
          {order.heldUntil === null
            ? texts.transfer.notHeld
            : texts.transfer.held(formatDateTime(order.heldUntil, language))}
        </p>
      )}
      <p>{texts.transfer.until(formatDateTime(order.payUntil ?? '', language))}</p>
      <dl className={styles.facts}>
        <CopyLine name={texts.transfer.amount} value={formatCents(order.dueCents, language)} />
        <CopyLine name={texts.transfer.holder} value={holder} />
        <CopyLine name={texts.transfer.iban} value={writeIban(iban)} copied={iban} />
        {bic !== '' && <CopyLine name={texts.transfer.bic} value={bic} />}
        <CopyLine name={texts.transfer.reference} value={reference} />
      </dl>
    </Card>
  );
}

/** Paying at the service; the way there is a navigation of the whole page. */
function Paying({ orderRef, order }: NextStepProps) {
  const texts = useOrderTexts();
  const language = useLanguage();
  const textOf = useFailureText();
  const paying = useAction(async () => {
    const { paymentUrl } = await call('payOrder', { params: { ref: orderRef }, body: {} });
    leaveToPay(paymentUrl, order.number, orderRef);
  }, textOf);
  return (
    <Card title={texts.pay.title}>
      <p>
        {texts.pay.text(
          formatCents(order.dueCents, language),
          formatDateTime(order.payUntil ?? '', language),
        )}
      </p>
      {paying.failure && <Notice kind="negative">{paying.failure}</Notice>}
      <div>
        <Button variant="accent" busy={paying.isBusy} onClick={() => paying.run()}>
          {texts.pay.button}
        </Button>
      </div>
    </Card>
  );
}
