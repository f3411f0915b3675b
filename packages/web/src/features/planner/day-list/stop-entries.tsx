import type { Entry, EntryType } from '@fahrtwind/domain';
import { memo } from 'react';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { usePlannerTexts } from '../texts.ts';
import styles from './day-list.module.css';

const ICONS: Readonly<Record<EntryType, IconName>> = {
  activity: 'star',
  note: 'note',
  restaurant: 'food',
};

/** What to do, to eat and to remember at a stop. */
export const StopEntries = memo(function StopEntries({
  entries,
}: {
  readonly entries: readonly Entry[];
}) {
  const { plan: texts } = usePlannerTexts();
  if (entries.length === 0) return null;
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Icon name={ICONS[entry.entryType]} />
          <div>
            <p className={styles.entryName}>
              <VisuallyHidden>{texts.entryTypes[entry.entryType]}: </VisuallyHidden>
              {entry.name}
            </p>
            {entry.entryType !== 'restaurant' && entry.content && (
              <p className={styles.entryText}>{entry.content}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
});
