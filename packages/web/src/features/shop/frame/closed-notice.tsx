import type { Shop } from '@fahrtwind/contract';
import { Notice } from '../../../ui/notice.tsx';
import { useShopTexts } from '../texts.ts';
import styles from './frame.module.css';

/** Orders are not taken; people in ADMINS learn why: only they get what is missing. */
export function ClosedNotice({ shop }: { readonly shop: Shop }) {
  const { closed } = useShopTexts();
  if (shop.isOpen) return null;
  return (
    <Notice kind="info" title={closed.title}>
      <p>{closed.text}</p>
      {shop.missing.length > 0 && (
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
