import type { Stop } from '@fahrtwind/domain';
import { memo, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { placeLabels } from '../../../parts/place-field/place-labels.ts';
import { StopNumber } from '../../../parts/trip-rows/stop-number.tsx';
import rows from '../../../parts/trip-rows/trip-rows.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';
import { useMayEdit } from '../../../parts/trip-edit/use-may-edit.ts';
import { usePicked } from '../../../parts/trip-edit/use-picked.ts';
import { useInView } from '../../../parts/trip-edit/use-planner-view.ts';
import styles from './list.module.css';
import { PickBox } from './pick/pick-box.tsx';
import { usePick } from './pick/use-pick.ts';
import { StopBody } from './stop-body.tsx';
import { StopMenu } from './stop-menu.tsx';

/**
 * Renders marks behind a stop's name, such as other people's selections. It must be the same function at every render,
 * so that rows are not rendered again.
 */
export type RenderMarks = (stopId: string) => ReactNode;

interface StopRowProps {
  readonly stop: Stop;
  readonly arrivalMinutes: number | null;
  readonly departureMinutes: number | null;
  readonly waitingMinutes?: number | undefined;
  readonly lateMinutes?: number | undefined;
  readonly isMoved: boolean;
  /** The stop that takes the focus when this one is deleted. */
  readonly neighbourId: string | undefined;
  readonly renderMarks: RenderMarks;
}

/** A stop with its entries and details. */
export const StopRow = memo(function StopRow(props: StopRowProps) {
  const { stop, arrivalMinutes, departureMinutes, isMoved, neighbourId, renderMarks } = props;
  const { waitingMinutes, lateMinutes } = props;
  const { name } = placeLabels(stop.location);
  const mayEdit = useMayEdit();
  const isSelected = useInView((view) => view.cityId === stop.id);
  const isAdded = useInView((view) => view.addedStopId === stop.id);
  const isMarked = useInView((view) => view.markedStopId === stop.id);
  const isPicking = usePicked((picked) => picked.isPicking) && mayEdit;
  const pick = usePick(stop.id);
  const row = useRef<HTMLElement>(null);
  useLight(row, stop.id);
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  return (
    // Hovering only highlights the stop on the map; the actions are buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      ref={row}
      data-row={stop.id}
      data-added={isAdded || undefined}
      className={classNames(rows.stop, stop.optional && rows.optional, isMarked && rows.selected)}
      // Not mouseenter: a list that scrolls under a resting mouse must not take the highlight from the keyboard.
      onMouseMove={() => plannerView.hover(stop.id)}
      onMouseLeave={() => plannerView.leave(stop.id)}
      onFocus={() => plannerView.hover(stop.id)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) plannerView.hover(null);
      }}
    >
      {isPicking ? <PickBox stopId={stop.id} name={name} /> : <StopNumber stopId={stop.id} />}
      <StopBody
        stop={stop}
        name={
          <button
            type="button"
            className={styles.stopButton}
            aria-pressed={isSelected}
            onClick={(event) => {
              if (mayEdit && (event.shiftKey || event.ctrlKey || event.metaKey)) pick(event);
              else plannerView.open({ kind: 'stop', stopId: stop.id });
            }}
          >
            {name}
          </button>
        }
        arrivalMinutes={arrivalMinutes}
        departureMinutes={departureMinutes}
        waitingMinutes={waitingMinutes}
        lateMinutes={lateMinutes}
        isMoved={isMoved}
        marks={renderMarks(stop.id)}
      />
      <div data-stop={stop.id} className={styles.stopMenu}>
        {mayEdit && <StopMenu stop={stop} neighbourId={neighbourId} />}
      </div>
    </article>
  );
});

/** Lights the row of the hovered stop. It changes the element directly, so that hovering renders nothing. */
function useLight(row: RefObject<HTMLElement | null>, stopId: string): void {
  useEffect(() => {
    const light = () =>
      row.current?.toggleAttribute('data-lit', plannerView.get().hoveredStopId === stopId);
    light();
    return plannerView.subscribeToHover(light);
  }, [row, stopId]);
}
