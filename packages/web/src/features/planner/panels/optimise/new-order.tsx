import { shortLabel, type Trip } from '@fahrtwind/domain';
import { PanelPart } from '../../../../parts/trip-fields/panel-shell.tsx';
import { movedStops } from '../../../../parts/trip-schedule/stop-numbers.ts';
import styles from './optimise.module.css';
import { useOptimiseTexts } from './texts.ts';

interface NewOrderProps {
  readonly before: Trip;
  readonly after: Trip;
}

/** The proposed days; moved stops are highlighted. */
export function NewOrder({ before, after }: NewOrderProps) {
  const texts = useOptimiseTexts();
  const moved = movedStops(before.days, after.days);
  const days = after.days
    .map(({ id, cityList }, index) => ({ id, cityList, number: index + 1 }))
    .filter(({ cityList }) => cityList.length > 0);
  return (
    <PanelPart title={texts.order}>
      <ol className={styles.order}>
        {days.map(({ id, cityList, number }) => (
          <li key={id}>
            <span>{texts.day(number)}</span>
            <ol>
              {cityList.map((stop) => (
                <li key={stop.id}>
                  {moved.has(stop.id) ? (
                    <strong>{shortLabel(stop.location)}</strong>
                  ) : (
                    shortLabel(stop.location)
                  )}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </PanelPart>
  );
}
