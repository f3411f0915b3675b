import { memo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { hasPanel } from '../frame/panels.tsx';
import { usePlannerActions } from '../plan/use-planner-view.ts';
import { usePlannerTexts } from '../texts.ts';
import styles from './day-list.module.css';

interface OpenNightProps {
  readonly dayId: string;
  readonly dayNumber: number;
}

/** A night without a bed, with the one thing to do about it. */
export const OpenNight = memo(function OpenNight({ dayId, dayNumber }: OpenNightProps) {
  const { plan: texts } = usePlannerTexts();
  const { open } = usePlannerActions();
  return (
    <div className={styles.openNight}>
      <Icon name="bed" />
      <span>{texts.noLodging}</span>
      {hasPanel('hotel') && (
        <Button
          variant="quiet"
          aria-label={texts.addLodgingTo(dayNumber)}
          onClick={() => open({ kind: 'hotel', dayId })}
        >
          {texts.addLodging}
        </Button>
      )}
    </div>
  );
});
