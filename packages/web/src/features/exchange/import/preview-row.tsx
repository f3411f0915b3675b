import type { Location } from '@fahrtwind/domain';
import { useState } from 'react';
import { PlaceField } from '../../../parts/place-field/place-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import styles from './preview.module.css';
import { placeOfRow, stateOf, type ReviewRow, type RowChoice } from './review.ts';
import { useImportTexts } from './texts.ts';

interface PreviewRowProps {
  readonly id: string;
  readonly row: ReviewRow;
  readonly choice: RowChoice;
  /** Its day in the trip, from 1; null while it is not known. */
  readonly day: number | null;
  readonly isLit: boolean;
  readonly onChange: (choice: RowChoice) => void;
  readonly onHover: (isOver: boolean) => void;
}

/** What a row of a file becomes: taken or not, found where, and on which day. */
export function PreviewRow(props: PreviewRowProps) {
  const { id, row, choice, day, isLit, onChange, onHover } = props;
  const texts = useImportTexts();
  const state = stateOf(row);
  const isAsked = state === 'question' || state === 'missing' || state === 'unsearched';
  const [isOpen, setOpen] = useState(state === 'question');
  const [isSearching, setSearching] = useState(false);
  const place = placeOfRow(row, choice);
  const name = row.place.name || row.place.address || place?.name || texts.pointOfFile;
  const { candidates } = row.line;

  function take(own: Location): void {
    setSearching(false);
    onChange({ ...choice, own, isTaken: true });
  }

  return (
    <li
      id={id}
      className={classNames(
        styles.row,
        isLit && styles.lit,
        isAsked && !choice.isTaken && styles.asked,
      )}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
    >
      <label className={styles.name}>
        <input
          type="checkbox"
          checked={choice.isTaken && place !== null}
          disabled={place === null}
          onChange={({ target }) => onChange({ ...choice, isTaken: target.checked })}
        />
        <span>
          <span className={styles.title}>{name}</span>
          {row.place.isLodging && <span className={styles.note}>{texts.lodging}</span>}
        </span>
      </label>
      <span className={styles.day}>{day !== null && texts.dayNumber(day)}</span>
      <span className={styles.where}>
        {whereOf(row, choice, texts)}
        {row.place.line !== undefined && isAsked && (
          <span className={styles.note}>{texts.line(row.place.line)}</span>
        )}
      </span>
      {state === 'found' && !isOpen && (
        <Button variant="quiet" aria-label={texts.changeOf(name)} onClick={() => setOpen(true)}>
          {texts.change}
        </Button>
      )}
      {isOpen && candidates.length > 0 && (
        <select
          aria-label={texts.placeFor(name)}
          value={choice.own ? -1 : choice.index}
          onChange={({ target }) =>
            onChange({ index: Number(target.value), own: null, isTaken: true })
          }
        >
          {choice.own && <option value={-1}>{choice.own.label}</option>}
          {candidates.map(({ label, lat, lng }, at) => (
            <option key={`${label} ${lat} ${lng}`} value={at}>
              {label}
            </option>
          ))}
        </select>
      )}
      {(isAsked || isOpen) && !isSearching && (
        <Button
          variant="quiet"
          aria-label={texts.searchFor(name)}
          onClick={() => setSearching(true)}
        >
          {texts.searchOther}
        </Button>
      )}
      {isSearching && (
        <div className={styles.search}>
          <PlaceField label={texts.searchFor(name)} onChoose={take} />
        </div>
      )}
    </li>
  );
}

/** What is said of a row; who has chosen another place sees that one. */
function whereOf(
  row: ReviewRow,
  { own, index, isTaken }: RowChoice,
  texts: ReturnType<typeof useImportTexts>,
): string {
  const state = stateOf(row);
  const found = own ?? row.line.candidates[index];
  const isAnswered = state === 'found' || own !== null || (state === 'question' && isTaken);
  return isAnswered && found ? texts.foundIn(found.label) : texts.states[state];
}
