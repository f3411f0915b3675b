import { useInView } from '../../../../parts/trip-edit/use-planner-view.ts';
import styles from './optimise.module.css';
import { useOptimiseTexts } from './texts.ts';

/** A stop's position in the previewed trip, that it goes, or what would come beside it; nothing if all stays. */
export function ProposedPosition({ stopId }: { readonly stopId: string }) {
  const texts = useOptimiseTexts();
  const position = useInView((view) => view.preview?.positions.get(stopId) ?? null);
  const isRemoved = useInView((view) => view.preview?.removed.has(stopId) ?? false);
  const before = useInView((view) => view.preview?.added.before.get(stopId) ?? null);
  const after = useInView((view) => view.preview?.added.after.get(stopId) ?? null);
  return (
    <>
      {before !== null && <Mark>{texts.comesBefore(before)}</Mark>}
      {isRemoved && <Mark>{texts.goes}</Mark>}
      {!isRemoved && position !== null && (
        <Mark>{texts.becomes(position.number, position.day)}</Mark>
      )}
      {after !== null && <Mark>{texts.comes(after)}</Mark>}
    </>
  );
}

function Mark({ children }: { readonly children: string }) {
  return (
    <span className={styles.proposed} data-proposed="">
      {children}
    </span>
  );
}
