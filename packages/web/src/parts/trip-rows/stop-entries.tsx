import { contentOf, type Entry } from '@fahrtwind/domain';
import { memo } from 'react';
import { ENTRY_ICONS } from './trip-icons.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useTripRowTexts } from './texts.ts';
import styles from './trip-rows.module.css';

/** A stop's activities, restaurants and notes. */
export const StopEntries = memo(function StopEntries({
  entries,
}: {
  readonly entries: readonly Entry[];
}) {
  const texts = useTripRowTexts();
  if (entries.length === 0) return null;
  return (
    <ul className={styles.entries} data-details="">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Icon name={ENTRY_ICONS[entry.entryType]} />
          <div>
            <p className={styles.entryName}>
              <VisuallyHidden>{texts.entryTypes[entry.entryType]}: </VisuallyHidden>
              {entry.name}
              {entry.entryType === 'restaurant' && entry.time && (
                <span className={styles.entryTime}> {texts.oClock(entry.time)}</span>
              )}
            </p>
            {contentOf(entry) && <p className={styles.entryText}>{contentOf(entry)}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
});
