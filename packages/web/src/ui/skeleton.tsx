import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';
import { useUiTexts } from './ui-texts.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface SkeletonProps {
  readonly shape?: 'line' | 'title' | 'block' | 'circle';
  readonly className?: string | undefined;
}

/** A grey placeholder for content that is loading. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return (
    <span className={classNames(styles.skeleton, styles[shape], className)} aria-hidden="true" />
  );
}

/** The placeholder of a page: heading, introduction and a first card. */
export function PageSkeleton() {
  const texts = useUiTexts();
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton className={styles.short} />
      <Skeleton shape="block" />
    </div>
  );
}
