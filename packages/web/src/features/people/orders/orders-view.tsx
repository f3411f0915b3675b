import { isPassOnly, orderPath, PATHS } from '@fahrtwind/domain';
import type { Order } from '@fahrtwind/contract';
import { Link } from 'react-router';
import { formatDate } from '../../../format/date.ts';
import { formatCents } from '../../../format/euros.ts';
import { endpoint } from '../../../parts/server-state/endpoint.ts';
import { useQuery } from '../../../parts/server-state/use-query.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FailedNotice } from '../../../ui/failed-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { Scene } from '../../../ui/scenes/scene.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { usePeopleTexts } from '../texts.ts';
import styles from '../components/profile.module.css';
import { passEnd } from './pass-end.ts';

/** The own orders, newest first. */
export function OrdersView({ hasProPass }: { readonly hasProPass: boolean }) {
  const { orders: texts } = usePeopleTexts();
  const { loaded, reload } = useQuery(endpoint('listOrders'));
  return (
    <Page title={texts.title} intro={texts.intro}>
      <div className={styles.stack}>
        {loaded.status === 'loading' && <Skeleton shape="block" />}
        {(loaded.status === 'failed' || loaded.status === 'missing') && (
          <FailedNotice onRetry={reload}>{texts.failed}</FailedNotice>
        )}
        {loaded.status === 'ready' && (
          <>
            {hasProPass && <PassNotice orders={loaded.reply.orders} />}
            <OrderList orders={loaded.reply.orders} />
          </>
        )}
      </div>
    </Page>
  );
}

function PassNotice({ orders }: { readonly orders: readonly Order[] }) {
  const { orders: texts } = usePeopleTexts();
  const language = useLanguage();
  const end = passEnd(orders);
  return (
    <Notice kind="positive">
      {end === null ? texts.pass : texts.passUntil(formatDate(end, language))}
    </Notice>
  );
}

function OrderList({ orders }: { readonly orders: readonly Order[] }) {
  const { orders: texts } = usePeopleTexts();
  const language = useLanguage();
  if (orders.length === 0)
    return (
      <EmptyState
        scene={<Scene name="camp" />}
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={
          <ButtonLink to={PATHS.merch} variant="accent">
            {texts.emptyAction}
          </ButtonLink>
        }
      />
    );
  return (
    <ul className={styles.links}>
      {orders.map(({ number, state, createdAt, totals, lines }) => (
        <li key={number}>
          <Link to={orderPath(number)} className={styles.way}>
            <Icon name="bag" className={styles.wayIcon} />
            <span className={styles.wayWords}>
              <span className={styles.wayLabel}>
                {number},{' '}
                {state === 'shipped' && isPassOnly(lines) ? texts.passState : texts.state[state]}
              </span>
              <span className={styles.wayHint}>
                {formatDate(createdAt, language)} · {formatCents(totals.totalCents, language)} ·{' '}
                {lines.map(({ name }) => name).join(', ')}
              </span>
            </span>
            <Icon name="forward" className={styles.wayEnd} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
