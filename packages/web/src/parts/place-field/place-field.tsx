import { serialiseLocation, type Location } from '@fahrtwind/domain';
import { useId, useState, type KeyboardEvent } from 'react';
import { FieldNotes, notesIds } from '../../ui/field-notes.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useLanguage } from '../../ui/texts.tsx';
import styles from './place-field.module.css';
import { PlaceList } from './place-list.tsx';
import { SearchStatus } from './search-status.tsx';
import { usePlaceTexts } from './texts.ts';
import { usePlaceSearch, type Suggestion } from './use-place-search.ts';

interface PlaceFieldProps {
  readonly label: string;
  /** The field is empty again afterwards, ready for the next place. */
  readonly onChoose: (place: Location) => void;
  readonly near?: Pick<Location, 'lat' | 'lng'> | undefined;
  /** Tells what is typed and not chosen yet, so that nobody loses it unnoticed. */
  readonly onQuery?: (query: string) => void;
  readonly error?: string | undefined;
  readonly id?: string;
}

/** Finds a place by name, address, coordinates or map link: a combobox whose list is steered from the field. */
export function PlaceField({ label, onChoose, onQuery, near, error, id }: PlaceFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const texts = usePlaceTexts();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const search = usePlaceSearch({ query, language: useLanguage(), near });
  const places = search.status === 'found' ? search.places : [];
  const isListed = isOpen && places.length > 0;
  const current = Math.min(active, places.length - 1);

  function type(text: string) {
    setQuery(text);
    onQuery?.(text);
  }

  function choose(place: Suggestion) {
    onChoose(serialiseLocation(place));
    type('');
    setOpen(false);
    setActive(0);
  }

  function steer(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive(isListed ? (current + step + places.length) % places.length : 0);
      setOpen(true);
    } else if (event.key === 'Enter') {
      const place = places[current];
      // Enter in an empty field sends the form; in a filled one it never does.
      if (query.trim() !== '') event.preventDefault();
      if (isListed && place && !event.nativeEvent.isComposing) choose(place);
    } else if (event.key === 'Escape' && (isListed || query !== '')) {
      event.preventDefault();
      if (isListed) setOpen(false);
      else type('');
    }
  }

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId}>
        {label}
      </label>
      <div className={styles.box}>
        <Icon name="search" className={styles.icon} />
        <input
          id={fieldId}
          className={styles.control}
          role="combobox"
          type="text"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={1000}
          placeholder={texts.placeholder}
          value={query}
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={`${fieldId}-list`}
          aria-activedescendant={isListed ? `${fieldId}-${current}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={notesIds(fieldId, texts.hint, error)}
          onChange={(event) => {
            type(event.target.value);
            setActive(0);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={steer}
        />
        <PlaceList
          fieldId={fieldId}
          search={isListed ? search : null}
          active={current}
          onActive={setActive}
          onChoose={choose}
        />
      </div>
      <SearchStatus search={search} isTyping={query.trim() !== ''} />
      <FieldNotes fieldId={fieldId} hint={texts.hint} error={error} />
    </div>
  );
}
