import { stopsOf, type Trip } from '@fahrtwind/domain';
import { placeLabels } from '../../../../parts/place-field/place-labels.ts';
import { Button } from '../../../../ui/button.tsx';
import { useCopyTexts } from './copy-texts.ts';
import styles from './copy.module.css';

interface CopyChoiceProps {
  readonly trip: Trip;
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (ticked: ReadonlySet<string>) => void;
}

/** The stops of a trip by day, with checkboxes. */
export function CopyChoice({ trip, ticked, onTick }: CopyChoiceProps) {
  const texts = useCopyTexts();
  const all = stopsOf(trip).map(({ id }) => id);
  const days = trip.days
    .map(({ id, cityList }, index) => ({ id, cityList, number: index + 1 }))
    .filter(({ cityList }) => cityList.length > 0);
  if (all.length === 0) return <p>{texts.noStops}</p>;

  function toggle(id: string) {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    onTick(next);
  }

  return (
    <>
      <Button
        variant="quiet"
        className={styles.all}
        onClick={() => onTick(new Set(ticked.size === all.length ? [] : all))}
      >
        {ticked.size === all.length ? texts.none : texts.all}
      </Button>
      {days.map(({ id, cityList, number }) => (
        <fieldset key={id} className={styles.day}>
          <legend>{texts.dayNumber(number)}</legend>
          {cityList.map((stop) => {
            const { name, where } = placeLabels(stop.location);
            return (
              <label key={stop.id}>
                <input
                  type="checkbox"
                  checked={ticked.has(stop.id)}
                  onChange={() => toggle(stop.id)}
                />
                <span>
                  {name} <small>{where}</small>
                </span>
              </label>
            );
          })}
        </fieldset>
      ))}
    </>
  );
}
