import {
  EMPTY_LOCATION,
  isFirm,
  setTransportLeg,
  stopsOf,
  TRANSPORT_TYPES,
  type Location,
  type TransportField,
  type TransportType,
  type Trip,
} from '@fahrtwind/domain';
import { makeId } from '../../../parts/make-id.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from '../edit/edit.module.css';
import { focusPanelTitle } from '../edit/focus-panel-title.ts';
import { useRun } from '../plan/use-run.ts';
import { usePlannerTexts } from '../texts.ts';
import { LEG_ICONS } from './leg-icons.ts';
import { useLegTexts } from './texts.ts';

const EMPTY_LEG = {
  url: '',
  booked: false,
  departureDateTime: '',
  arrivalDateTime: '',
  price: '',
  provider: '',
};

interface NewLegProps {
  readonly trip: Trip;
  readonly field: TransportField;
}

/** The first question of a leg, by car, plane or train; its answer makes the leg. */
export function NewLeg({ trip, field }: NewLegProps) {
  const texts = useLegTexts();
  const { plan } = usePlannerTexts();
  const run = useRun();

  function make(type: TransportType) {
    const isMade = run(setTransportLeg, {
      field,
      leg: {
        ...EMPTY_LEG,
        ...endsOf(trip, field),
        id: makeId(),
        type,
      },
    });
    if (isMade) focusPanelTitle();
  }

  return (
    <>
      <p>{texts.question[field]}</p>
      <div className={styles.row}>
        {TRANSPORT_TYPES.map((type) => (
          <Button key={type} variant="outlined" onClick={() => make(type)}>
            <Icon name={LEG_ICONS[type]} />
            {plan.transportTypes[type]}
          </Button>
        ))}
      </div>
    </>
  );
}

/** What is known of both ends: one arrives at the first stop and leaves from the last. */
function endsOf(trip: Trip, field: TransportField): { from: Location; to: Location } {
  const stops = stopsOf(trip).filter(isFirm);
  const first = stops[0]?.location ?? EMPTY_LOCATION;
  const last = stops.at(-1)?.location ?? EMPTY_LOCATION;
  if (field === 'arrivalEntry') return { from: EMPTY_LOCATION, to: first };
  if (field === 'departureEntry') return { from: last, to: EMPTY_LOCATION };
  return { from: first, to: last };
}
