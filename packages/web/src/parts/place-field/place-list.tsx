import type { Location } from '@fahrtwind/domain';
import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './place-field.module.css';
import { placeLabels } from './place-labels.ts';
import { usePlaceTexts } from './texts.ts';
import type { PlaceSearch, Suggestion } from './use-place-search.ts';

interface PlaceListProps {
  readonly fieldId: string;
  /** Null while the list is closed. */
  readonly search: PlaceSearch | null;
  readonly active: number;
  readonly describe: ((place: Location) => string) | undefined;
  readonly choice: ReactNode;
  readonly onActive: (index: number) => void;
  readonly onChoose: (place: Suggestion) => void;
}

/** The suggestions below the field. The focus stays in the field, so a mouse press must not move it. */
export function PlaceList(props: PlaceListProps) {
  const { fieldId, search, active, describe, choice, onActive, onChoose } = props;
  const texts = usePlaceTexts();
  const places = search?.status === 'found' ? search.places : [];
  const attribution = search?.status === 'found' ? search.attribution : [];
  const unknown = search?.status === 'found' ? search.unknown : undefined;
  const consequences = describe ? places.map(describe) : [];
  // Said once where it is the same for all of them.
  const common =
    new Set(consequences).size === 1 && places.length > 1 ? consequences[0] : undefined;
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div className={classNames(styles.popup, places.length === 0 && styles.closed)}>
      {unknown !== undefined && <p className={styles.unknown}>{texts.unknown(unknown)}</p>}
      {/* Native select and datalist can neither be controlled from a text field nor show two lines. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={list}
        id={`${fieldId}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role
        role="listbox"
        aria-label={texts.suggestions}
        onMouseDown={(event) => event.preventDefault()}
      >
        {places.map((place, index) => {
          const { name, where } = placeLabels(place);
          return (
            // The field has the focus and handles the keys; the options only show the selection.
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
                {describe && common === undefined && (
                  <span className={styles.consequence}>{consequences[index]}</span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {common && <p className={classNames(styles.consequence, styles.common)}>{common}</p>}
      {places.length > 0 && choice}
      {attribution.length > 0 && (
        <p className={styles.attribution}>{texts.attribution(attribution.join(', '))}</p>
      )}
    </div>
  );
}
