import type { Stop } from '@fahrtwind/domain';
import { memo, useEffect, useRef } from 'react';
import { placeWords } from '../../../parts/place-field/place-words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SelectedByOthers } from '../companions/selected-by-others.tsx';
import { hasPanel } from '../frame/panels.tsx';
import { plannerView } from '../plan/planner-view.ts';
import { useMayEdit } from '../plan/use-may-edit.ts';
import { useInView } from '../plan/use-planner-view.ts';
import { ProposedPlace } from '../optimise/proposed-place.tsx';
import { PickBox } from '../reorder/pick-box.tsx';
import { usePick } from '../reorder/use-pick.ts';
import { usePicked } from '../reorder/use-picked.ts';
import { STOP_ICONS, stopIconName } from '../stop-panel/stop-icons.ts';
import { usePlannerTexts } from '../texts.ts';
import styles from './day-list.module.css';
import { formatClock } from './format-clock.ts';
import { StopEntries } from './stop-entries.tsx';
import { StopMenu } from './stop-menu.tsx';
import { StopNumber } from './stop-number.tsx';

interface StopRowProps {
  readonly stop: Stop;
  readonly arrivalMinutes: number | null;
  readonly departureMinutes: number | null;
  readonly isMoved: boolean;
  /** Who takes the focus when this one goes. */
  readonly neighbourId: string | undefined;
}

/** A place of the day, with what is to do and to know there. */
export const StopRow = memo(function StopRow(props: StopRowProps) {
  const { stop, isMoved, neighbourId } = props;
  const { plan: texts } = usePlannerTexts();
  const { name, where } = placeWords(stop.location);
  const mayEdit = useMayEdit();
  const isLit = useInView((view) => view.hoveredStopId === stop.id);
  const isSelected = useInView((view) => view.selectedStopId === stop.id);
  const isPicking = usePicked((picked) => picked.isPicking) && mayEdit;
  const pick = usePick(stop.id);
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  return (
    // Pointing at the row shows its stop on the map; what can be done with it are its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      ref={row}
      data-row={stop.id}
      className={classNames(
        styles.stop,
        stop.optional && styles.optional,
        isLit && styles.lit,
        isSelected && styles.selected,
      )}
      // Not by entering: a list that moves under a mouse at rest must not take the light from the keyboard.
      onMouseMove={() => plannerView.hover(stop.id)}
      onMouseLeave={() => plannerView.leave(stop.id)}
      onFocus={() => plannerView.hover(stop.id)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) plannerView.hover(null);
      }}
    >
      {isPicking ? <PickBox stopId={stop.id} name={name} /> : <StopNumber stopId={stop.id} />}
      <div className={styles.stopBody}>
        <h3 className={styles.stopName}>
          <button
            type="button"
            className={styles.stopButton}
            aria-pressed={isSelected}
            onClick={(event) => {
              if (mayEdit && (event.shiftKey || event.ctrlKey || event.metaKey)) pick(event);
              else open(stop.id);
            }}
          >
            {name}
          </button>
          {stop.icon !== '' && <Icon name={STOP_ICONS[stopIconName(stop.icon)]} />}
          {stop.optional && <span className={styles.badge}>{texts.optional}</span>}
          {isMoved && <span className={styles.badge}>{texts.moved}</span>}
          <ProposedPlace stopId={stop.id} />
          <SelectedByOthers stopId={stop.id} />
        </h3>
        <p className={styles.where}>
          {where && <span>{where}</span>}
          <Times {...props} />
        </p>
        {stop.note?.content && <p className={styles.note}>{stop.note.content}</p>}
        <StopEntries entries={stop.entries} />
      </div>
      <div data-stop={stop.id} className={styles.stopMenu}>
        {mayEdit && <StopMenu stop={stop} neighbourId={neighbourId} />}
      </div>
    </article>
  );
});

function open(stopId: string): void {
  if (hasPanel('stop')) plannerView.open({ kind: 'stop', stopId });
  else plannerView.select(stopId);
}

/** When one is there; only the arrival where the day ends. */
function Times({ arrivalMinutes, departureMinutes }: StopRowProps) {
  const { plan: texts } = usePlannerTexts();
  if (arrivalMinutes === null) return null;
  const arrival = formatClock(arrivalMinutes);
  const isPassing = departureMinutes === null || departureMinutes === arrivalMinutes;
  return (
    <span className={styles.times}>
      {isPassing ? texts.at(arrival) : texts.fromTo(arrival, formatClock(departureMinutes))}
    </span>
  );
}
