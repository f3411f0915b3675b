import { countryOf, shortLabel, type Location } from '@fahrtwind/domain';
import { useRef } from 'react';
import { PlaceField } from '../../../parts/place-field/place-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { PostFields } from './post-fields.ts';
import styles from './post-form.module.css';
import { useWriteTexts } from './texts.ts';

interface PlaceChoiceProps {
  readonly fields: PostFields;
  readonly onChange: (part: Partial<PostFields>) => void;
}

/** Where the post plays: one place, found by the own search. */
export function PlaceChoice({ fields: { country, place }, onChange }: PlaceChoiceProps) {
  const texts = useWriteTexts();
  const frame = useRef<HTMLDivElement>(null);
  const hasPlace = country !== '' || place !== '';

  function choose(found: Location) {
    const { lat, lng } = found;
    const land = countryOf(found);
    const name = shortLabel(found);
    onChange(
      // A country is found as a place, too; it stands once.
      land === '' || land === name
        ? { country: name, place: '', location: { lat, lng } }
        : { country: land, place: name, location: { lat, lng } },
    );
  }

  function remove() {
    onChange({ country: '', place: '', location: null });
    requestAnimationFrame(() => frame.current?.querySelector('input')?.focus());
  }

  return (
    <div ref={frame} className={styles.place}>
      {hasPlace ? (
        <p className={styles.chosen}>
          <Icon name="pin" />
          <span>
            {texts.placeChosen}{' '}
            <strong>{[place, country].filter((part) => part !== '').join(', ')}</strong>
          </span>
          <Button variant="quiet" onClick={remove}>
            {texts.placeRemove}
          </Button>
        </p>
      ) : (
        <PlaceField label={texts.place} onChoose={choose} />
      )}
    </div>
  );
}
