import type { Stop } from '@fahrtwind/domain';
import { createContext, use, type ReactNode } from 'react';
import { STOP_ICONS, stopIconName } from '../../../parts/trip-rows/trip-icons.ts';
import { useTripRowTexts } from '../../../parts/trip-rows/texts.ts';
import rows from '../../../parts/trip-rows/trip-rows.module.css';
import { formatClock } from '../../../parts/trip-schedule/format-clock.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './stop-body.module.css';
import { StopDetails } from './stop-details.tsx';

/** The hints of `placeHints`. A context, because an edit may change those of later stops and nothing else about them. */
export const PlaceHints = createContext<Readonly<Record<string, string>>>({});

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

/** A line with name and times, and one with plans and note. */
export function StopBody(props: StopBodyProps) {
  const { stop, name, isMoved, marks } = props;
  const texts = useTripRowTexts();
  return (
    <div>
      <div className={styles.line}>
        <h3 className={rows.stopName}>
          {name}
          {stop.icon !== '' && <Icon name={STOP_ICONS[stopIconName(stop.icon)]} />}
          {stop.optional && <span className={rows.badge}>{texts.optional}</span>}
          {isMoved && <span className={classNames(rows.badge, styles.moved)}>{texts.moved}</span>}
          {marks}
        </h3>
        <Hint stopId={stop.id} />
        <p className={styles.times}>
          <PinnedTimes {...props} />
          <Times {...props} />
        </p>
      </div>
      <StopDetails
        entries={stop.entries}
        note={stop.note?.content ?? ''}
        commentCount={stop.comments?.length ?? 0}
      />
    </div>
  );
}

function Hint({ stopId }: { readonly stopId: string }) {
  const hint = use(PlaceHints)[stopId];
  return hint === undefined ? null : <p className={styles.hint}>{hint}</p>;
}

type TimesProps = Pick<StopBodyProps, 'arrivalMinutes' | 'departureMinutes'>;

/** Arrival and departure; only the arrival at the end of the day, and on phones. */
function Times({ arrivalMinutes, departureMinutes }: TimesProps) {
  if (arrivalMinutes === null) return null;
  const arrival = formatClock(arrivalMinutes);
  const departure = departureMinutes === null ? arrival : formatClock(departureMinutes);
  return (
    <span>
      {arrival}
      {departure !== arrival && <span className={styles.departure}> – {departure}</span>}
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
            <span key={say('')} className={rows.pinned} title={say(formatClock(minutes))}>
              <Icon name="flag" />
              <VisuallyHidden>{say(formatClock(minutes))}</VisuallyHidden>
              <span aria-hidden="true">{formatClock(minutes)}</span>
            </span>
          ),
      )}
      {waitingMinutes >= 1 && <span>{texts.waits(waitingMinutes)}</span>}
      {lateMinutes >= 1 && <strong>{texts.late(lateMinutes)}</strong>}
    </>
  );
}
