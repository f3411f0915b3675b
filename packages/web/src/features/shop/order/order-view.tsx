import { orderPath } from '@fahrtwind/domain';
import type { Order } from '@fahrtwind/contract';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../../api/client.ts';
import { formatDateTime } from '../../../format/date.ts';
import { endpoint } from '../../../parts/server-state/endpoint.ts';
import { useQuery } from '../../../parts/server-state/use-query.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { Loading } from '../frame/loading.tsx';
import { NotReady } from '../frame/not-ready.tsx';
import { ShopPage } from '../frame/shop-page.tsx';
import { forgetPaying, payingSecret } from '../state/paying-order.ts';
import { useOrderState } from '../state/use-order-state.ts';
import { OrderSummary } from '../summary/order-summary.tsx';
import { NextStep } from './next-step.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import styles from './order.module.css';
import { useOrderTexts } from './texts.ts';

/** One order: right after it was made, coming back from paying, or later. */
export function OrderView({ about }: { readonly about: string }) {
  const ref = useOrderRef(about);
  const texts = useOrderTexts();
  const { loaded, update, reload } = useQuery(endpoint('getOrder', { params: { ref } }));
  const order = loaded.status === 'ready' ? loaded.reply.order : null;
  useReturnFromPaying(ref, order, update);
  const isNew = wasOrderedNow(useLocation().state, order?.number);
  if (loaded.status === 'failed' || loaded.status === 'missing')
    return <NotReady status={loaded.status} missing="order" onRetry={reload} />;
  const title = order ? texts.title(order.number) : texts.loading;
  return (
    <ShopPage title={isNew ? texts.thanks : title}>
      {order ? (
        <ShownOrder
          orderRef={ref}
          order={order}
          isNew={isNew}
          onChanged={(changed) => update(() => ({ order: changed }))}
        />
      ) : (
        <Loading />
      )}
    </ShopPage>
  );
}

/** The payment service leads back by the number; the address becomes the link that opens the order. */
function useOrderRef(about: string): string {
  const navigate = useNavigate();
  const [ref] = useState(() => payingSecret(about) ?? about);
  useEffect(() => {
    if (ref === about) return;
    forgetPaying();
    void navigate(orderPath(ref), { replace: true });
  }, [ref, about, navigate]);
  return ref;
}

/** Asks the payment service once: the page may be here before the service has told the server. */
function useReturnFromPaying(
  ref: string,
  order: Order | null,
  update: (change: () => { readonly order: Order }) => void,
): void {
  const isAsked = useRef(false);
  const mayBePaid = order?.mayPay ?? false;
  useEffect(() => {
    if (!mayBePaid || isAsked.current) return;
    isAsked.current = true;
    call('checkPayment', { params: { ref }, body: {} })
      .then((reply) => update(() => reply))
      .catch((cause: unknown) => console.warn('Payment not checked', cause));
  }, [ref, mayBePaid, update]);
}

interface ShownOrderProps {
  readonly orderRef: string;
  readonly order: Order;
  readonly isNew: boolean;
  readonly onChanged: (order: Order) => void;
}

function ShownOrder({ orderRef, order, isNew, onChanged }: ShownOrderProps) {
  const texts = useOrderTexts();
  const state = useOrderState(order);
  const language = useLanguage();
  return (
    <>
      {isNew && <Notice kind="positive">{texts.confirmed(order.number, order.email)}</Notice>}
      <p className={styles.state}>
        <strong>{state}</strong>
        <span>{texts.orderedAt(formatDateTime(order.createdAt, language))}</span>
      </p>
      <NextStep orderRef={orderRef} order={order} />
      <Card title={texts.ordered}>
        <OrderSummary
          lines={order.lines}
          totals={order.totals}
          taxMode={order.taxMode}
          passDaysOf={({ variantId }) =>
            order.lines.find((line) => line.variantId === variantId)?.passDays ?? null
          }
        />
      </Card>
      <OrderFacts orderRef={orderRef} order={order} />
      <OrderActions orderRef={orderRef} order={order} onChanged={onChanged} />
    </>
  );
}

/** The checkout says so when it leads here; a reload keeps it. */
function wasOrderedNow(state: unknown, number: string | undefined): boolean {
  return (
    number !== undefined &&
    typeof state === 'object' &&
    state !== null &&
    'ordered' in state &&
    state.ordered === number
  );
}
