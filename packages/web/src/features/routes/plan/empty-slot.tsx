import type { Location } from '@fahrtwind/domain';
import { PlaceField } from '../../../parts/place-field/place-field.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './route-planner.module.css';
import { useRoutePlanTexts } from './texts.ts';

interface EmptySlotProps {
  readonly id: string;
  readonly label: string;
  readonly near: Location | undefined;
  readonly onChoose: (place: Location) => void;
  readonly onCancel?: () => void;
}

/** A row without a place yet. */
export function EmptySlot({ id, label, near, onChoose, onCancel }: EmptySlotProps) {
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
