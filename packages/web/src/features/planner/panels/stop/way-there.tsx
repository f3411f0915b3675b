import {
  changeTransport,
  hasTicket,
  isDriven,
  legKindOf,
  setLegKind,
  setToll,
  setVehicle,
  stopsOf,
  transportOf,
  VEHICLES,
  type LegChange,
  type LegKind,
  type Stop,
  type StopTimes,
  type Trip,
} from '@fahrtwind/domain';
import { formatDuration } from '../../../../format/duration.ts';
import { estimateMark } from '../../../../format/estimate.ts';
import { legKindName } from '../../../../parts/leg-kind-name.ts';
import { useTripRowTexts } from '../../../../parts/trip-rows/texts.ts';
import { useStopTimes } from '../../../../parts/trip-schedule/use-stop-times.ts';
import type { RunKind } from '../../../../store/trips/view/trip-actions.ts';
import { Button } from '../../../../ui/button.tsx';
import { SwitchField } from '../../../../ui/switch-field.tsx';
import { useLanguage } from '../../../../ui/texts.tsx';
import edit from '../../../../parts/trip-fields/edit.module.css';
import { TypedField } from '../../../../parts/trip-fields/typed-field.tsx';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import { KindChoice } from './kind-choice.tsx';
import { readStay, writeStay } from './read-stay.ts';
import { useStopTexts } from './texts.ts';
import styles from './way.module.css';
import { WayMisfit } from './way-misfit.tsx';
import { WayTicket } from './way-ticket.tsx';

interface WayThereProps {
  readonly trip: Trip;
  readonly stop: Stop;
}

/** How the stop is reached: the kind first, then what belongs to it. */
export function WayThere({ trip, stop }: WayThereProps) {
  const texts = useStopTexts();
  const { run, write } = useRun();
  const leg = useStopTimes(trip, stop.id)?.leg ?? null;
  const stopId = stop.id;
  const kind = legKindOf(stop);
  const change = (fields: LegChange, runKind?: RunKind) =>
    write(changeTransport, { stopId, change: fields }, runKind);
  return (
    <>
      <KindChoice
        label={texts.profile}
        value={kind}
        onChange={(to) => void run(setLegKind, { stopId, kind: to })}
      />
      <OneVehicle trip={trip} kind={kind} />
      <WayMisfit trip={trip} stop={stop} onRebooked={() => change({ booked: true })} />
      {kind === 'ferry' && <FerryOffer stop={stop} leg={leg} change={change} />}
      {hasTicket(kind) && <WayTicket stop={stop} change={change} />}
      <TypedField
        label={texts.duration}
        hint={texts.durationHint(
          leg && transportOf(stop)?.durationMinutes == null && leg.seconds > 0
            ? estimateMark(leg.isEstimate) + formatDuration(leg.seconds / 60)
            : '',
        )}
        value={durationText(stop)}
        maxLength={20}
        isWrittenOnLeave
        write={(text, runKind) => {
          const durationMinutes = readStay(text);
          if (durationMinutes === null && text.trim() !== '') return texts.stayInvalid;
          return change({ durationMinutes }, runKind);
        }}
      />
      {isDriven(stop.routeProfile) && (
        <SwitchField
          label={texts.toll}
          hint={texts.tollHint}
          checked={stop.toll}
          onChange={(toll) => void run(setToll, { stopId, toll })}
        />
      )}
    </>
  );
}

function durationText(stop: Stop): string {
  const minutes = transportOf(stop)?.durationMinutes ?? null;
  return minutes === null ? '' : writeStay(minutes);
}

interface FerryOfferProps {
  readonly stop: Stop;
  readonly leg: StopTimes['leg'];
  readonly change: (fields: LegChange) => string | null;
}

/** The ferry of the table between two places near its ports; one press takes over its time. */
function FerryOffer({ stop, leg, change }: FerryOfferProps) {
  const texts = useStopTexts();
  const rowTexts = useTripRowTexts();
  const [crossing] = leg?.crossings ?? [];
  if (!crossing) return null;
  const isTaken = transportOf(stop)?.durationMinutes === crossing.minutes;
  return (
    <p className={styles.proposal}>
      <span>{rowTexts.crossing(crossing)}</span>
      {!isTaken && (
        <Button
          variant="outlined"
          onClick={() => void change({ durationMinutes: crossing.minutes })}
        >
          {texts.takeTime}
        </Button>
      )}
    </p>
  );
}

interface OneVehicleProps {
  readonly trip: Trip;
  readonly kind: LegKind;
}

/** A camper is chosen for the whole trip. */
function OneVehicle({ trip, kind }: OneVehicleProps) {
  const texts = useStopTexts();
  const language = useLanguage();
  const { run } = useRun();
  const vehicle = VEHICLES.find((one) => one === kind);
  const others = stopsOf(trip)
    .slice(1)
    .filter((stop) => isDriven(stop.routeProfile) && legKindOf(stop) !== kind);
  if (!vehicle || others.length === 0) return null;
  return (
    <Button
      variant="quiet"
      className={edit.start}
      onClick={() => void run(setVehicle, { kind: vehicle }, 'forced')}
    >
      {texts.allLegs(legKindName(vehicle, language), others.length)}
    </Button>
  );
}
