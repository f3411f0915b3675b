import { shortLabel, type Location } from '@fahrtwind/domain';
import { useState } from 'react';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ChosenPlace } from './chosen-place.tsx';
import {
  MOST_STOPS,
  moveSlot,
  reversed,
  slotsOf,
  stopsOfPlan,
  withSlot,
  withVia,
  type RoutePlan,
} from './route-plan.ts';
import styles from './route-planner.module.css';
import { slotIds } from './slot-ids.ts';
import { useRoutePlanTexts } from './texts.ts';
import { useFocusNext } from '../../../parts/use-focus-next.ts';
import { PlaceField } from '../../../parts/place-field/place-field.tsx';

interface EmptySlotProps {
  readonly id: string;
  readonly label: string;
  readonly near: Location | undefined;
  readonly onChoose: (place: Location) => void;
  readonly onCancel?: () => void;
}

/** A row without a place yet. */
function EmptySlot({ id, label, near, onChoose, onCancel }: EmptySlotProps) {
  const texts = useRoutePlanTexts();
  return (
    <div className={styles.looking}>
      <PlaceField id={id} label={label} near={near} onChoose={onChoose} />
      {onCancel && (
        <Button variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      )}
    </div>
  );
}

interface StopSlotsProps {
  readonly plan: RoutePlan;
  readonly onChange: (plan: RoutePlan) => void;
}

const ADD_ID = 'route-zwischenstopp';
const SEARCH_ID = `${ADD_ID}-suche`;

/** The places of the route: each is chosen, changed, moved and removed in its own row. */
export function StopSlots({ plan, onChange }: StopSlotsProps) {
  const texts = useRoutePlanTexts();
  const focusNext = useFocusNext();
  const [isAdding, setAdding] = useState(false);
  const slots = slotsOf(plan);
  const last = slots.length - 1;
  const labels = slots.map((_, index) => nameOfSlot(index));

  function nameOfSlot(index: number): string {
    if (index === 0) return texts.from;
    return index === last ? texts.to : texts.via;
  }

  function choose(index: number, place: Location) {
    onChange(withSlot(plan, index, place));
    const empty = slots.findIndex((slot, other) => slot === null && other !== index);
    focusNext(empty < 0 ? slotIds(index).text : slotIds(empty).field);
  }

  function move(index: number, step: 1 | -1, name: string) {
    const next = moveSlot(plan, index, step);
    onChange(next);
    // A via that replaces an empty start or destination leaves no row behind.
    const count = slotsOf(next).length;
    const target = Math.min(index + step, count - 1);
    const isAtEnd = step === -1 ? target === 0 : target === count - 1;
    const ids = slotIds(target);
    focusNext((step === -1) === isAtEnd ? ids.down : ids.up);
    announce(texts.moved(name, target + 1, count));
  }

  function remove(index: number, name: string) {
    const next = withSlot(plan, index, null);
    onChange(next);
    const isEnd = index === 0 || index === last;
    focusNext(isEnd ? slotIds(index).field : isAdding ? SEARCH_ID : ADD_ID);
    announce(texts.removed(name, stopsOfPlan(next).length));
  }

  function add(place: Location | null) {
    setAdding(false);
    const count = slots.length + 1;
    focusNext(place && count >= MOST_STOPS ? slotIds(last).text : ADD_ID);
    if (!place) return;
    onChange(withVia(plan, place));
    announce(texts.moved(shortLabel(place), slots.length, count));
  }

  const isFull = slots.length >= MOST_STOPS;
  return (
    <>
      <ol className={styles.slots} aria-label={texts.stops}>
        {slots.map((place, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line is its position, whatever stands in it
          <li key={index} className={styles.slot}>
            <span className={styles.marker} aria-hidden="true">
              {index + 1}
            </span>
            {place ? (
              <ChosenPlace
                label={labels[index] ?? ''}
                place={place}
                ids={slotIds(index)}
                onUp={index > 0 ? () => move(index, -1, shortLabel(place)) : undefined}
                onDown={index < last ? () => move(index, 1, shortLabel(place)) : undefined}
                onRemove={() => remove(index, shortLabel(place))}
              />
            ) : (
              <EmptySlot
                id={slotIds(index).field}
                label={labels[index] ?? ''}
                near={stopsOfPlan(plan).at(-1)}
                onChoose={(chosen) => choose(index, chosen)}
              />
            )}
          </li>
        ))}
        {isAdding && (
          <li className={styles.slot}>
            <span className={styles.marker} aria-hidden="true">
              <Icon name="plus" />
            </span>
            <EmptySlot
              id={SEARCH_ID}
              label={texts.via}
              near={plan.vias.at(-1) ?? plan.from ?? undefined}
              onChoose={add}
              onCancel={() => add(null)}
            />
          </li>
        )}
      </ol>
      <div className={styles.slotActions}>
        {!isFull && !isAdding && (
          <Button
            id={ADD_ID}
            variant="quiet"
            className={styles.wideAction}
            onClick={() => {
              setAdding(true);
              focusNext(SEARCH_ID);
            }}
          >
            <Icon name="plus" />
            {texts.addVia}
          </Button>
        )}
        {stopsOfPlan(plan).length > 0 && (
          <Button
            variant="quiet"
            className={styles.wideAction}
            onClick={() => {
              onChange(reversed(plan));
              announce(texts.reversed);
            }}
          >
            <Icon name="reload" />
            {texts.reverse}
          </Button>
        )}
      </div>
      {isFull && <p className={styles.muted}>{texts.most(MOST_STOPS)}</p>}
    </>
  );
}
