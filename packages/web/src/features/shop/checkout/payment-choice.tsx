import type { PaymentMethod } from '@fahrtwind/domain';
import { useId } from 'react';
import { useShopTexts } from '../texts.ts';
import styles from './checkout.module.css';
import { useCheckoutTexts } from './texts.ts';

interface PaymentChoiceProps {
  readonly payments: readonly PaymentMethod[];
  readonly chosen: PaymentMethod;
  readonly onChoose: (payment: PaymentMethod) => void;
}

export function PaymentChoice({ payments, chosen, onChoose }: PaymentChoiceProps) {
  const { payment: names } = useShopTexts();
  const texts = useCheckoutTexts();
  const name = useId();
  return (
    <div className={styles.payments} role="radiogroup" aria-label={texts.payment}>
      {payments.map((payment) => (
        <label key={payment} className={styles.payment}>
          <input
            type="radio"
            name={name}
            checked={payment === chosen}
            onChange={() => onChoose(payment)}
          />
          <span className={styles.paymentWords}>
            {names[payment]}
            <small>{texts.paymentHint[payment]}</small>
          </span>
        </label>
      ))}
    </div>
  );
}
