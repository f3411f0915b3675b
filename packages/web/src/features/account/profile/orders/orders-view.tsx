import { isPassOnly, orderPath, PATHS } from '@fahrtwind/domain';
import type { Order } from '@fahrtwind/contract';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../../api/client.ts';
import { formatDate } from '../../../../format/date.ts';
import { formatCents } from '../../../../format/euros.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Page } from '../../../../ui/page.tsx';
import { CampScene } from '../../../../ui/scenes/camp-scene.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useLanguage } from '../../../../ui/texts.tsx';
import { useAccountTexts } from '../../texts.ts';
import styles from '../profile.module.css';
import { passEnd } from './pass-end.ts';

type Loaded =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly orders: readonly Order[] };

/** The own orders, newest first. */
export function OrdersView({ hasProPass }: { readonly hasProPass: boolean }) {
  const { orders: texts } = useAccountTexts();
  const { loaded, reload } = useOrders();
  return (
    <Page title={texts.title} intro={texts.intro}>
      <div className={styles.stack}>
        {loaded.status === 'loading' && <Skeleton shape="block" />}
        {loaded.status === 'failed' && (
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
        )}
        {loaded.status === 'ready' && (
          <>
            {hasProPass && <PassNotice orders={loaded.orders} />}
            <OrderList orders={loaded.orders} />
          </>
        )}
      </div>
    </Page>
  );
}

function PassNotice({ orders }: { readonly orders: readonly Order[] }) {
  const { orders: texts } = useAccountTexts();
  const language = useLanguage();
  const end = passEnd(orders);
  return (
    <Notice kind="positive">
      {end === null ? texts.pass : texts.passUntil(formatDate(end, language))}
    </Notice>
  );
}

function OrderList({ orders }: { readonly orders: readonly Order[] }) {
  const { orders: texts } = useAccountTexts();
  const language = useLanguage();
  if (orders.length === 0)
    return (
      <EmptyState
        scene={<CampScene />}
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

function useOrders() {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  useEffect(() => {
    let isGone = false;
    async function ask() {
      const answer = await load();
      if (!isGone) setLoaded(answer);
    }
    void ask();
    return () => {
      isGone = true;
    };
  }, []);
  return { loaded, reload: () => void load().then(setLoaded) };
}

async function load(): Promise<Loaded> {
  try {
    const { orders } = await call('listOrders');
    return { status: 'ready', orders };
  } catch (cause) {
    console.warn('Orders not loaded', cause);
    return { status: 'failed' };
  }
}
