import type { Location } from '@fahrtwind/domain';
import { placeLabels } from '../../../parts/place-field/place-labels.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './route-planner.module.css';
import type { SlotIds } from './slot-ids.ts';
import { useRoutePlanTexts } from './texts.ts';

interface ChosenPlaceProps {
  readonly label: string;
  readonly place: Location;
  readonly ids: SlotIds;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onRemove: () => void;
}

/** A place of the route with its actions. */
export function ChosenPlace({ label, place, ids, onUp, onDown, onRemove }: ChosenPlaceProps) {
  const texts = useRoutePlanTexts();
  const { name, where } = placeLabels(place);
  return (
    <div className={styles.chosen}>
      <p id={ids.text} className={styles.place} tabIndex={-1}>
        <span className={styles.slotLabel}>{label}</span>
        <span className={styles.placeName}>{name}</span>
        {where && <span className={styles.muted}>{where}</span>}
      </p>
      <div className={styles.placeActions}>
        {onUp && (
          <Button
            id={ids.up}
            variant="quiet"
            className={styles.action}
            aria-label={texts.up(name)}
            onClick={onUp}
          >
            <Icon name="up" />
          </Button>
        )}
        {onDown && (
          <Button
            id={ids.down}
            variant="quiet"
            className={styles.action}
            aria-label={texts.down(name)}
            onClick={onDown}
          >
            <Icon name="down" />
          </Button>
        )}
        <Button
          variant="quiet"
          className={styles.action}
          aria-label={texts.remove(name)}
          onClick={onRemove}
        >
          <Icon name="close" />
        </Button>
      </div>
    </div>
  );
}
