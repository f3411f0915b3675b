import { serialiseLocation, type Location } from '@fahrtwind/domain';
import { useId, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useHasAddresses } from '../../store/session/use-session.ts';
import { classNames } from '../../ui/class-names.ts';
import { FieldNotes, notesIds } from '../../ui/field-notes.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useLanguage } from '../../ui/texts.tsx';
import styles from './place-field.module.css';
import { PlaceList } from './place-list.tsx';
import { usePlaceTexts } from './texts.ts';
import { usePlaceSearch, type Suggestion, type PlaceSearch } from './use-place-search.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

interface SearchStatusProps {
  readonly search: PlaceSearch;
  readonly isTyping: boolean;
}

/** Shows the search's status where the suggestions would be; the number of results is for screen readers only. */
function SearchStatus({ search, isTyping }: SearchStatusProps) {
  const texts = usePlaceTexts();
  const said = isTyping ? sentenceOf(search, texts) : '';
  return (
    <output className={classNames(said !== '' && styles.popup, styles.status)}>
      {said}
      {isTyping && search.status === 'found' && search.places.length > 0 && (
        <VisuallyHidden>{texts.found(search.places.length)}</VisuallyHidden>
      )}
    </output>
  );
}

function sentenceOf(search: PlaceSearch, texts: ReturnType<typeof usePlaceTexts>): string {
  if (search.status === 'idle') return '';
  if (search.status !== 'found') return texts[search.status];
  if (search.places.length > 0) return '';
  return search.isShortLink ? texts.shortLink : texts.none(search.query);
}

interface PlaceFieldProps {
  readonly label: string;
  /** The field is emptied afterwards, ready for the next place. */
  readonly onChoose: (place: Location) => void;
  readonly near?: Pick<Location, 'lat' | 'lng'> | undefined;
  /** Reports text that was typed but not chosen, so that forms can warn before it is lost. */
  readonly onQuery?: (query: string) => void;
  readonly error?: string | undefined;
  readonly id?: string;
  /** Its label and hint are only for screen readers; the placeholder says enough. */
  readonly isCompact?: boolean;
  /** A question instead of what can be typed. */
  readonly placeholder?: string | undefined;
  /** The page begins with it: it gets the focus when the page is opened. */
  readonly isStart?: boolean;
  /** What choosing a place would do, said with each suggestion. */
  readonly describe?: (place: Location) => string;
  /** Controls below the suggestions that change what choosing does. */
  readonly choice?: ReactNode;
}

/** Finds a place by name, address, coordinates or map link: a combobox controlled from the field. */
export function PlaceField(props: PlaceFieldProps) {
  const { label, onChoose, onQuery, near, error, id, isCompact = false, describe, choice } = props;
  const { placeholder, isStart = false } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const texts = usePlaceTexts();
  const hasAddresses = useHasAddresses();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [isEmptied, setEmptied] = useState(false);
  const [isEntered, setEntered] = useState(false);
  const search = usePlaceSearch({ query, language: useLanguage(), near, onAnswer: answered });
  const places = search.status === 'found' ? search.places : [];
  // What was found for the beginning of a word is shown, but Enter means the whole of it.
  const isFound = search.status === 'found' && search.query === query.trim();
  const isListed = isOpen && places.length > 0;
  const current = Math.min(active, places.length - 1);

  function type(text: string) {
    setQuery(text);
    setEmptied(false);
    setEntered(false);
    onQuery?.(text);
  }

  function choose(place: Suggestion) {
    onChoose(serialiseLocation(place));
    type('');
    setEmptied(true);
    setOpen(false);
    setActive(0);
  }

  function answered(answer: PlaceSearch) {
    const [first] = answer.status === 'found' ? answer.places : [];
    if (isEntered && first) choose(first);
  }

  /** The controls below the suggestions belong to the list. */
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  }

  function steer(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive(isListed ? (current + step + places.length) % places.length : 0);
      setOpen(true);
    } else if (event.key === 'Enter') {
      const place = places[current];
      // Enter submits the form only while the field is empty.
      if (query.trim() !== '') event.preventDefault();
      if (event.nativeEvent.isComposing) return;
      if (!isFound && current <= 0) setEntered(query.trim() !== '');
      else if (isListed && place) choose(place);
    } else if (event.key === 'Escape' && (isListed || query !== '')) {
      event.preventDefault();
      if (isListed) setOpen(false);
      else type('');
    }
  }

  return (
    <div className={classNames(styles.field, isCompact && styles.compact)}>
      <label className={styles.label} htmlFor={fieldId}>
        {label}
      </label>
      <div className={styles.box} onBlur={leave}>
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
          placeholder={
            placeholder ?? (hasAddresses ? texts.placeholderWithAddress : texts.placeholder)
          }
          data-start={isStart || undefined}
          value={query}
          // Its text was chosen: Ctrl+Z takes back what that did, not the typing.
          data-emptied={isEmptied || undefined}
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
          onKeyDown={steer}
        />
        <PlaceList
          fieldId={fieldId}
          search={isListed ? search : null}
          active={current}
          describe={describe}
          choice={choice}
          onActive={setActive}
          onChoose={choose}
        />
        <SearchStatus search={search} isTyping={isOpen && query.trim() !== ''} />
      </div>
      <div className={styles.notes}>
        <FieldNotes fieldId={fieldId} hint={texts.hint} error={error} />
      </div>
    </div>
  );
}
