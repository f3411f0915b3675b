import { Skeleton } from '../../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './split-view.module.css';
import { useSplitViewTexts } from './texts.ts';

/** The planner before its trip is loaded, in the same layout, so that nothing jumps. */
export function PlannerSkeleton() {
  const texts = useSplitViewTexts();
  return (
    <div className={styles.root} aria-busy="true">
      <div className={styles.column}>
        <div className={styles.skeletonList}>
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      </div>
      <div className={styles.divider} />
      <div className={classNames(styles.map, styles.skeletonMap)} />
    </div>
  );
}
