import { useEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './place-field.module.css';
import { placeWords } from './place-words.ts';
import { usePlaceTexts } from './texts.ts';
import type { PlaceSearch, Suggestion } from './use-place-search.ts';

interface PlaceListProps {
  readonly fieldId: string;
  /** Null while the list is closed. */
  readonly search: PlaceSearch | null;
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onChoose: (place: Suggestion) => void;
}

/** The suggestions below the field. The focus stays in the field, so pressing the mouse must not take it. */
export function PlaceList({ fieldId, search, active, onActive, onChoose }: PlaceListProps) {
  const texts = usePlaceTexts();
  const places = search?.status === 'found' ? search.places : [];
  const attribution = search?.status === 'found' ? search.attribution : [];
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classNames(styles.popup, places.length === 0 && styles.closed)}
      onMouseDown={(event) => event.preventDefault()}
    >
      {/* The native select and datalist can neither be steered from a text field nor hold two lines. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <ul ref={list} id={`${fieldId}-list`} role="listbox" aria-label={texts.suggestions}>
        {places.map((place, index) => {
          const { name, where } = placeWords(place);
          return (
            // The field has the focus and the keys; the options only show what it is at.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={`${place.label} ${place.lat} ${place.lng}`}
              id={`${fieldId}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role
              role="option"
              aria-selected={index === active}
              className={styles.option}
              onMouseMove={() => onActive(index)}
              onClick={() => onChoose(place)}
            >
              <Icon name="pin" />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.where}>
                  {[texts.kinds[place.kind], where].filter(Boolean).join(' · ')}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      {attribution.length > 0 && (
        <p className={styles.attribution}>{texts.attribution(attribution.join(', '))}</p>
      )}
    </div>
  );
}
