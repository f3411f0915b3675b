import {
  shortLabel,
  stopsOf,
  TRANSPORT_FIELDS,
  type TransportField,
  type TransportLeg,
  type Trip,
} from '@fahrtwind/domain';
import { memo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TRANSPORT_ICONS } from '../../../parts/trip-rows/trip-icons.ts';
import { useTransportTexts } from '../panels/transport/texts.ts';
import { useTripRowTexts } from '../../../parts/trip-rows/texts.ts';
import styles from './plan.module.css';
import { usePageTexts } from './texts.ts';
import { useMayEdit } from '../../../parts/trip-edit/use-may-edit.ts';
import { usePlannerActions } from '../../../parts/trip-edit/use-planner-view.ts';

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

/** Outward journey, vehicle on the trip and return journey; editors can add what is missing. */
export const TransportLegs = memo(function TransportLegs({ trip }: { readonly trip: Trip }) {
  const { plan: texts } = usePageTexts();
  const mayEdit = useMayEdit();
  // A trip begins with its places, not with three things that are missing.
  const mayAdd = mayEdit && stopsOf(trip).length > 0;
  const fields = TRANSPORT_FIELDS.toSorted((one, other) => ORDER[one] - ORDER[other]).filter(
    (field) => mayAdd || trip[field] !== null,
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
});

interface LegRowProps {
  readonly field: TransportField;
  readonly leg: TransportLeg | null;
}

const LegRow = memo(function LegRow({ field, leg }: LegRowProps) {
  const texts = useTripRowTexts();
  const legTexts = useTransportTexts();
  const { open } = usePlannerActions();
  const mayEdit = useMayEdit();
  const name = texts.legs[field];
  const change = leg ? legTexts.editLeg : legTexts.addLeg;
  return (
    <>
      <Icon name={leg ? TRANSPORT_ICONS[leg.type] : 'route'} />
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
});
