import type { Location } from '@fahrtwind/domain';
import { PlaceField } from '../../../parts/place-field/place-field.tsx';
import { placeLabels } from '../../../parts/place-field/place-labels.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useCreateTexts } from './texts.ts';
import styles from './create.module.css';

interface PlaceFieldsProps {
  readonly places: readonly Location[];
  readonly error: string | undefined;
  readonly onChange: (places: readonly Location[]) => void;
  readonly onQuery: (query: string) => void;
}

/** The first places in visiting order. */
export function PlaceFields({ places, error, onChange, onQuery }: PlaceFieldsProps) {
  const texts = useCreateTexts();

  function moveUp(index: number) {
    const [place] = places.slice(index, index + 1);
    if (!place) return;
    const others = places.toSpliced(index, 1);
    onChange(others.toSpliced(index - 1, 0, place));
  }

  return (
    <fieldset className={styles.group}>
      <legend>{texts.where}</legend>
      <PlaceField
        id="orte"
        label={texts.places}
        error={error}
        near={places.at(-1)}
        onQuery={onQuery}
        onChoose={(place) => onChange([...places, place])}
      />
      {places.length > 0 && (
        <ol className={styles.places} aria-label={texts.chosenPlaces}>
          {places.map((place, index) => {
            const { name, where } = placeLabels(place);
            return (
              <li key={`${index} ${place.label}`}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <span className={styles.place}>
                  <span>{name}</span>
                  <span className={styles.where}>{where}</span>
                </span>
                {index > 0 && (
                  <Button
                    variant="quiet"
                    className={styles.small}
                    aria-label={texts.moveUp(name)}
                    onClick={() => moveUp(index)}
                  >
                    <Icon name="down" className={styles.up} />
                  </Button>
                )}
                <Button
                  variant="quiet"
                  className={styles.small}
                  aria-label={texts.removePlace(name)}
                  onClick={() => {
                    onChange(places.toSpliced(index, 1));
                    document.getElementById('orte')?.focus();
                  }}
                >
                  <Icon name="close" />
                </Button>
              </li>
            );
          })}
        </ol>
      )}
    </fieldset>
  );
}
