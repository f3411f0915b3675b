import {
  shortLabel,
  TRANSPORT_FIELDS,
  type TransportField,
  type TransportType,
  type Trip,
} from '@fahrtwind/domain';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { usePlannerTexts } from '../texts.ts';
import styles from './plan.module.css';

const ICONS: Readonly<Record<TransportType, IconName>> = {
  car: 'car',
  plane: 'plane',
  train: 'train',
};

const ORDER: Readonly<Record<TransportField, number>> = {
  arrivalEntry: 0,
  duringTripEntry: 1,
  departureEntry: 2,
};

/** The way there, the vehicle in between and the way home, as far as they are known. */
export function TransportLegs({ trip }: { readonly trip: Trip }) {
  const { plan: texts } = usePlannerTexts();
  const legs = TRANSPORT_FIELDS.toSorted((one, other) => ORDER[one] - ORDER[other]).flatMap(
    (field) => {
      const leg = trip[field];
      return leg ? [{ field, leg }] : [];
    },
  );
  if (legs.length === 0) return null;
  return (
    <section className={styles.transport} aria-labelledby="verbindungen">
      <h2 id="verbindungen">{texts.transport}</h2>
      <ul>
        {legs.map(({ field, leg }) => (
          <li key={field}>
            <Icon name={ICONS[leg.type]} />
            <span>
              <strong>{texts.legs[field]}</strong>
              <span>
                {texts.transportTypes[leg.type]}
                {field !== 'duringTripEntry' &&
                  `, ${texts.way(shortLabel(leg.from), shortLabel(leg.to))}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
