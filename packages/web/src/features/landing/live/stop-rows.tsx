import { shortLabel } from '@fahrtwind/domain';
import { dayColour } from '../../../parts/trip-rows/day-colour.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useLandingTexts } from '../texts.ts';
import styles from './live-route.module.css';
import { FEWEST_STOPS, type LiveStop } from './live-stops.ts';

interface StopRowsProps {
  readonly stops: readonly LiveStop[];
  /** On which each is reached, from 0. */
  readonly days: readonly number[];
  readonly onMove: (index: number, step: 1 | -1) => void;
  readonly onRemove: (index: number) => void;
}

/** The focusable elements in the row of a stop. */
export function rowIds(index: number) {
  const row = `stopp-${index}`;
  return { up: `${row}-vor`, down: `${row}-zurueck`, remove: `${row}-weg` };
}

/** The stops in order, each with what can be done with it. */
export function StopRows({ stops, days, onMove, onRemove }: StopRowsProps) {
  const { live: texts } = useLandingTexts();
  const last = stops.length - 1;
  return (
    <ol className={styles.stops} aria-label={texts.stops}>
      {stops.map(({ key, place }, index) => {
        const name = shortLabel(place);
        const ids = rowIds(index);
        return (
          <li key={key} className={classNames(styles.row, dayColour((days[index] ?? 0) + 1))}>
            <span className={styles.marker} aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles.name}>{name}</span>
            <span className={styles.actions}>
              {index > 0 && (
                <Button
                  id={ids.up}
                  variant="quiet"
                  className={styles.action}
                  aria-label={texts.up(name)}
                  onClick={() => onMove(index, -1)}
                >
                  <Icon name="up" />
                </Button>
              )}
              {index < last && (
                <Button
                  id={ids.down}
                  variant="quiet"
                  className={styles.action}
                  aria-label={texts.down(name)}
                  onClick={() => onMove(index, 1)}
                >
                  <Icon name="down" />
                </Button>
              )}
              {stops.length > FEWEST_STOPS && (
                <Button
                  id={ids.remove}
                  variant="quiet"
                  className={styles.action}
                  aria-label={texts.remove(name)}
                  onClick={() => onRemove(index)}
                >
                  <Icon name="close" />
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
