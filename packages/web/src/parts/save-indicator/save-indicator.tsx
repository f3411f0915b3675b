import { useDeferredValue } from 'react';
import type { SaveState } from '../../store/trips/view/trips-state.ts';
import { useTrips } from '../../store/trips/view/use-trips.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './save-indicator.module.css';
import { useSaveTexts } from './texts.ts';

const ICONS: Readonly<Record<Exclude<SaveState, 'hidden'>, IconName>> = {
  saving: 'reload',
  saved: 'check',
  'on-device': 'device',
  failed: 'error',
  'storage-full': 'warning',
};

/** Says where the current trip's edits are stored. It keeps its space when it has nothing to say. */
export function SaveIndicator() {
  const save = useDeferredValue(useTrips((state) => state.save));
  const { states } = useSaveTexts();
  return (
    <output className={styles.indicator}>
      {save !== 'hidden' && (
        <span className={classNames(styles.state, styles[save])}>
          <Icon name={ICONS[save]} />
          {states[save]}
        </span>
      )}
    </output>
  );
}
