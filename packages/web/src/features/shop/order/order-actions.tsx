import { shopPath } from '@fahrtwind/domain';
import type { Order } from '@fahrtwind/contract';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../parts/server-state/use-action.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFailureText } from '../../../parts/failures/use-failure-text.ts';
import styles from './order.module.css';
import { useOrderTexts } from './texts.ts';

interface OrderActionsProps {
  readonly orderRef: string;
  readonly order: Order;
  readonly onChanged: (order: Order) => void;
}

/** Cancelling before it is sent, and revoking. */
export function OrderActions({ orderRef, order, onChanged }: OrderActionsProps) {
  const texts = useOrderTexts();
  const confirm = useConfirm();
  const textOf = useFailureText();
  const cancelling = useAction(async () => {
    const isMeant = await confirm({
      title: texts.cancel.title,
      text: order.paidCents > 0 ? texts.cancel.textPaid : texts.cancel.text,
      okLabel: texts.cancel.ok,
      cancelLabel: texts.cancel.keep,
      isDangerous: true,
    });
    if (!isMeant) return;
    const { order: changed } = await call('cancelOrder', { params: { ref: orderRef }, body: {} });
    onChanged(changed);
  }, textOf);
  const isOver = order.state === 'cancelled' || order.state === 'expired';
  const isRevoked = order.lines.every((line) => line.revokedQuantity >= line.quantity);
  return (
    <div className={styles.actions}>
      {order.mayCancel && (
        <Button variant="outlined" busy={cancelling.isBusy} onClick={() => cancelling.run()}>
          {texts.cancel.button}
        </Button>
      )}
      {!isOver && !isRevoked && (
        <ButtonLink variant="outlined" to={shopPath('widerruf', orderRef)}>
          {texts.revoke}
        </ButtonLink>
      )}
      {cancelling.failure && <Notice kind="negative">{cancelling.failure}</Notice>}
    </div>
  );
}
