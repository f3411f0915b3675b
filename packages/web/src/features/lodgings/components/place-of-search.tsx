import type { Location } from '@fahrtwind/domain';
import { useRef } from 'react';
import { PlaceField } from '../../../parts/place-field/place-field.tsx';
import { placeLabels } from '../../../parts/place-field/place-labels.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './hotel-search.module.css';
import type { SearchForm } from '../state/search-form.ts';
import { useHotelSearchTexts } from '../texts.ts';

interface PlaceOfSearchProps {
  readonly place: Location | null;
  readonly error: string | undefined;
  readonly onChange: (part: Partial<Pick<SearchForm, 'place' | 'typed'>>) => void;
}

/** The chosen place, or the field that finds one. */
export function PlaceOfSearch({ place, error, onChange }: PlaceOfSearchProps) {
  const texts = useHotelSearchTexts().search;
  const frame = useRef<HTMLDivElement>(null);

  function focus(selector: string) {
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(selector)?.focus());
  }

  if (!place) {
    return (
      <div ref={frame} className={styles.place}>
        <PlaceField
          label={texts.place}
          error={error}
          onQuery={(typed) => onChange({ typed })}
          onChoose={(chosen) => {
            onChange({ place: chosen, typed: '' });
            focus('button');
          }}
        />
      </div>
    );
  }
  const { name, where } = placeLabels(place);
  return (
    <div ref={frame} className={styles.place}>
      <p className={styles.label}>{texts.place}</p>
      <div className={styles.chosen}>
        <p>
          <span className={styles.name}>{name}</span>
          {where && <span className={styles.muted}>{where}</span>}
        </p>
        <Button
          variant="quiet"
          aria-label={texts.changePlace(name)}
          onClick={() => {
            onChange({ place: null });
            focus('input');
          }}
        >
          {texts.change}
        </Button>
      </div>
    </div>
  );
}
