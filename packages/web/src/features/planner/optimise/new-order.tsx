import { shortLabel, type Trip } from '@fahrtwind/domain';
import { PanelPart } from '../edit/panel-shell.tsx';
import { stopNumbers } from '../plan/stop-numbers.ts';
import styles from './optimise.module.css';
import { useOptimiseTexts } from './texts.ts';

interface NewOrderProps {
  readonly before: Trip;
  readonly after: Trip;
}

/** The proposed days; stops that come to another place stand out. */
export function NewOrder({ before, after }: NewOrderProps) {
  const texts = useOptimiseTexts();
  const was = stopNumbers(before.days);
  const becomes = stopNumbers(after.days);
  const hasMoved = (id: string) => was.get(id)?.number !== becomes.get(id)?.number;
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
                  {hasMoved(stop.id) ? (
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
