import { ORDER_STATES, PATHS, type OrderState } from '@fahrtwind/domain';
import type { AdminOrder } from '@fahrtwind/contract';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import { call } from '../../../api/client.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useLoaded } from '../state/use-loaded.ts';
import { useAction } from '../state/use-action.ts';
import { useShopTexts } from '../texts.ts';
import styles from './admin.module.css';
import { AdminOrderCard } from './admin-order-card.tsx';
import { useAdminTexts } from './texts.ts';

type Filter = OrderState | 'refund' | 'all';

const FILTERS: readonly Filter[] = ['all', ...ORDER_STATES, 'refund'];

/** All orders, or those of one state. */
export function OrderList() {
  const texts = useAdminTexts();
  const { orderState } = useShopTexts();
  const [search] = useSearchParams();
  const wanted = FILTERS.find((one) => one === search.get('status')) ?? 'all';
  const nameOf = (filter: Filter) =>
    filter === 'all' || filter === 'refund' ? texts.filter[filter] : orderState[filter];
  return (
    <>
      <nav className={styles.filters} aria-label={texts.filter.label}>
        {FILTERS.map((filter) => (
          <Link
            key={filter}
            to={`${PATHS.merch}?verwaltung=bestellungen&status=${filter}`}
            aria-current={filter === wanted ? 'true' : undefined}
          >
            {nameOf(filter)}
          </Link>
        ))}
      </nav>
      <Orders key={wanted} filter={wanted} />
    </>
  );
}

function Orders({ filter }: { readonly filter: Filter }) {
  const texts = useAdminTexts();
  const load = useCallback(() => loadOrders(filter), [filter]);
  const { loaded, show, reload } = useLoaded(undefined, load);
  const more = useAction(async (before: string, known: readonly AdminOrder[]) => {
    const page = await loadOrders(filter, before);
    show({ ...page, orders: [...known, ...page.orders] });
    announce(texts.moreShown);
  });
  if (loaded.status === 'loading') return <Skeleton shape="block" />;
  if (loaded.status !== 'ready')
    return (
      <Notice
        kind="negative"
        action={
          <Button variant="outlined" onClick={reload}>
            {texts.retry}
          </Button>
        }
      >
        {texts.failed}
      </Notice>
    );
  const { orders, next } = loaded.reply;
  if (orders.length === 0) return <Notice kind="info">{texts.none}</Notice>;

  /** What was changed stays in its place, so that one sees what came of it. */
  function replace(changed: AdminOrder) {
    show({ orders: orders.map((one) => (one.number === changed.number ? changed : one)), next });
  }

  return (
    <>
      <ul className={styles.cards}>
        {orders.map((order) => (
          <li key={order.number}>
            <AdminOrderCard order={order} onChanged={replace} />
          </li>
        ))}
      </ul>
      {next !== null && (
        <Button variant="outlined" busy={more.isBusy} onClick={() => more.run(next, orders)}>
          {texts.more}
        </Button>
      )}
    </>
  );
}

function loadOrders(filter: Filter, before?: string) {
  const page = before === undefined ? {} : { before };
  if (filter === 'all') return call('listShopOrders', { query: page });
  if (filter === 'refund') return call('listShopOrders', { query: { ...page, due: 'refund' } });
  return call('listShopOrders', { query: { ...page, state: filter } });
}
