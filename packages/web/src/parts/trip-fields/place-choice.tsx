import { isValidLocation, type Location } from '@fahrtwind/domain';
import { useId, useRef, useState } from 'react';
import { PlaceField } from '../place-field/place-field.tsx';
import { placeLabels } from '../place-field/place-labels.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './edit.module.css';
import { useEditTexts } from './texts.ts';

interface PlaceChoiceProps {
  readonly label: string;
  readonly place: Location;
  readonly near?: Location | undefined;
  /** Returns why the place is not allowed, else null. */
  readonly onChoose: (place: Location) => string | null;
}

/** Shows the chosen place or searches for one. */
export function PlaceChoice({ label, place, near, onChoose }: PlaceChoiceProps) {
  const texts = useEditTexts();
  const fieldId = useId();
  const [isLooking, setLooking] = useState(false);
  const [error, setError] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const isKnown = place.label !== '' || isValidLocation(place);
  const { name, where } = placeLabels(place);

  function look() {
    setLooking(true);
    requestAnimationFrame(() => document.getElementById(fieldId)?.focus());
  }

  function stop() {
    setLooking(false);
    setError(undefined);
    requestAnimationFrame(() => opener.current?.focus());
  }

  function choose(found: Location) {
    const problem = onChoose(found);
    if (problem === null) stop();
    else setError(problem);
  }

  if (isLooking) {
    return (
      <div className={styles.looking}>
        <PlaceField id={fieldId} label={label} near={near} error={error} onChoose={choose} />
        <Button variant="quiet" onClick={stop}>
          {texts.cancel}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.place}>
      <p>
        <span className={styles.label}>{label}</span>
        <span className={styles.placeName}>{isKnown ? name : texts.noPlace}</span>
        {where && <span className={styles.muted}>{where}</span>}
      </p>
      <Button
        ref={opener}
        variant="outlined"
        aria-label={texts.changePlace(label, isKnown)}
        onClick={look}
      >
        <Icon name="search" />
        {isKnown ? texts.change : texts.choose}
      </Button>
    </div>
  );
}
