import { countryName } from '@fahrtwind/domain';
import type { Order } from '@fahrtwind/contract';
import { requestOf } from '../../../api/client.ts';
import { formatDate, formatDateTime } from '../../../format/date.ts';
import { formatCents } from '../../../format/euros.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { useShopTexts } from '../texts.ts';
import styles from './order.module.css';
import { useOrderTexts } from './texts.ts';

interface OrderFactsProps {
  readonly orderRef: string;
  readonly order: Order;
}

/** Where it goes, how it is paid, and its invoices. */
export function OrderFacts({ orderRef, order }: OrderFactsProps) {
  const texts = useOrderTexts();
  const { payment } = useShopTexts();
  const language = useLanguage();
  const { name, addition, street, postalCode, city, country } = order.recipient;
  const lines = [name, addition, street, `${postalCode} ${city}`, countryName(country, language)];
  return (
    <Card title={texts.facts}>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.number}</dt>
          <dd>{order.number}</dd>
        </div>
        <div>
          <dt>{texts.recipient}</dt>
          <dd>
            {lines
              .filter((line) => line !== '')
              .map((line) => (
                <span key={line} className={styles.line}>
                  {line}
                </span>
              ))}
          </dd>
        </div>
        <div>
          <dt>{texts.payment}</dt>
          <dd>{payment[order.payment]}</dd>
        </div>
        {order.invoices.length > 0 && (
          <div>
            <dt>{texts.invoices}</dt>
            <dd>
              <Invoices orderRef={orderRef} invoices={order.invoices} />
            </dd>
          </div>
        )}
        {order.revocations.map(({ receivedAt, refundCents }) => (
          <div key={receivedAt}>
            <dt>{texts.revocation}</dt>
            <dd>
              {refundCents === null
                ? texts.revocationWaits(formatDateTime(receivedAt, language))
                : texts.revokedAt(
                    formatDateTime(receivedAt, language),
                    formatCents(refundCents, language),
                  )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

interface InvoicesProps {
  readonly orderRef: string;
  readonly invoices: Order['invoices'];
}

function Invoices({ orderRef, invoices }: InvoicesProps) {
  const texts = useOrderTexts();
  const language = useLanguage();
  return invoices.map(({ number, kind, issuedAt }) => {
    const params = { ref: orderRef, number };
    return (
      <a
        key={number}
        className={styles.invoice}
        href={requestOf('getInvoice', { params }).path}
        download
      >
        <Icon name="download" />
        {texts.invoice[kind](number, formatDate(issuedAt, language))}
      </a>
    );
  });
}
