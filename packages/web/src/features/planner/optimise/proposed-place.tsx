import { useInView } from '../plan/use-planner-view.ts';
import styles from './optimise.module.css';
import { useOptimiseTexts } from './texts.ts';

interface ProposedPlaceProps {
  readonly stopId: string;
  /** The one that it has now. */
  readonly number: number | null;
}

/** Where a stop would come in the order that is shown; nothing when it stays. */
export function ProposedPlace({ stopId, number }: ProposedPlaceProps) {
  const texts = useOptimiseTexts();
  const place = useInView((view) => view.preview?.places.get(stopId) ?? null);
  if (place === null || place.number === number) return null;
  return <span className={styles.proposed}>{texts.becomes(place.number, place.day)}</span>;
}
