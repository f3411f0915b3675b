import {
  shortLabel,
  TRANSPORT_FIELDS,
  type TransportField,
  type TransportLeg,
  type Trip,
} from '@fahrtwind/domain';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LEG_ICONS } from '../legs-panel/leg-icons.ts';
import { useLegTexts } from '../legs-panel/texts.ts';
import { usePlannerTexts } from '../texts.ts';
import styles from './plan.module.css';
import { useMayEdit } from './use-may-edit.ts';
import { usePlannerActions } from './use-planner-view.ts';

const ORDER: Readonly<Record<TransportField, number>> = {
  arrivalEntry: 0,
  duringTripEntry: 1,
  departureEntry: 2,
};

const WHICH = {
  arrivalEntry: 'arrival',
  duringTripEntry: 'during',
  departureEntry: 'departure',
} as const satisfies Record<TransportField, string>;

/** The way there, the vehicle in between and the way home; who may edit can add what is missing. */
export function TransportLegs({ trip }: { readonly trip: Trip }) {
  const { plan: texts } = usePlannerTexts();
  const mayEdit = useMayEdit();
  const fields = TRANSPORT_FIELDS.toSorted((one, other) => ORDER[one] - ORDER[other]).filter(
    (field) => mayEdit || trip[field] !== null,
  );
  if (fields.length === 0) return null;
  return (
    <section className={styles.transport} aria-labelledby="verbindungen">
      <h2 id="verbindungen">{texts.transport}</h2>
      <ul>
        {fields.map((field) => (
          <li key={field}>
            <LegRow field={field} leg={trip[field]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LegRowProps {
  readonly field: TransportField;
  readonly leg: TransportLeg | null;
}

function LegRow({ field, leg }: LegRowProps) {
  const { plan: texts } = usePlannerTexts();
  const legTexts = useLegTexts();
  const { open } = usePlannerActions();
  const mayEdit = useMayEdit();
  const name = texts.legs[field];
  const change = leg ? legTexts.editLeg : legTexts.addLeg;
  return (
    <>
      <Icon name={leg ? LEG_ICONS[leg.type] : 'route'} />
      <span>
        <strong>{name}</strong>
        <span>{leg ? wayOf(leg) : legTexts.open}</span>
      </span>
      <Button
        variant="quiet"
        aria-label={mayEdit ? change(name) : legTexts.viewLeg(name)}
        onClick={() => open({ kind: 'leg', which: WHICH[field] })}
      >
        {mayEdit ? (leg ? legTexts.edit : legTexts.add) : legTexts.view}
      </Button>
    </>
  );

  function wayOf({ type, from, to }: TransportLeg): string {
    const isWay = field !== 'duringTripEntry' && from.label !== '' && to.label !== '';
    const way = isWay ? `, ${texts.way(shortLabel(from), shortLabel(to))}` : '';
    return texts.transportTypes[type] + way;
  }
}
