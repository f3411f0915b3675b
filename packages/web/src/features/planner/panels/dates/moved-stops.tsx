import { findStop, markMovedSeen, shortLabel, type Trip } from '@fahrtwind/domain';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { focusTitleNearby } from '../../../../parts/trip-fields/focus-panel-title.ts';
import { useMayEdit } from '../../../../parts/trip-edit/use-may-edit.ts';
import styles from './moved-stops.module.css';
import { useDatesTexts } from './texts.ts';

const NAMED = 6;

/** The stops that the last change of dates has moved, in one line, until the user closes it. */
export function MovedStops({ trip }: { readonly trip: Trip }) {
  const texts = useDatesTexts();
  const { run } = useRun();
  const mayEdit = useMayEdit();
  const names = trip.movedCities.flatMap((id) => {
    const found = findStop(trip, id);
    return found ? [shortLabel(found.stop.location)] : [];
  });
  if (names.length === 0) return null;
  const named = texts.movedNames(names.slice(0, NAMED).join(', '), names.length - NAMED);
  return (
    <div className={styles.line}>
      <Icon name="info" />
      <output className={styles.text} title={named}>
        <strong>{texts.moved(names.length)}</strong> <span>{named}</span>
      </output>
      {mayEdit && (
        <Button
          variant="quiet"
          className={styles.close}
          aria-label={texts.seen}
          title={texts.seen}
          // Dismissing is not an edit that belongs into the undo history.
          onClick={({ currentTarget }) => {
            focusTitleNearby(currentTarget);
            run(markMovedSeen, {}, 'derived');
          }}
        >
          <Icon name="close" />
        </Button>
      )}
    </div>
  );
}
