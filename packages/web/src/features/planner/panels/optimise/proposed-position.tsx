import { useInView } from '../../../../parts/trip-edit/use-planner-view.ts';
import styles from './optimise.module.css';
import { useOptimiseTexts } from './texts.ts';

/** A stop's position in the previewed trip, or that it goes; renders nothing if it stays. */
export function ProposedPosition({ stopId }: { readonly stopId: string }) {
  const texts = useOptimiseTexts();
  const position = useInView((view) => view.preview?.positions.get(stopId) ?? null);
  const isRemoved = useInView((view) => view.preview?.removed.has(stopId) ?? false);
  if (isRemoved) return <span className={styles.proposed}>{texts.goes}</span>;
  if (position === null) return null;
  return <span className={styles.proposed}>{texts.becomes(position.number, position.day)}</span>;
}
