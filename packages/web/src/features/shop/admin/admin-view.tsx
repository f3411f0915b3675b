import { PATHS, returningPath, shopPath } from '@fahrtwind/domain';
import { Link } from 'react-router';
import { endpoint } from '../../../parts/server-state/endpoint.ts';
import { useQuery } from '../../../parts/server-state/use-query.ts';
import { useSession } from '../../../store/session/use-session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Scene } from '../../../ui/scenes/scene.tsx';
import { ShopPage } from '../frame/shop-page.tsx';
import styles from './admin.module.css';
import { OrderList } from './order-list.tsx';
import { RevocationList } from './revocation-list.tsx';
import { StockList } from './stock-list.tsx';
import { useAdminTexts } from './texts.ts';

const SECTIONS = ['bestellungen', 'lager', 'widerrufe'] as const;

/** Orders, stock and revocations, for people in ADMINS. */
export function AdminView({ about }: { readonly about: string }) {
  const texts = useAdminTexts();
  const session = useSession();
  const section = SECTIONS.find((one) => one === about) ?? 'bestellungen';
  if (session.state !== 'registered' || !session.isAdmin)
    return (
      <ShopPage title={texts.title}>
        <EmptyState
          scene={<Scene name="camp" />}
          title={texts.noRight.title}
          text={texts.noRight.text}
          action={
            <ButtonLink to={returningPath(PATHS.signIn, shopPath('verwaltung'))} variant="accent">
              {texts.noRight.action}
            </ButtonLink>
          }
        />
      </ShopPage>
    );
  return (
    <ShopPage title={texts.title}>
      <Status />
      <nav className={styles.tabs} aria-label={texts.title}>
        {SECTIONS.map((name) => (
          <Link
            key={name}
            to={shopPath('verwaltung', name)}
            aria-current={name === section ? 'page' : undefined}
          >
            {texts.sections[name]}
          </Link>
        ))}
      </nav>
      {section === 'bestellungen' && <OrderList />}
      {section === 'lager' && <StockList />}
      {section === 'widerrufe' && <RevocationList />}
    </ShopPage>
  );
}

/** What waits, and why the shop takes no orders. */
function Status() {
  const texts = useAdminTexts();
  const { loaded } = useQuery(endpoint('getShopStatus'));
  if (loaded.status !== 'ready') return null;
  const { isOpen, missing, unpublished, ...counts } = loaded.reply;
  const waiting = [
    [counts.openOrders, texts.status.openOrders],
    [counts.ordersToSend, texts.status.ordersToSend],
    [counts.refundsDue, texts.status.refundsDue],
    [counts.unmatchedRevocations, texts.status.unmatchedRevocations],
  ] as const;
  return (
    <>
      <dl className={styles.counts}>
        {waiting.map(([count, name]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {!isOpen && (
        <Notice kind="warning" title={texts.status.closed}>
          <ul className={styles.names}>
            {missing.map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {unpublished.map(({ file, problems }) => (
        <Notice key={file} kind="warning" title={texts.status.unpublished(file)}>
          {problems.join(' · ')}
        </Notice>
      ))}
    </>
  );
}
