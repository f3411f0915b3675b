import type { Order, RevocationReceipt } from '@fahrtwind/contract';
import { useEffect, useRef } from 'react';
import { formatDateTime } from '../../../format/date.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import styles from './revocation.module.css';
import { useRevocationTexts } from './texts.ts';

interface ReceiptProps {
  readonly receipt: RevocationReceipt;
  readonly order: Order | null;
}

/** What was declared, with date and time (§ 356a Abs. 4 BGB). The same goes out as a mail. */
export function Receipt({ receipt, order }: ReceiptProps) {
  const texts = useRevocationTexts();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const nameOf = (variantId: string) =>
    order?.lines.find((line) => line.variantId === variantId)?.name ?? variantId;
  const what =
    receipt.lines.length === 0
      ? texts.receipt.whole
      : receipt.lines.map((line) => `${line.quantity} × ${nameOf(line.variantId)}`).join(', ');
  const facts = [
    [texts.receipt.receivedAt, formatDateTime(receipt.receivedAt, language)],
    [texts.fields.name, receipt.name],
    [texts.fields.contract, receipt.contract],
    [texts.receipt.what, what],
    [texts.fields.email, receipt.email],
    ...(receipt.comment === '' ? [] : [[texts.comment, receipt.comment]]),
    [texts.receipt.id, receipt.id],
  ] as const;
  return (
    <section className={styles.receipt} aria-labelledby="receipt-title">
      <h2 id="receipt-title" ref={heading} tabIndex={-1}>
        {texts.receipt.title}
      </h2>
      <p>{texts.receipt.text(receipt.email)}</p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{texts.receipt.next}</p>
      <div className={styles.print}>
        <Button variant="outlined" onClick={() => window.print()}>
          <Icon name="download" />
          {texts.receipt.print}
        </Button>
      </div>
    </section>
  );
}
