import type { Stop } from '@fahrtwind/domain';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { placeLabels } from '../place-field/place-labels.ts';
import { formatClock } from '../trip-schedule/format-clock.ts';
import { StopEntries } from './stop-entries.tsx';
import { STOP_ICONS, stopIconName } from './trip-icons.ts';
import { useTripRowTexts } from './texts.ts';
import styles from './trip-rows.module.css';

interface StopBodyProps {
  readonly stop: Stop;
  /** The name, as text or as a button. */
  readonly name: ReactNode;
  readonly arrivalMinutes: number | null;
  readonly departureMinutes: number | null;
  readonly waitingMinutes?: number | undefined;
  readonly lateMinutes?: number | undefined;
  readonly isMoved: boolean;
  /** Further marks behind the name. */
  readonly marks?: ReactNode;
}

/** A stop's details: name, place, times, note and entries. */
export function StopBody(props: StopBodyProps) {
  const { stop, name, isMoved, marks } = props;
  const texts = useTripRowTexts();
  const { where } = placeLabels(stop.location);
  return (
    <div className={styles.stopBody}>
      <h3 className={styles.stopName}>
        {name}
        {stop.icon !== '' && <Icon name={STOP_ICONS[stopIconName(stop.icon)]} />}
        {stop.optional && <span className={styles.badge}>{texts.optional}</span>}
        {isMoved && <span className={styles.badge}>{texts.moved}</span>}
        {marks}
      </h3>
      <p className={styles.where}>
        {where && <span>{where}</span>}
        <Times {...props} />
        <PinnedTimes {...props} />
      </p>
      {stop.note?.content && (
        <p className={styles.note} data-details="">
          {stop.note.content}
        </p>
      )}
      <StopEntries entries={stop.entries} />
    </div>
  );
}

type TimesProps = Pick<StopBodyProps, 'arrivalMinutes' | 'departureMinutes'>;

/** Arrival and departure; only the arrival at the end of the day. */
function Times({ arrivalMinutes, departureMinutes }: TimesProps) {
  const texts = useTripRowTexts();
  if (arrivalMinutes === null) return null;
  const arrival = formatClock(arrivalMinutes);
  const departure = departureMinutes === null ? arrival : formatClock(departureMinutes);
  return (
    <span className={styles.times}>
      {departure === arrival ? texts.at(arrival) : texts.fromTo(arrival, departure)}
    </span>
  );
}

type PinnedTimesProps = Pick<StopBodyProps, 'stop' | 'waitingMinutes' | 'lateMinutes'>;

/** The times that are fixed for the stop, and what does not fit them. */
function PinnedTimes({ stop, waitingMinutes = 0, lateMinutes = 0 }: PinnedTimesProps) {
  const texts = useTripRowTexts();
  const { arriveAtMinutes, notBeforeMinutes } = stop;
  const pins = [
    { minutes: arriveAtMinutes, say: texts.arriveAt },
    { minutes: notBeforeMinutes, say: texts.notBefore },
  ];
  return (
    <>
      {pins.map(
        ({ minutes, say }) =>
          minutes !== undefined && (
            <span key={say('')} className={styles.pinned} title={say(formatClock(minutes))}>
              <Icon name="flag" />
              <VisuallyHidden>{say(formatClock(minutes))}</VisuallyHidden>
              <span aria-hidden="true">{formatClock(minutes)}</span>
            </span>
          ),
      )}
      {waitingMinutes >= 1 && <span className={styles.times}>{texts.waits(waitingMinutes)}</span>}
      {lateMinutes >= 1 && <strong className={styles.times}>{texts.late(lateMinutes)}</strong>}
    </>
  );
}
