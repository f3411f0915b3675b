import type { Shop } from '@fahrtwind/contract';
import { useSession } from '../../../store/session/use-session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useShopTexts } from '../texts.ts';
import styles from './frame.module.css';

/** Orders are not taken; people in ADMINS learn why. */
export function ClosedNotice({ shop }: { readonly shop: Shop }) {
  const { closed } = useShopTexts();
  const session = useSession();
  if (shop.isOpen) return null;
  const isOperator = session.state === 'registered' && session.isAdmin;
  return (
    <Notice kind="info" title={closed.title}>
      <p>{closed.text}</p>
      {isOperator && (
        <>
          <p>{closed.forOperator}</p>
          <ul className={styles.names}>
            {shop.missing.map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
