import { ORDER_STATES, PATHS, type OrderState } from '@fahrtwind/domain';
import type { AdminOrder } from '@fahrtwind/contract';
import { Link, useSearchParams } from 'react-router';
import { call } from '../../../api/client.ts';
import { endpoint } from '../../../parts/server-state/endpoint.ts';
import { useQuery } from '../../../parts/server-state/use-query.ts';
import { useAction } from '../../../parts/server-state/use-action.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { FailedNotice } from '../../../ui/failed-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useFailureText } from '../../../parts/failures/use-failure-text.ts';
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
  const query = queryOf(filter);
  const { loaded, update, reload } = useQuery(endpoint('listShopOrders', { query }));
  const textOf = useFailureText();
  const more = useAction(async (before: string) => {
    const page = await call('listShopOrders', { query: { ...query, before } });
    update((known) => ({ ...page, orders: [...known.orders, ...page.orders] }));
    announce(texts.moreShown);
  }, textOf);
  if (loaded.status === 'loading') return <Skeleton shape="block" />;
  if (loaded.status !== 'ready')
    return <FailedNotice onRetry={reload}>{texts.failed}</FailedNotice>;
  const { orders, next } = loaded.reply;
  if (orders.length === 0) return <Notice kind="info">{texts.none}</Notice>;

  /** What was changed stays in its place, so that one sees what came of it. */
  function replace(changed: AdminOrder) {
    update((known) => ({
      ...known,
      orders: known.orders.map((one) => (one.number === changed.number ? changed : one)),
    }));
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
        <Button variant="outlined" busy={more.isBusy} onClick={() => more.run(next)}>
          {texts.more}
        </Button>
      )}
    </>
  );
}

function queryOf(filter: Filter) {
  if (filter === 'all') return {};
  return filter === 'refund' ? { due: filter } : { state: filter };
}
