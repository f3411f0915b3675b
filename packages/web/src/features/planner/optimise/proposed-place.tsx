import { useInView } from '../plan/use-planner-view.ts';
import styles from './optimise.module.css';
import { useOptimiseTexts } from './texts.ts';

/** Where a stop would come in the order that is shown; nothing when it stays. */
export function ProposedPlace({ stopId }: { readonly stopId: string }) {
  const texts = useOptimiseTexts();
  const place = useInView((view) => view.preview?.places.get(stopId) ?? null);
  if (place === null) return null;
  return <span className={styles.proposed}>{texts.becomes(place.number, place.day)}</span>;
}
