import type { Endpoints, Received } from '@fahrtwind/contract';
import { useState, type FormEvent } from 'react';
import { call } from '../../../api/client.ts';
import { formatDate } from '../../../format/date.ts';
import { formatCents } from '../../../format/euros.ts';
import { endpoint } from '../../../parts/server-state/endpoint.ts';
import { useQuery } from '../../../parts/server-state/use-query.ts';
import { useAction } from '../../../parts/server-state/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FailedNotice } from '../../../ui/failed-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useFailureText } from '../../../parts/failures/use-failure-text.ts';
import styles from './admin.module.css';
import { useAdminTexts } from './texts.ts';

type Stock = Received<Endpoints['listStock']['reply']>;
type StockLine = Stock['variants'][number];

/** How many there are of each variant, and what products have cost. */
export function StockList() {
  const texts = useAdminTexts();
  const { loaded, reload } = useQuery(endpoint('listStock'));
  if (loaded.status === 'loading') return <Skeleton shape="block" />;
  if (loaded.status !== 'ready')
    return <FailedNotice onRetry={reload}>{texts.failed}</FailedNotice>;
  return (
    <>
      <ul className={styles.stock}>
        {loaded.reply.variants.map((line) => (
          <li key={line.variantId}>
            <StockField key={line.stock} line={line} onConflict={reload} />
          </li>
        ))}
      </ul>
      <Prices prices={loaded.reply.prices} />
    </>
  );
}

interface StockFieldProps {
  readonly line: StockLine;
  readonly onConflict: () => void;
}

function StockField({ line, onConflict }: StockFieldProps) {
  const texts = useAdminTexts();
  const [was, setWas] = useState(line.stock);
  const [value, setValue] = useState(String(line.stock ?? ''));
  const name = [line.name, line.colour, line.size].filter(Boolean).join(', ');
  const textOf = useFailureText();
  const saving = useAction(async (stock: number, before: number) => {
    const { variantId } = line;
    const saved = await call('setStock', { params: { variantId }, body: { stock, was: before } });
    setWas(saved.stock);
    setValue(String(saved.stock));
    showToast({ kind: 'positive', text: texts.stock.saved(name, saved.stock) });
  }, textOf);
  if (was === null) return <p>{texts.stock.unlimited(name)}</p>;
  const isNumber = /^\d{1,6}$/.test(value.trim());

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isNumber && was !== null) saving.run(Number(value), was);
  }

  return (
    <form className={styles.stockForm} noValidate onSubmit={submit}>
      <TextField
        label={name}
        inputMode="numeric"
        value={value}
        error={isNumber ? undefined : texts.stock.notANumber}
        onChange={(event) => setValue(event.target.value)}
      />
      <Button type="submit" variant="outlined" busy={saving.isBusy}>
        {texts.stock.save}
      </Button>
      {saving.failure && (
        <Notice
          kind="negative"
          action={
            <Button variant="outlined" onClick={onConflict}>
              {texts.retry}
            </Button>
          }
        >
          {saving.failure}
        </Notice>
      )}
    </form>
  );
}

function Prices({ prices }: Pick<Stock, 'prices'>) {
  const texts = useAdminTexts();
  const language = useLanguage();
  if (prices.length === 0) return null;
  return (
    <Card title={texts.prices}>
      <ul className={styles.names}>
        {prices.map(({ productId, priceCents, since }) => (
          <li key={`${productId} ${since}`}>
            {productId}: {formatCents(priceCents, language)},{' '}
            {texts.since(formatDate(since, language))}
          </li>
        ))}
      </ul>
    </Card>
  );
}
