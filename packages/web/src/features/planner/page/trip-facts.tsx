import { stopsOf, usualLegKind, type LegKind, type Trip } from '@fahrtwind/domain';
import { useId } from 'react';
import { estimateMark } from '../../../format/estimate.ts';
import { wayFigures } from '../../../format/way.ts';
import { LEG_ICONS } from '../../../parts/leg-icons.ts';
import { legWayName } from '../../../parts/leg-kind-name.ts';
import { useTripCardTexts } from '../../../parts/trip-card/texts.ts';
import { formatTripDates } from '../../../parts/trip-dates.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useDatesTexts } from '../panels/dates/texts.ts';
import { useTripRowTexts } from '../../../parts/trip-rows/texts.ts';
import styles from './plan.module.css';
import { useMayEdit } from '../../../parts/trip-edit/use-may-edit.ts';
import { usePlannerActions } from '../../../parts/trip-edit/use-planner-view.ts';
import type { TripSchedule } from '../../../parts/trip-schedule/use-schedule.ts';

interface TripFactsProps {
  readonly trip: Trip;
  readonly schedule: TripSchedule;
}

/** Dates, duration and distance. */
export function TripFacts({ trip, schedule }: TripFactsProps) {
  const cardTexts = useTripCardTexts();
  const language = useLanguage();
  const mayEdit = useMayEdit();
  const { isEstimate } = schedule;
  const figures = wayFigures(schedule, language, estimateMark(isEstimate));
  const dates = formatTripDates(
    trip.days.at(0)?.date ?? '',
    trip.days.at(-1)?.date ?? '',
    language,
  );
  return (
    <div className={styles.facts}>
      {mayEdit ? <DatesButton dates={dates} /> : <span>{dates}</span>}
      <span>{cardTexts.days(trip.days.length)}</span>
      <span className={styles.stopCount}>{cardTexts.stops(stopsOf(trip).length)}</span>
      {figures.length > 0 && <UsualKind kind={usualLegKind(trip)} />}
      {figures.length > 0 && <span>{figures.join(' · ')}</span>}
      {figures.length > 0 && isEstimate && <EstimateNote />}
    </div>
  );
}

/** How the trip is travelled, said once: the legs only say so where they differ. By car goes without saying. */
function UsualKind({ kind }: { readonly kind: LegKind }) {
  const name = legWayName(kind, useLanguage());
  if (kind === 'car') return null;
  return (
    <span className={styles.usual} title={name}>
      <Icon name={LEG_ICONS[kind]} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}

/** Says once for the whole trip what „~“ stands for. */
function EstimateNote() {
  const texts = useTripRowTexts();
  const id = useId();
  return (
    <>
      <button type="button" className={styles.estimate} popoverTarget={id}>
        {texts.estimated}
      </button>
      <p id={id} popover="auto" className={styles.estimateText}>
        {texts.estimateText}
      </p>
    </>
  );
}

/** The dates, as a button that opens their panel. */
function DatesButton({ dates }: { readonly dates: string }) {
  const texts = useDatesTexts();
  const { open } = usePlannerActions();
  return (
    <button
      type="button"
      className={styles.datesButton}
      aria-label={texts.changeDates(dates)}
      onClick={() => open({ kind: 'dates' })}
    >
      <Icon name="calendar" />
      {dates}
    </button>
  );
}
