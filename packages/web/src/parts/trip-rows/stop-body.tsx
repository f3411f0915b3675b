import type { Stop } from '@fahrtwind/domain';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
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
