import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { dayView } from '../../../parts/trip-edit/day-view.ts';
import { useDayView } from '../../../parts/trip-edit/use-day-view.ts';
import styles from './plan.module.css';
import { usePageTexts } from './texts.ts';

/** Shows stops with or without their notes and entries. */
export function DensityButton() {
  const { plan: texts } = usePageTexts();
  const isCompact = useDayView((view) => view.isCompact);
  return (
    <Button
      variant="quiet"
      className={styles.density}
      aria-label={texts.compact}
      title={texts.compact}
      aria-pressed={isCompact}
      onClick={() => dayView.setCompact(!isCompact)}
    >
      <Icon name={isCompact ? 'expand' : 'collapse'} />
    </Button>
  );
}
