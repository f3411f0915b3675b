import {
  EMPTY_LOCATION,
  isFirm,
  newTransportLeg,
  setTransportLeg,
  stopsOf,
  TRANSPORT_TYPES,
  type Location,
  type TransportField,
  type TransportType,
  type Trip,
} from '@fahrtwind/domain';
import { makeId } from '../../../../parts/make-id.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import styles from '../../../../parts/trip-fields/edit.module.css';
import { focusPanelTitle } from '../../../../parts/trip-fields/focus-panel-title.ts';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import { useTripRowTexts } from '../../../../parts/trip-rows/texts.ts';
import { TRANSPORT_ICONS } from '../../../../parts/trip-rows/trip-icons.ts';
import { useTransportTexts } from './texts.ts';

interface NewTransportProps {
  readonly trip: Trip;
  readonly field: TransportField;
}

/** Asks for car, plane or train; the answer creates the journey. */
export function NewTransport({ trip, field }: NewTransportProps) {
  const texts = useTransportTexts();
  const rowTexts = useTripRowTexts();
  const { run } = useRun();

  function make(type: TransportType) {
    const isMade = run(setTransportLeg, {
      field,
      leg: newTransportLeg({ ...endsOf(trip, field), id: makeId(), type }),
    });
    if (isMade) focusPanelTitle();
  }

  return (
    <>
      <p>{texts.question[field]}</p>
      <div className={styles.row}>
        {TRANSPORT_TYPES.map((type) => (
          <Button key={type} variant="outlined" onClick={() => make(type)}>
            <Icon name={TRANSPORT_ICONS[type]} />
            {rowTexts.transportTypes[type]}
          </Button>
        ))}
      </div>
    </>
  );
}

/** The known ends: the outward journey arrives at the first stop, the return journey leaves from the last. */
function endsOf(trip: Trip, field: TransportField): { from: Location; to: Location } {
  const stops = stopsOf(trip).filter(isFirm);
  const first = stops[0]?.location ?? EMPTY_LOCATION;
  const last = stops.at(-1)?.location ?? EMPTY_LOCATION;
  if (field === 'arrivalEntry') return { from: EMPTY_LOCATION, to: first };
  if (field === 'departureEntry') return { from: last, to: EMPTY_LOCATION };
  return { from: first, to: last };
}
