import type { AdminRevocation } from '@fahrtwind/contract';
import { useState, type FormEvent } from 'react';
import { call } from '../../../api/client.ts';
import { formatDateTime } from '../../../format/date.ts';
import { formatCents } from '../../../format/euros.ts';
import { endpoint } from '../../../parts/server-state/endpoint.ts';
import { useQuery } from '../../../parts/server-state/use-query.ts';
import { useAction } from '../../../parts/server-state/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { FailedNotice } from '../../../ui/failed-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { useFailureText } from '../../../parts/failures/use-failure-text.ts';
import styles from './admin.module.css';
import { useAdminTexts } from './texts.ts';

/** What was revoked; whose order is unknown can be said here. */
export function RevocationList() {
  const texts = useAdminTexts();
  const { loaded, update, reload } = useQuery(endpoint('listRevocations'));
  if (loaded.status === 'loading') return <Skeleton shape="block" />;
  if (loaded.status !== 'ready')
    return <FailedNotice onRetry={reload}>{texts.failed}</FailedNotice>;
  const { revocations } = loaded.reply;
  if (revocations.length === 0) return <Notice kind="info">{texts.noRevocations}</Notice>;
  const replace = (changed: AdminRevocation) =>
    update((now) => ({
      revocations: now.revocations.map((one) => (one.id === changed.id ? changed : one)),
    }));
  return (
    <ul className={styles.cards}>
      {revocations.map((revocation) => (
        <li key={revocation.id}>
          <RevocationCard revocation={revocation} onChanged={replace} />
        </li>
      ))}
    </ul>
  );
}

interface RevocationCardProps {
  readonly revocation: AdminRevocation;
  readonly onChanged: (revocation: AdminRevocation) => void;
}

function RevocationCard({ revocation, onChanged }: RevocationCardProps) {
  const texts = useAdminTexts();
  const language = useLanguage();
  const { id, name, contract, email, comment, receivedAt, orderNumber, refundCents, lines } =
    revocation;
  const [number, setNumber] = useState(orderNumber ?? '');
  const textOf = useFailureText();
  const assigning = useAction(async () => {
    const body = { orderNumber: number.trim().toUpperCase() };
    const { revocation: changed } = await call('assignRevocation', { params: { id }, body });
    onChanged(changed);
  }, textOf);

  function submit(event: FormEvent) {
    event.preventDefault();
    assigning.run();
  }

  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <h2>{orderNumber ?? texts.unmatched}</h2>
        <span>{formatDateTime(receivedAt, language)}</span>
        {refundCents !== null && <span>{texts.refundDue(formatCents(refundCents, language))}</span>}
      </header>
      <p>{[name, contract, email].join(' · ')}</p>
      {comment !== '' && <p>{comment}</p>}
      {lines.length > 0 && (
        <p>{lines.map((line) => `${line.quantity} × ${line.variantId}`).join(', ')}</p>
      )}
      {refundCents === null && (
        <form className={styles.stockForm} noValidate onSubmit={submit}>
          <TextField
            label={texts.orderNumber}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
          />
          <Button type="submit" variant="outlined" busy={assigning.isBusy}>
            {texts.assign}
          </Button>
        </form>
      )}
      {assigning.failure && <Notice kind="negative">{assigning.failure}</Notice>}
    </article>
  );
}
