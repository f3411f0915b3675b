import { removeStop, setOptional, shortLabel, type Stop } from '@fahrtwind/domain';
import { ActionMenu } from '../../../parts/action-menu/action-menu.tsx';
import { placeWords } from '../../../parts/place-field/place-words.ts';
import { useTripActions } from '../../../store/trips/use-trips.ts';
import { classNames } from '../../../ui/class-names.ts';
import { showToast } from '../../../ui/toast.ts';
import { SelectedByOthers } from '../companions/selected-by-others.tsx';
import { withTotals } from '../plan/with-totals.ts';
import { useRun } from '../plan/use-run.ts';
import { usePlannerTexts } from '../texts.ts';
import styles from './day-list.module.css';
import { StopEntries } from './stop-entries.tsx';

interface StopRowProps {
  readonly stop: Stop;
  readonly number: number;
  readonly isMoved: boolean;
  /** Who takes the focus when this one goes. */
  readonly neighbourId: string | undefined;
}

/** A place of the day, with what is to do and to know there. */
export function StopRow({ stop, number, isMoved, neighbourId }: StopRowProps) {
  const { plan: texts } = usePlannerTexts();
  const { name, where } = placeWords(stop.location);
  const actions = useStopActions(stop, neighbourId);
  return (
    <article className={classNames(styles.stop, stop.optional && styles.optional)}>
      <span className={styles.stopNumber} aria-hidden="true">
        {number}
      </span>
      <div className={styles.stopBody}>
        <h3 className={styles.stopName}>
          {name}
          {stop.optional && <span className={styles.badge}>{texts.optional}</span>}
          {isMoved && <span className={styles.badge}>{texts.moved}</span>}
          <SelectedByOthers stopId={stop.id} />
        </h3>
        {where && <p className={styles.where}>{where}</p>}
        {stop.note?.content && <p className={styles.note}>{stop.note.content}</p>}
        <StopEntries entries={stop.entries} />
      </div>
      <div data-stop={stop.id} className={styles.stopMenu}>
        <ActionMenu label={texts.stopMenu(name)} actions={actions} />
      </div>
    </article>
  );
}

function useStopActions(stop: Stop, neighbourId: string | undefined) {
  const { plan: texts } = usePlannerTexts();
  const { undo } = useTripActions();
  const run = useRun();
  const stopId = stop.id;

  function remove() {
    if (!run(withTotals(removeStop), { stopId })) return;
    focusSoon(neighbourId);
    showToast({
      kind: 'info',
      text: texts.stopRemoved(shortLabel(stop.location)),
      action: { label: texts.takeBack, run: () => void undo() },
    });
  }

  return [
    {
      label: stop.optional ? texts.makeFirm : texts.makeOptional,
      icon: stop.optional ? 'check' : 'wait',
      run: () => void run(withTotals(setOptional), { stopId, optional: !stop.optional }),
    },
    { label: texts.removeStop, icon: 'trash', isDangerous: true, run: remove },
  ] as const;
}

/** After the next drawing, because the row is about to go. */
function focusSoon(stopId: string | undefined): void {
  requestAnimationFrame(() => {
    const row =
      stopId === undefined ? null : document.querySelector(`[data-stop="${stopId}"] button`);
    const target = row ?? document.querySelector('h1');
    if (target instanceof HTMLElement) target.focus();
  });
}
